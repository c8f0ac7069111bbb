// Another service, asked on behalf of the caller: JSON in, JSON out, its refusals as ours.
import { CommandRejected, type RejectionKind, StoreFull, StoreUnavailable } from "@isotrail/eventsourcing";
import type { Caller, Identity } from "../server/internal-identity.ts";
import { STATUS_OF } from "../server/problem.ts";
import { type ClientLimits, httpClient } from "./http-client.ts";

/** Calls are questions, or may be repeated without another effect: one whose connection breaks is sent again. */
export interface Peer {
  post<T>(path: string, body: object, caller: Caller): Promise<T>;
  get<T>(path: string, caller: Caller): Promise<T>;
}

/** By name of the service: `peers.catalog`. */
export type Peers = Readonly<Record<string, Peer>>;

/** Milliseconds for a question and its answer. */
const TIMEOUT_MS = 10_000;
const LIMITS: ClientLimits = { places: 64, waiting: 2_000, waitTimeout: TIMEOUT_MS, answer: TIMEOUT_MS };

/**
 * @param url `http://host:port` or `unix:path`
 * The peer's 4xx become CommandRejected of the same kind; 5xx, or no answer within TIMEOUT_MS, StoreUnavailable.
 */
export function connectPeer(name: string, url: string, identity: Identity): Peer & { close(): Promise<void> } {
  const client = httpClient(name, url, identity, LIMITS);

  async function ask<T>(method: "GET" | "POST", path: string, body: object | undefined, caller: Caller): Promise<T> {
    const { status, body: answered } = await client.call({
      method,
      path,
      caller,
      ...(body && { headers: { "content-type": "application/json" }, body: Buffer.from(JSON.stringify(body)) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      repeatable: true,
    });
    if (status === 507) throw new StoreFull();
    if (status >= 500) throw new StoreUnavailable(`${name} answered ${status}`);
    const json = jsonOf(name, answered);
    if (status < 300) return json as T;
    throw rejection(name, status, json);
  }

  return {
    get: (path, caller) => ask("GET", path, undefined, caller),
    post: (path, body, caller) => ask("POST", path, body, caller),
    close: () => client.close(),
  };
}

function jsonOf(name: string, body: Buffer): unknown {
  try {
    return body.length === 0 ? undefined : JSON.parse(body.toString());
  } catch (error) {
    throw new StoreUnavailable(`${name} answered what is not JSON`, error);
  }
}

const KIND_OF = new Map(Object.entries(STATUS_OF).map(([kind, status]) => [status, kind as RejectionKind]));

function rejection(name: string, status: number, json: unknown): Error {
  const kind = KIND_OF.get(status);
  const { message } = (json ?? {}) as { message?: unknown };
  const text = typeof message === "string" ? message : `${name} answered ${status}`;
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
