// Signed tokens (JWT, RFC 7519, Ed25519): the gateway checks an access token without a call.

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type CryptoKey, importJWK, type JSONWebKeySet, type JWK, jwtVerify, SignJWT } from "jose";

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
  /** What a refresh token says; undefined when it is none, forged or over. */
  readRefresh(token: string): Promise<RefreshToken | undefined>;
  /** jti and end of any token of ours, in milliseconds since the epoch. */
  readAny(token: string): Promise<{ jti: string; expires: number; client: string } | undefined>;
  /** The public halves, for those who check. */
  readonly keys: JSONWebKeySet;
};

/** @throws Error when the set holds no Ed25519 key with a kid */
export async function openTokens(keys: JSONWebKeySet): Promise<Tokens> {
  const known = new Map<string, CryptoKey>();
  let signing: { kid: string; key: CryptoKey } | undefined;
  for (const jwk of keys.keys) {
    if (jwk.kty !== "OKP" || !jwk.kid) throw new Error("TOKEN_KEYS_FILE holds a key that is not Ed25519 with a kid");
    known.set(jwk.kid, (await importJWK(publicHalf(jwk), "EdDSA")) as CryptoKey);
    if (jwk.d) signing ??= { kid: jwk.kid, key: (await importJWK(jwk, "EdDSA")) as CryptoKey };
  }
  if (!signing) throw new Error("TOKEN_KEYS_FILE holds no private key");
  const { kid, key } = signing;

  const sign = (typ: string, claims: Record<string, unknown>, user: string, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "EdDSA", kid, typ })
      .setIssuer(ISSUER)
      .setSubject(user)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(key);

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

const publicHalf = ({ kty = "", crv = "", x = "", kid = "" }: JWK): JWK => ({
  kty,
  crv,
  x,
  kid,
  alg: "EdDSA",
  use: "sig",
});

/** @throws Error when TOKEN_KEYS_FILE is not set, cannot be read or does not hold a JSON Web Key Set (RFC 7517) */
export function readTokenKeys(file: string | undefined): JSONWebKeySet {
  if (file === undefined) throw new Error("identity needs TOKEN_KEYS_FILE in its environment.");
  const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
  const keys = (parsed as { keys?: unknown } | null)?.keys;
  if (!Array.isArray(keys) || keys.length === 0) throw new Error(`${file} does not hold a JSON Web Key Set`);
  return { keys };
}
