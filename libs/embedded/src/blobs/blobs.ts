// Blobs as files: written once, straight to their final path, hashed on the way, and durable before the call answers.
import { constants } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type BlobDigest, type Blobs, StoreFull } from "@isotrail/eventsourcing";
import type { FreeSpace } from "../folder/free-space.ts";
import { syncFolder } from "../folder/sync-folder.ts";
import { storeError } from "../sqlite/database.ts";
import { appendBody, finishGrowing, growingFiles, keyIn, lengthOf } from "./grow-file.ts";
import { blobNames } from "./names.ts";
import { readRange } from "./read-file.ts";
import { writeBody } from "./write-file.ts";

/** Keys are random and made by us: one with any other character is a bug, and never a path. */
const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** @param named where the blobs have names of their own */
export function fileBlobs(folder: string, room: FreeSpace, named: string): Blobs {
  return {
    names: blobNames(named, (key) => pathOf(folder, key)),
    async write(key, body, written) {
      try {
        return await writeBlob(folder, pathOf(folder, key), body, room, written);
      } catch (error) {
        throw storeError(error);
      }
    },
    async read(key, range) {
      const file = await open(pathOf(folder, key), "r").catch(missing);
      return file && readRange(file, range);
    },
    size: async (key) => (await stat(pathOf(folder, key)).catch(missing))?.size,
    async remove(key) {
      const path = pathOf(folder, key);
      for (const one of [path, ...growingFiles(path)]) await rm(one, { force: true });
    },
    growing: {
      length: async (key) => lengthOf(pathOf(folder, key)).catch(rethrown),
      append: async (key, body, written) => appendBody(pathOf(folder, key), body, room, written).catch(rethrown),
      finish: async (key) => finishGrowing(pathOf(folder, key)).catch(rethrown),
    },
    async *list() {
      for (const part of await readdir(folder)) {
        for (const name of await readdir(join(folder, part))) {
          const key = keyIn(name);
          const found = KEY.test(key) ? await stat(join(folder, part, name)).catch(missing) : undefined;
          if (found) yield { key, at: Math.trunc(found.mtimeMs) };
        }
      }
    },
  };
}

function pathOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error("a blob's key has 8 to 64 characters of A-Z a-z 0-9 _ -");
  return join(folder, key.slice(-2), key); // keys of one log begin alike
}

async function writeBlob(
  folder: string,
  path: string,
  body: AsyncIterable<Uint8Array>,
  room: FreeSpace,
  written?: (piece: Uint8Array) => void,
): Promise<BlobDigest> {
  if (!room.takesUploads()) throw new StoreFull();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o600);
  try {
    const digest = await writeBody(file, body, room, written);
    await file.sync();
    await file.close();
    await syncFolder(dirname(path));
    await syncFolder(folder);
    return digest;
  } catch (error) {
    await file.close().catch(() => {});
    await rm(path, { force: true });
    throw error;
  }
}

function rethrown(error: unknown): never {
  throw storeError(error);
}

function missing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw storeError(error);
}
