// Signed tokens (JWT, RFC 7519, Ed25519): the gateway checks an access token without a call.
import { randomUUID } from "node:crypto";
import { type JSONWebKeySet, jwtVerify, SignJWT } from "jose";
import { importKeys, publicHalf } from "./token-keys.ts";

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

/** @throws Error when the set holds no Ed25519 key with a kid */
export async function openTokens(keys: JSONWebKeySet): Promise<Tokens> {
  const { signing, known } = await importKeys(keys);

  const sign = (typ: string, claims: Record<string, unknown>, user: string, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "EdDSA", kid: signing.kid, typ })
      .setIssuer(ISSUER)
      .setSubject(user)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(signing.key);

  async function read(token: string, typ?: string) {
    try {
      const find = ({ kid: named }: { kid?: string }) => known.get(named ?? "") ?? Promise.reject(new Error("no key"));
      const options = { issuer: ISSUER, algorithms: ["EdDSA"], requiredClaims: ["sub", "jti", "exp"] };
      return (await jwtVerify(token, find, typ ? { ...options, typ } : options)).payload;
    } catch {
      return undefined;
    }
  }

  return {
    access: ({ user, client, scope, epoch }, seconds) =>
      sign("at+jwt", { client_id: client, scope: scope.join(" "), epoch }, user, seconds),
    // no claim `scope`: whoever checks access tokens must not take it for one
    refresh: ({ user, client, scope, epoch }, seconds) =>
      sign("rt+jwt", { client_id: client, granted: scope, epoch }, user, seconds),
    async readRefresh(token) {
      const payload = await read(token, "rt+jwt");
      if (!payload || !Array.isArray(payload.granted)) return undefined;
      return {
        user: String(payload.sub),
        client: String(payload.client_id),
        scope: payload.granted.map(String),
        epoch: Number(payload.epoch),
        jti: String(payload.jti),
        expires: Number(payload.exp) * 1000,
      };
    },
    async readAny(token) {
      const payload = await read(token);
      return (
        payload && { jti: String(payload.jti), expires: Number(payload.exp) * 1000, client: String(payload.client_id) }
      );
    },
    keys: { keys: keys.keys.map(publicHalf) },
  };
}
