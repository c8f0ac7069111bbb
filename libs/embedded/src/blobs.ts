// Blobs as files: written once, straight to their place, durable before they are told of, hashed on the way.
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Blobs, StoreFull } from "@isotrail/eventsourcing";
import { storeError } from "./database.ts";
import type { FreeSpace } from "./free-space.ts";

/** Names are ours, random: a key with any other character is a fault, and never a path. */
const KEY = /^[A-Za-z0-9_-]{8,64}$/;
/** Bytes that are collected before they are written. */
const CHUNK = 1024 * 1024;
/** Bytes after which the disk is made to begin its work, so that little is left to sync at the end. */
const SYNC = 64 * CHUNK;
/** Bytes of one read. */
const READ = 512 * 1024;

export function fileBlobs(folder: string, room: FreeSpace): Blobs {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error("a blob's key has 8 to 64 characters of A-Z a-z 0-9 _ -");
    return join(folder, key.slice(-2), key); // keys of one log begin alike
  };

  return {
    async write(key, body, written) {
      const path = pathOf(key);
      try {
        checkRoom(room);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        const file = await open(path, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o600);
        try {
          const facts = await writeAll(file, body, room, written);
          await file.sync();
          await file.close();
          await syncFolder(dirname(path));
          await syncFolder(folder);
          return facts;
        } catch (error) {
          await file.close().catch(() => {});
          await rm(path, { force: true });
          throw error;
        }
      } catch (error) {
        throw storeError(error);
      }
    },
    async read(key, range) {
      const file = await open(pathOf(key), "r").catch(missing);
      return file && closing(file, readRange(file, range));
    },
    size: async (key) => (await stat(pathOf(key)).catch(missing))?.size,
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      for (const part of await readdir(folder)) {
        for (const key of await readdir(join(folder, part))) {
          const found = KEY.test(key) ? await stat(join(folder, part, key)).catch(missing) : undefined;
          if (found) yield { key, at: Math.trunc(found.mtimeMs) };
        }
      }
    },
  };
}

function checkRoom(room: FreeSpace) {
  if (!room.takesUploads()) throw new StoreFull();
}

/** While one chunk is written, the next is collected and hashed. */
async function writeAll(
  file: FileHandle,
  body: AsyncIterable<Uint8Array>,
  room: FreeSpace,
  written: (piece: Uint8Array) => void = () => {},
) {
  const hash = createHash("sha256");
  let size = 0;
  let chunk: Uint8Array[] = [];
  let collected = 0;
  let writing: Promise<unknown> = Promise.resolve();
  let syncing: Promise<unknown> = Promise.resolve();
  let synced = 0;
  const put = async () => {
    await writing;
    checkRoom(room); // some microseconds for each MiB
    const pieces = chunk;
    writing = writeFully(file, pieces, size - collected).then(() => pieces.forEach(written));
    writing.catch(() => {}); // awaited before the next write
    if (size - synced >= SYNC) {
      await syncing; // a sync that failed is told once: the bytes before it may be lost
      syncing = file.datasync();
      syncing.catch(() => {}); // awaited before the next one, and at the end
      synced = size;
    }
    chunk = [];
    collected = 0;
  };
  try {
    for await (const bytes of body) {
      hash.update(bytes);
      size += bytes.length;
      collected += bytes.length;
      chunk.push(bytes);
      if (collected >= CHUNK) await put();
    }
    await put();
  } finally {
    await Promise.allSettled([writing, syncing]); // the file is closed only when nothing works on it
  }
  await Promise.all([writing, syncing]);
  return { size, sha256: hash.digest("hex") };
}

/** writev may write less than it was given, when the disk fills up. */
async function writeFully(file: FileHandle, chunk: readonly Uint8Array[], position: number): Promise<void> {
  const size = chunk.reduce((sum, bytes) => sum + bytes.length, 0);
  if (size === 0) return;
  const { bytesWritten } = await file.writev(chunk, position);
  if (bytesWritten === size) return;
  const rest = Buffer.concat(chunk).subarray(bytesWritten);
  if (bytesWritten === 0) throw Object.assign(new Error("the disk takes no more bytes"), { code: "ENOSPC" });
  await writeFully(file, [rest], position + bytesWritten);
}

async function* readRange(file: FileHandle, range?: { start: number; end: number }): AsyncGenerator<Uint8Array> {
  try {
    const end = range?.end ?? Number.POSITIVE_INFINITY;
    for (let at = range?.start ?? 0; at <= end; ) {
      const length = Math.min(READ, end - at + 1);
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, at);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}

/** A generator that was never begun does not run its `finally`: what is let go before its first byte closes the file too. */
function closing(file: FileHandle, bytes: AsyncGenerator<Uint8Array>): AsyncIterableIterator<Uint8Array> {
  let begun = false;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next() {
      begun = true;
      return bytes.next();
    },
    async return() {
      if (!begun) await file.close();
      begun = true;
      return bytes.return(undefined);
    },
  };
}

/** A new name is durable when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function missing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw storeError(error);
}
