// The one HTTP client of services and gateway: bounded in number and time, as an internal identity.
import type { IncomingHttpHeaders, Server } from "node:http";
import type { Readable } from "node:stream";
import { retry } from "@isotrail/eventsourcing";
import { type Dispatcher, Pool } from "undici";
import type { Caller, Identity } from "../server/internal-identity.ts";
import { localConnector } from "./local-connection.ts";
import { type PlaceLimits, Places } from "./places.ts";
import { Unreachable } from "./unreachable.ts";

export type ClientLimits = PlaceLimits & {
  /** Milliseconds until an answer begins, and between two pieces of it. */
  readonly answer: number;
};

export type Call = {
  readonly method: string;
  readonly path: string;
  /** For whom: the identity is signed when the call is sent, however long it waited. */
  readonly caller: Omit<Caller, "service">;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | Readable | null;
  readonly signal?: AbortSignal;
  /** Whether the call is sent again when its connection breaks; a GET or HEAD is, unless this says otherwise. */
  readonly repeatable?: boolean;
};
export type Answer<Body> = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Body };

export interface HttpClient {
  readonly name: string;
  /** An answer as a whole, of at most 64 MiB. @throws Unreachable */
  call(call: Call): Promise<Answer<Buffer>>;
  /** An answer as it arrives; whoever calls reads its body or destroys it. @throws Unreachable */
  open(call: Call): Promise<Answer<Readable>>;
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** On broken connections: another replica takes the place of one that died. Milliseconds between the first two. */
const ATTEMPTS = 4;
const FIRST_PAUSE = 40;
const BROKEN = ["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "UND_ERR_SOCKET"];

/** Whether the connection was refused or broke before an answer came. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && BROKEN.includes(String(error.code));

/** Where a service is: `http://host:port`, `unix:<path of a socket>`, or its server when it runs in this thread. */
export type ServiceAddress = string | Server;

export function httpClient(
  name: string,
  address: ServiceAddress,
  identity: Identity,
  limits: ClientLimits,
): HttpClient {
  const places = new Places(limits);
  const pool = openPool(name, address, limits);

  async function open(call: Call): Promise<Answer<Readable>> {
    let leave = () => {};
    try {
      leave = await places.take(call.caller.user ?? "", call.signal);
      const { statusCode: status, headers, body } = await sendRepeatedly(pool, identity, call);
      body.once("close", leave);
      return { status, headers, body };
    } catch (error) {
      leave();
      throw new Unreachable(name, error);
    }
  }

  return {
    name,
    open,
    async call(call) {
      const { body, ...answer } = await open(call);
      return { ...answer, body: await wholeBody(name, body) };
    },
    close: () => pool.destroy(),
  };
}

async function sendRepeatedly(pool: Pool, identity: Identity, call: Call): Promise<Dispatcher.ResponseData> {
  const { method, repeatable = method === "GET" || method === "HEAD" } = call;
  const shouldRetry = (error: unknown, attempt: number) => repeatable && isBroken(error) && attempt < ATTEMPTS;
  return retry(() => send(pool, identity, call), { firstPause: FIRST_PAUSE, shouldRetry });
}

async function send(
  pool: Pool,
  identity: Identity,
  { method, path, caller, headers, body = null, signal }: Call,
): Promise<Dispatcher.ResponseData> {
  return pool.request({
    method: method as Dispatcher.HttpMethod,
    path,
    headers: {
      ...headers,
      authorization: `Bearer ${await identity.mint(caller)}`,
      ...(caller.request && { "x-request-id": caller.request }),
      ...(caller.trace && { traceparent: caller.trace }),
    },
    body,
    ...(signal && { signal }),
  });
}

/** Calls that wait for a connection wait for a place, so that the pool has no queue of its own. */
function openPool(name: string, address: ServiceAddress, { places, answer }: ClientLimits): Pool {
  const limits = { connections: places, headersTimeout: answer, bodyTimeout: answer };
  if (typeof address !== "string") return new Pool(`http://${name}`, { ...limits, connect: localConnector(address) });
  if (!address.startsWith("unix:"))
    return new Pool(new URL(address).origin, { ...limits, connect: { timeout: CONNECT_MS } });
  const socketPath = address.slice("unix:".length);
  return new Pool(`http://${name}`, { ...limits, socketPath, connect: { timeout: CONNECT_MS } });
}

/** @throws Unreachable when it breaks off or has more than 64 MiB */
export async function wholeBody(name: string, body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new Error(`the answer has more than ${MOST_BYTES} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw new Unreachable(name, error);
  }
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
}
