// Blobs under names of their own: hard links, so that a name costs no space and is the very file.
import { chmod, link, mkdir, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BlobNames } from "@isotrail/eventsourcing";
import { storeError } from "../sqlite/database.ts";

/** @param blobPath where a blob lies, on the same file system as the folder */
export function blobNames(folder: string, blobPath: (key: string) => string): BlobNames {
  return {
    folder,
    areNone: async () => (await stat(folder).catch(unless("ENOENT"))) === undefined,
    async give(name, key) {
      const path = pathOf(folder, name);
      try {
        await mkdir(dirname(path), { recursive: true });
        for (const at of [folder, dirname(dirname(path)), dirname(path)]) await chmod(at, 0o755); // whatever the umask
        await chmod(blobPath(key), 0o444); // the name and the key are one file
        await link(blobPath(key), path);
      } catch (error) {
        unless("ENOENT", "EEXIST")(error); // the blob is gone, or has this name already
      }
    },
    async take(name) {
      const path = pathOf(folder, name);
      await rm(path, { force: true });
      await rmdir(dirname(path)).catch(unless("ENOENT", "ENOTEMPTY"));
      await rmdir(dirname(dirname(path))).catch(unless("ENOENT", "ENOTEMPTY"));
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Names are made of what a client sent: none may lead out of the folder. */
function pathOf(folder: string, name: string): string {
  const parts = name.split("/");
  const isFine = (part: string) => part !== "" && part !== "." && part !== ".." && !part.includes("\0");
  if (parts.length !== 3 || !parts.every(isFine)) throw new Error("a name has three parts, which stay in the folder");
  return join(folder, ...parts);
}

const unless =
  (...expected: string[]) =>
  (error: unknown): undefined => {
    if (error instanceof Error && "code" in error && expected.includes(String(error.code))) return undefined;
    throw storeError(error);
  };
