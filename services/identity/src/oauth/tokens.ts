// Signed tokens (JWT, RFC 7519, Ed25519): the gateway checks an access token without a call.
import { randomUUID } from "node:crypto";
import { type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { importKeys, publicHalf, type TokenKeys } from "./token-keys.ts";

export const ISSUER = "isotrail";

export type AccessToken = {
  readonly user: string;
  readonly client: string;
  readonly scope: readonly string[];
  readonly epoch: number;
};
export type RefreshToken = AccessToken & { readonly jti: string; readonly expires: number };

export type Tokens = {
  access(token: AccessToken, seconds: number): Promise<string>;
  refresh(token: AccessToken, seconds: number): Promise<string>;
  /** What a refresh token says; undefined when it is none, was forged or has expired. */
  readRefresh(token: string): Promise<RefreshToken | undefined>;
  /** Of any token of ours that has not expired; `expires` in milliseconds since the epoch. */
  readAny(token: string): Promise<{ jti: string; expires: number; client: string } | undefined>;
  /** The public halves, for those who check. */
  readonly keys: JSONWebKeySet;
};

/** @throws Error when a key is not an Ed25519 key with a kid, or none is private */
export async function openTokens(keys: JSONWebKeySet): Promise<Tokens> {
  const tokenKeys = await importKeys(keys);
  const sign = signer(tokenKeys);
  const read = reader(tokenKeys);
  return {
    access: ({ user, client, scope, epoch }, seconds) =>
      sign("at+jwt", { client_id: client, scope: scope.join(" "), epoch }, user, seconds),
    // no claim `scope`: whoever checks access tokens must not take it for one
    refresh: ({ user, client, scope, epoch }, seconds) =>
      sign("rt+jwt", { client_id: client, granted: scope, epoch }, user, seconds),
    async readRefresh(token) {
      const payload = await read(token, "rt+jwt");
      if (!payload || !Array.isArray(payload.granted)) return undefined;
      const user = String(payload.sub);
      return { user, scope: payload.granted.map(String), epoch: Number(payload.epoch), ...identified(payload) };
    },
    async readAny(token) {
      const payload = await read(token);
      return payload && identified(payload);
    },
    keys: { keys: keys.keys.map(publicHalf) },
  };
}

const identified = ({ jti, exp, client_id }: JWTPayload) => ({
  jti: String(jti),
  expires: Number(exp) * 1000,
  client: String(client_id),
});

const signer =
  ({ signing }: TokenKeys) =>
  (typ: string, claims: JWTPayload, user: string, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "EdDSA", kid: signing.kid, typ })
      .setIssuer(ISSUER)
      .setSubject(user)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(signing.key);

/** The payload of a token of ours; undefined when it is none, was forged or has expired. */
const reader =
  ({ known }: TokenKeys) =>
  async (token: string, typ?: string): Promise<JWTPayload | undefined> => {
    const keyOf = ({ kid = "" }: { kid?: string }) => known.get(kid) ?? Promise.reject(new Error("an unknown key"));
    const options = { issuer: ISSUER, algorithms: ["EdDSA"], requiredClaims: ["sub", "jti", "exp"] };
    try {
      return (await jwtVerify(token, keyOf, typ ? { ...options, typ } : options)).payload;
    } catch {
      return undefined;
    }
  };
