// The keys of a standalone system: made in the data folder at the first start, read from the named files otherwise.
import { randomBytes, randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { exportJWK, generateKeyPair, type JSONWebKeySet } from "jose";

export type SystemKeys = {
  /** Private keys (JWKS, Ed25519) that sign access and refresh tokens; the first one signs, all verify. */
  readonly token: JSONWebKeySet;
  /** Secret keys (JWKS, oct) of the internal identity; the first one signs, all verify. */
  readonly internal: JSONWebKeySet;
  /** 32 bytes that wrap the keys of subjects. */
  readonly seal: Uint8Array;
};

/** Whether a seal key that is missing may be made, the caller has asked the stores. @throws Error when a named file cannot be read or does not hold such keys */
export async function systemKeys(files: { token: string; internal: string; seal: string }): Promise<SystemKeys> {
  // first: where another key is and this one is not, it was lost (deploy/cluster/keys.ts)
  await made(files.seal, async () => randomBytes(32).toString("base64url"));
  await made(files.token, async () => {
    const { privateKey } = await generateKeyPair("EdDSA", { extractable: true });
    const key = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: "EdDSA", use: "sig" };
    return JSON.stringify({ keys: [key] });
  });
  await made(files.internal, async () => {
    const key = { kty: "oct", k: randomBytes(32).toString("base64url"), kid: randomUUID(), alg: "HS256" };
    return JSON.stringify({ keys: [key] });
  });
  return { token: keySet(files.token), internal: keySet(files.internal), seal: sealKey(files.seal) };
}

/** Writes a file that only its owner may read, whole or not at all: a key that was used must not be lost by a crash. */
async function made(file: string, content: () => Promise<string>): Promise<void> {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, `${await content()}\n`, { mode: 0o600, flush: true });
  renameSync(half, file);
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
}

/** @throws Error when the file cannot be read or does not hold keys */
export function keySet(file: string): JSONWebKeySet {
  const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
  const keys = (parsed as { keys?: unknown } | null)?.keys;
  if (!Array.isArray(keys) || keys.length === 0) throw new Error(`${file} does not hold a JSON Web Key Set`);
  return { keys };
}

/** @throws Error when the file cannot be read or does not hold 32 bytes */
export function sealKey(file: string): Uint8Array {
  const key = Buffer.from(readFileSync(file, "utf8").trim(), "base64url");
  if (key.length !== 32) throw new Error(`${file} does not hold 32 bytes in base64url`);
  return key;
}
