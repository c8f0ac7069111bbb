// Another service, called over HTTP or a Unix socket with an internal identity on behalf of the caller.
import { CommandRejected, type RejectionKind, retry, StoreFull, StoreUnavailable } from "@isotrail/eventsourcing";
import { Pool } from "undici";
import type { Caller, Identity } from "../server/internal-identity.ts";
import { STATUS_OF } from "../server/problem.ts";

/** Calls are questions, or may be repeated without another effect: one whose connection breaks is sent again. */
export interface Peer {
  post<T>(path: string, body: object, caller: Caller): Promise<T>;
  get<T>(path: string, caller: Caller): Promise<T>;
}

/** By name of the service: `peers.catalog`. */
export type Peers = Readonly<Record<string, Peer>>;

const TIMEOUT_MS = 10_000;
const CONNECTIONS = 64;
/** Requests under way or waiting for a connection. */
const MOST_WAITING = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * @param url `http://host:port` or `unix:path`
 * The peer's 4xx become Refused of the same kind; what is not answered within 10 s, or with 5xx, StoreUnavailable.
 */
export function connectPeer(name: string, url: string, identity: Identity): Peer & { close(): Promise<void> } {
  const limits = {
    connections: CONNECTIONS,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    maxResponseSize: MOST_BYTES,
  };
  const pool = url.startsWith("unix:")
    ? new Pool(`http://${name}`, { ...limits, socketPath: url.slice("unix:".length) })
    : new Pool(new URL(url).origin, { ...limits, connect: { timeout: TIMEOUT_MS } });
  let waiting = 0;

  async function call<T>(method: "GET" | "POST", path: string, body: object | undefined, caller: Caller): Promise<T> {
    if (waiting >= MOST_WAITING) throw new StoreUnavailable(`too many requests wait for ${name}`);
    waiting++;
    try {
      const { status, json } = await again(() => exchange(method, path, body, caller));
      if (status < 300) return json as T;
      throw failure(name, status, json);
    } finally {
      waiting--;
    }
  }

  async function exchange(method: "GET" | "POST", path: string, body: object | undefined, caller: Caller) {
    const authorization = `Bearer ${await identity.mint(caller)}`;
    try {
      const { statusCode, body: answer } = await pool.request({
        method,
        path,
        headers: {
          authorization,
          ...(body && { "content-type": "application/json" }),
          ...(caller.request && { "x-request-id": caller.request }),
          ...(caller.trace && { traceparent: caller.trace }),
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answered = await answer.text();
      return { status: statusCode, json: statusCode >= 500 ? undefined : jsonOf(answered) };
    } catch (error) {
      throw isBroken(error) ? error : new StoreUnavailable(`${name} does not answer`, error);
    }
  }

  /** Another replica takes the place of one that died, or it is there again in a moment. */
  async function again<T>(send: () => Promise<T>): Promise<T> {
    const shouldRetry = (error: unknown, attempt: number) => isBroken(error) && attempt < ATTEMPTS;
    return retry(send, { firstPause: FIRST_PAUSE, shouldRetry }).catch((error: unknown) => {
      throw isBroken(error) ? new StoreUnavailable(`${name} does not answer`, error) : error;
    });
  }

  return {
    get: (path, caller) => call("GET", path, undefined, caller),
    post: (path, body, caller) => call("POST", path, body, caller),
    close: () => pool.close(),
  };
}

/** On broken connections: attempts, and milliseconds between the first two. Together at most 280 ms. */
const ATTEMPTS = 4;
const FIRST_PAUSE = 40;
const BROKEN = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];

/** Whether the connection was refused or broke before an answer came. */
export const isBroken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && BROKEN.includes(String(error.code));

const jsonOf = (answered: string): unknown => (answered === "" ? undefined : JSON.parse(answered));

const KIND_OF = new Map(Object.entries(STATUS_OF).map(([kind, status]) => [status, kind as RejectionKind]));

function failure(name: string, status: number, json: unknown): Error {
  if (status === 507) return new StoreFull();
  if (status >= 500) return new StoreUnavailable(`${name} answered ${status}`);
  const kind = KIND_OF.get(status);
  const { message } = (json ?? {}) as { message?: unknown };
  if (!kind) return new Error(`${name} answered ${status}: ${typeof message === "string" ? message : "no message"}`);
  return new CommandRejected(
    kind,
    typeof message === "string" ? message : `${name} answered ${status}.`,
    propertiesOf(json),
  );
}

/** In a problem body the arrays of texts are what is wrong with each property. */
const propertiesOf = (json: unknown): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(json ?? {}).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((one) => typeof one === "string"),
    ),
  );
