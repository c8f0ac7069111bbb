// Another service, asked on behalf of the caller: JSON in, JSON or bytes out, its refusals as ours.
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { CommandRejected, type RejectionKind, StoreFull, StoreUnavailable } from "@isotrail/eventsourcing";
import type { Caller, Identity } from "../server/internal-identity.ts";
import { Problem, STATUS_OF } from "../server/problem.ts";
import { type ClientLimits, httpClient, wholeBody } from "./http-client.ts";
import { Unreachable } from "./unreachable.ts";

/** Calls are questions, or may be repeated without another effect: one whose connection breaks is sent again. */
export interface Peer {
  /** @param within milliseconds; TIMEOUT_MS unless given */
  post<T>(path: string, body: object, caller: Caller, within?: number): Promise<T>;
  get<T>(path: string, caller: Caller): Promise<T>;
  /** An answer that is too large to be held: it is read to its end, left by a `break`, or ended by the signal. */
  open(path: string, caller: Caller, signal: AbortSignal): Promise<Streamed>;
}

/** No more is read of the peer than is taken here. @throws StoreUnavailable in its middle when the peer goes away */
export type Streamed = { readonly headers: IncomingHttpHeaders; readonly bytes: AsyncIterable<Uint8Array> };

/** By name of the service: `peers.catalog`. */
export type Peers = Readonly<Record<string, Peer>>;

/** Milliseconds for a question and its answer. */
const TIMEOUT_MS = 10_000;
const LIMITS: ClientLimits = { places: 64, waiting: 2_000, waitTimeout: TIMEOUT_MS, answer: TIMEOUT_MS };
/** Streams have places of their own, which they hold for long: questions do not wait behind them. */
const STREAMS: ClientLimits = { places: 8, waiting: 256, waitTimeout: 300_000, answer: 30_000 };

/**
 * @param url `http://host:port` or `unix:path`
 * The peer's 4xx become CommandRejected of the same kind, 410 the same Problem; 5xx, or no answer in time, StoreUnavailable.
 */
export function connectPeer(name: string, url: string, identity: Identity): Peer & { close(): Promise<void> } {
  const client = httpClient(name, url, identity, LIMITS);
  const streams = httpClient(name, url, identity, STREAMS);

  return {
    async get(path, caller) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const { status, body } = await client.call({ method: "GET", path, caller, signal });
      return answerOf(name, status, body);
    },
    async post(path, sent, caller, within = TIMEOUT_MS) {
      const json = { headers: { "content-type": "application/json" }, body: Buffer.from(JSON.stringify(sent)) };
      const signal = AbortSignal.timeout(within);
      const { status, body } = await client.call({ method: "POST", path, caller, ...json, signal, repeatable: true });
      return answerOf(name, status, body);
    },
    async open(path, caller, signal) {
      const { status, headers, body } = await streams.open({ method: "GET", path, caller, signal });
      if (status >= 300) return answerOf(name, status, await wholeBody(name, body));
      return { headers, bytes: piecesOf(name, body) };
    },
    async close() {
      await client.close();
      await streams.close();
    },
  };
}

/** @throws CommandRejected, StoreFull, StoreUnavailable for whatever is no success */
function answerOf<T>(name: string, status: number, body: Buffer): T {
  if (status === 507) throw new StoreFull();
  if (status >= 500) throw new StoreUnavailable(`${name} answered ${status}`);
  const json = jsonOf(name, body);
  if (status < 300) return json as T;
  throw rejection(name, status, json);
}

async function* piecesOf(name: string, body: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* body as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new Unreachable(name, error);
  }
}

function jsonOf(name: string, body: Buffer): unknown {
  try {
    return body.length === 0 ? undefined : JSON.parse(body.toString());
  } catch (error) {
    throw new StoreUnavailable(`${name} answered what is not JSON`, error);
  }
}

const KIND_OF = new Map(Object.entries(STATUS_OF).map(([kind, status]) => [status, kind as RejectionKind]));

/** What was deleted, of a kind that says so. */
const GONE = 410;

function rejection(name: string, status: number, json: unknown): Error {
  const kind = KIND_OF.get(status);
  const { message } = (json ?? {}) as { message?: unknown };
  const text = typeof message === "string" ? message : `${name} answered ${status}`;
  if (status === GONE) return new Problem(GONE, text);
  return kind ? new CommandRejected(kind, text, propertiesOf(json)) : new Error(`${name} answered ${status}: ${text}`);
}

/** In a problem body the arrays of texts are what is wrong with each property. */
const propertiesOf = (json: unknown): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(json ?? {}).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((one) => typeof one === "string"),
    ),
  );
