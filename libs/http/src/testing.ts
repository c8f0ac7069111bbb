// For tests of services: identities signed by hand, settings, peers, a silent log, and a feed that has no events.
import { createHmac, randomUUID } from "node:crypto";
import type { Stores, Subscriptions } from "@isotrail/eventsourcing";
import type { Peer } from "./client/peer.ts";
import { AUDIENCE, type Caller, type InternalKeys, secretKeys } from "./server/internal-identity.ts";
import { createLogger } from "./server/logger.ts";
import type { Wiring } from "./server/service.ts";

/** The internal keys of every test. */
export const internalKeys: InternalKeys = {
  keys: [{ kty: "oct", kid: "test", alg: "HS256", k: Buffer.alloc(32, 5).toString("base64url") }],
};

/** The header of a call by this caller: `app.inject({ url, headers: identityHeaders(internalKeys, caller) })`. */
export function identityHeaders(
  keys: InternalKeys,
  { service, user, role, client }: Caller,
): { authorization: string } {
  const [{ kid, secret }] = secretKeys(keys);
  const claims = {
    iss: service,
    aud: AUDIENCE,
    exp: Math.floor(Date.now() / 1000) + 3_600, // longer than all tests of a process, which share modules
    ...(user && { sub: user }),
    ...(role && { role }),
    ...(client && { client }),
  };
  const signed = [{ alg: "HS256", kid }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = createHmac("sha256", secret).update(signed).digest("base64url");
  return { authorization: `Bearer ${signed}.${signature}` };
}

const unasked = () => Promise.reject(new Error("nobody asks this"));

/** A peer that answers this, and nothing else. */
export const testPeer = (answers: Partial<Peer>): Peer => ({ get: unasked, post: unasked, open: unasked, ...answers });

/** A feed on which nothing happens. */
export const silentSubscriptions: Subscriptions = {
  subscribe: ({ signal }) =>
    new Promise((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener("abort", () => resolve(), { once: true });
    }),
};

export const silentLogger = createLogger("silent");

/** All that openService wants, for a service on these stores. */
export const testWiring = (stores: Stores, changes: Partial<Wiring> = {}): Wiring => ({
  stores,
  subscriptions: silentSubscriptions,
  peers: {},
  settings: {},
  internalKeys,
  logger: silentLogger,
  ...changes,
});

/** A key for the header idempotency-key. */
export const newKey = () => randomUUID();
