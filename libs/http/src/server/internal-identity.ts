// The internal identity: a short-lived signed token that says which service calls, and for which user.
import { createHash } from "node:crypto";
import { CommandRejected } from "@isotrail/eventsourcing";
import type { FastifyRequest } from "fastify";
import { base64url, type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { Problem } from "./problem.ts";

export const ROLES = ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_USER", "ROLE_TECHNICIAN", "ROLE_SEQUENCER"] as const;
export type Role = (typeof ROLES)[number];

/** Who calls, from the verified internal identity. `user` is absent when a service acts for nobody. */
export type Caller = {
  readonly service: string;
  readonly user?: string;
  readonly role?: Role;
  /** Name of the OAuth client that the user acts through. */
  readonly client?: string;
  /** Id and W3C traceparent of the request that led to this; a peer passes them on. */
  readonly request?: string;
  readonly trace?: string;
};

/** A caller who acts for a user. */
export type UserCaller = Caller & { readonly user: string; readonly role: Role };

/** Secret keys (JWKS, kty oct): the first signs, all verify, so that a key can be replaced without a stop. */
export type InternalKeys = JSONWebKeySet;

export type Identity = {
  /** A token in the name of this service for the user of `caller`. */
  mint(caller: Pick<Caller, "user" | "role" | "client">): Promise<string>;
  /** @throws Problem 401 when the token is missing, expired, or signed by an unknown key */
  verify(authorization: string | undefined): Promise<Caller>;
};

export const AUDIENCE = "isotrail-internal";
const LIFETIME_SECONDS = 60;
const KEPT_MS = 30_000;
/** Minted and verified tokens that are remembered, each. */
const MOST = 10_000;

type Key = { readonly kid: string; readonly secret: Uint8Array };

/** @throws Error when a key is not a secret key of at least 32 bytes with a kid */
export function secretKeys(keys: InternalKeys): readonly [Key, ...Key[]] {
  const read = keys.keys.map(({ kty, kid, k }) => {
    const secret = kty === "oct" && typeof k === "string" ? base64url.decode(k) : new Uint8Array();
    if (!kid || secret.length < 32)
      throw new Error("an internal key is not a secret key (kty oct) of at least 32 bytes with a kid");
    return { kid, secret };
  });
  const [first, ...others] = read;
  if (!first) throw new Error("there is no internal key");
  return [first, ...others];
}

export function internalIdentity(service: string, keys: InternalKeys): Identity {
  const secrets = secretKeys(keys);
  const minted = remembered<string>();
  const verified = remembered<Caller>();
  return {
    async mint(caller) {
      const kept = JSON.stringify([caller.user, caller.role, caller.client]);
      const known = minted.get(kept);
      if (known) return known;
      const token = await sign(service, caller, secrets[0]);
      minted.set(kept, token, Date.now() + KEPT_MS);
      return token;
    },
    async verify(authorization) {
      const token = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? "")?.[1];
      if (!token) throw unidentified();
      const kept = createHash("sha256").update(token).digest("base64");
      const known = verified.get(kept);
      if (known) return known;
      const payload = await verifiedPayload(token, secrets);
      const caller = callerIn(payload);
      verified.set(kept, caller, Math.min(Date.now() + KEPT_MS, (payload.exp ?? 0) * 1000));
      return caller;
    },
  };
}

const sign = (service: string, { user, role, client }: Parameters<Identity["mint"]>[0], { kid, secret }: Key) =>
  new SignJWT({ ...(role && { role }), ...(client && { client }) })
    .setProtectedHeader({ alg: "HS256", kid })
    .setIssuer(service)
    .setAudience(AUDIENCE)
    .setSubject(user ?? "")
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(secret);

/** @throws Problem 401 when the token is expired, or signed by an unknown key */
async function verifiedPayload(token: string, secrets: readonly Key[]): Promise<JWTPayload> {
  const keyOf = ({ kid }: { kid?: string }) => {
    const key = secrets.find((one) => one.kid === kid);
    if (!key) throw unidentified();
    return key.secret;
  };
  const wanted = { audience: AUDIENCE, algorithms: ["HS256"], requiredClaims: ["iss", "exp"], clockTolerance: 5 };
  try {
    return (await jwtVerify(token, keyOf, wanted)).payload;
  } catch {
    throw unidentified();
  }
}

/** @throws Problem 401 when the role is none of ours */
function callerIn({ iss, sub, role: named, client }: JWTPayload): Caller {
  const role = ROLES.find((one) => one === named);
  if (named !== undefined && !role) throw unidentified();
  const through = typeof client === "string" && { client };
  return { service: iss ?? "", ...(sub && { user: sub }), ...(role && { role }), ...through };
}

const unidentified = () =>
  new Problem(401, "An internal identity is required.", { headers: { "www-authenticate": "Bearer" } });

const callers = new WeakMap<object, Caller>();

/** Called once for each request, by the hook that has verified its identity. */
export const rememberCaller = (request: FastifyRequest, caller: Caller) => callers.set(request, caller);

/** Who calls. @throws Problem 401 on a route that does not ask for an identity */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw unidentified();
  return caller;
}

/** @throws CommandRejected "forbidden" when the calling service names no user */
export function userOf(request: FastifyRequest): UserCaller {
  const { user, role, ...caller } = callerOf(request);
  if (!user || !role) throw new CommandRejected("forbidden", "This can be done only for a user.");
  return { ...caller, user, role };
}

/** A bounded memory with an end for each entry; the oldest entry goes first. */
function remembered<Value>() {
  const entries = new Map<string, { value: Value; until: number }>();
  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);
      return entry && Date.now() < entry.until ? entry.value : undefined;
    },
    set(key: string, value: Value, until: number): void {
      entries.delete(key);
      entries.set(key, { value, until });
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
    },
  };
}
