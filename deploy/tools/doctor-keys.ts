// The key files: readable by us and not by everybody, of the right form, and the seal key opens what it has to open.
// What they hold is never shown.
import { existsSync, readFileSync, statSync } from "node:fs";
import { type Finding, tried, warning } from "@isotrail/cluster/doctor";
import type { StoredKeys } from "@isotrail/eventsourcing";
import { PUT_BACK, sealKeyFault } from "../standalone/seal-key.ts";

export type KeyFiles = Readonly<Partial<Record<"token" | "internal" | "seal", string | undefined>>>;

const FORM = {
  token: [
    "TOKEN_KEYS_FILE",
    "a JSON Web Key Set of private Ed25519 keys",
    isKeySet(({ crv, d }) => crv === "Ed25519" && bytes(d) === 32),
  ],
  internal: [
    "INTERNAL_KEYS_FILE",
    "a JSON Web Key Set of secret keys of 32 bytes or more",
    isKeySet(({ kty, k }) => kty === "oct" && bytes(k) >= 32),
  ],
  seal: ["SEAL_KEY_FILE", "32 bytes in base64url", (text: string) => bytes(text.trim()) === 32],
} as const;

const bytes = (value: unknown) => (typeof value === "string" ? Buffer.from(value, "base64url").length : 0);

function isKeySet(isKey: (key: Record<string, unknown>) => boolean) {
  return (text: string): boolean => {
    const { keys } = Object(JSON.parse(text)) as { keys?: unknown };
    return Array.isArray(keys) && keys.length > 0 && keys.every((key) => isKey(Object(key)));
  };
}

export async function* keyChecks(files: KeyFiles): AsyncGenerator<Finding> {
  for (const kind of ["token", "internal", "seal"] as const) {
    const file = files[kind];
    if (file === undefined) continue;
    const [variable, form, isRight] = FORM[kind];
    const name = `${kind} key`;
    yield await tried(name, `give ${variable} a file that this user can read, with ${form}`, async () => {
      if (!isForm(isRight, readFileSync(file, "utf8"))) throw new Error(`${file} does not hold ${form}`);
      if ((statSync(file).mode & 0o004) === 0) return `${file} holds ${form}`;
      return warning(name, `everybody on this machine can read ${file}`, `chmod 600 ${file}`);
    });
  }
}

/** Keys of each service on which the seal key is tried: a key takes some microseconds. */
export const TRIED_KEYS = 1_000;

/** Whether the seal key opens the keys that services have stored. */
export async function* sealKeyChecks(
  file: string,
  read: () => Promise<readonly StoredKeys[]>,
): AsyncGenerator<Finding> {
  const there = existsSync(file);
  let none = false;
  const found = await tried(there ? "sealed data" : "seal key", PUT_BACK, async () => {
    const used = (await read()).filter(({ keys }) => keys.length > 0);
    none = used.length === 0;
    if (none) return "it is made at the first start";
    const fault = sealKeyFault(file, used);
    if (fault) throw new Error(fault);
    const number = used.reduce((sum, { keys }) => sum + keys.length, 0);
    return `the seal key opens the stored keys of ${used.map(({ service }) => service).join(", ")} (${number} tried)`;
  });
  if (!there || !none) yield found;
}

function isForm(isRight: (text: string) => boolean, text: string): boolean {
  try {
    return isRight(text);
  } catch {
    return false; // the parser's message would quote the file
  }
}
