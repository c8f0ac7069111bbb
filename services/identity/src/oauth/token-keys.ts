// The keys that sign tokens: a JSON Web Key Set (RFC 7517) of Ed25519 keys; the first private one signs, all verify.
import { readFileSync } from "node:fs";
import { type CryptoKey, importJWK, type JSONWebKeySet, type JWK } from "jose";

export type TokenKeys = {
  readonly signing: { readonly kid: string; readonly key: CryptoKey };
  /** The public halves, by kid. */
  readonly known: ReadonlyMap<string, CryptoKey>;
};

/** @throws Error when TOKEN_KEYS_FILE is not set, cannot be read or does not hold a JSON Web Key Set */
export function readTokenKeys(file: string | undefined): JSONWebKeySet {
  if (file === undefined) throw new Error("identity needs TOKEN_KEYS_FILE in its environment.");
  const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
  const keys = (parsed as { keys?: unknown } | null)?.keys;
  if (!Array.isArray(keys) || keys.length === 0) throw new Error(`${file} does not hold a JSON Web Key Set`);
  return { keys };
}

/** @throws Error when a key is not an Ed25519 key with a kid, or none is private */
export async function importKeys({ keys }: JSONWebKeySet): Promise<TokenKeys> {
  const known = new Map<string, CryptoKey>();
  let signing: TokenKeys["signing"] | undefined;
  for (const jwk of keys) {
    if (jwk.kty !== "OKP" || !jwk.kid) throw new Error("TOKEN_KEYS_FILE holds a key that is not Ed25519 with a kid");
    known.set(jwk.kid, (await importJWK(publicHalf(jwk), "EdDSA")) as CryptoKey);
    if (jwk.d) signing ??= { kid: jwk.kid, key: (await importJWK(jwk, "EdDSA")) as CryptoKey };
  }
  if (!signing) throw new Error("TOKEN_KEYS_FILE holds no private key");
  return { signing, known };
}

export const publicHalf = ({ kty = "", crv = "", x = "", kid = "" }: JWK): JWK => ({
  kty,
  crv,
  x,
  kid,
  alg: "EdDSA",
  use: "sig",
});
