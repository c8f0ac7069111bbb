// Makes the keys of a cluster in the folder KEYS_DIR, those that are missing: token.jwks, internal.jwks and seal.
import { join, resolve } from "node:path";
import { systemKeys } from "../standalone/keys.ts";

/** Where each key lies below the folder. */
export const keyFiles = (folder: string) => ({
  token: join(folder, "token.jwks"),
  internal: join(folder, "internal.jwks"),
  seal: join(folder, "seal"),
});

if (import.meta.main) {
  const folder = process.env.KEYS_DIR;
  if (!folder) {
    console.error("KEYS_DIR must name the folder for the keys.");
    process.exit(2);
  }
  await systemKeys(keyFiles(resolve(folder)));
  console.log(`token.jwks, internal.jwks and seal are in ${resolve(folder)}`);
}
