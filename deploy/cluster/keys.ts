// Makes the keys of a cluster in the folder KEYS_DIR, those that are missing: token.jwks, internal.jwks and seal.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { systemKeys } from "../standalone/keys.ts";
import { PUT_BACK } from "../standalone/seal-key.ts";

/** Where each key lies below the folder. */
export const keyFiles = (folder: string) => ({
  token: join(folder, "token.jwks"),
  internal: join(folder, "internal.jwks"),
  seal: join(folder, "seal"),
});

/** The stores cannot be asked from here, but the seal key is made before the others: it was there, and it is gone. */
function isLost({ token, internal, seal }: ReturnType<typeof keyFiles>): boolean {
  return !existsSync(seal) && (existsSync(token) || existsSync(internal));
}

if (import.meta.main) {
  const folder = process.env.KEYS_DIR;
  if (!folder) {
    console.error("KEYS_DIR must name the folder for the keys.");
    process.exit(2);
  }
  const files = keyFiles(resolve(folder));
  if (isLost(files)) {
    console.error(
      `The seal key ${files.seal} is gone, though the other keys are there; no new one is made. To do: ${PUT_BACK}. ` +
        "If no service was ever started with these keys, delete the other two: all three are made again.",
    );
    process.exit(1);
  }
  await systemKeys(files);
  console.log(`token.jwks, internal.jwks and seal are in ${resolve(folder)}`);
}
