// Writes a body to an open file: while one chunk is written, the next is collected and hashed.
import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { type BlobDigest, StoreFull } from "@isotrail/eventsourcing";
import type { FreeSpace } from "../folder/free-space.ts";

/** Bytes that are collected before they are written. */
const CHUNK = 1024 * 1024;
/** Bytes after which a sync is started, so that little is left to sync at the end. */
const SYNC = 64 * CHUNK;

/** @param written called with each piece of the body when it is in the file */
export async function writeBody(
  file: FileHandle,
  body: AsyncIterable<Uint8Array>,
  room: FreeSpace,
  written: (piece: Uint8Array) => void = () => {},
): Promise<BlobDigest> {
  const hash = createHash("sha256");
  const chunks = chunkWriter(file, room, written);
  let size = 0;
  try {
    for await (const bytes of body) {
      hash.update(bytes);
      size += bytes.length;
      await chunks.add(bytes);
    }
    await chunks.end();
  } finally {
    await chunks.settled(); // the file is closed only when no write or sync is in progress
  }
  return { size, sha256: hash.digest("hex") };
}

/** @param start where in the file the first byte goes */
export function chunkWriter(file: FileHandle, room: FreeSpace, written: (piece: Uint8Array) => void, start = 0) {
  let chunk: Uint8Array[] = [];
  let collected = 0; // bytes of the chunk
  let position = start; // of the chunk in the file
  let synced = start;
  let writing: Promise<unknown> = Promise.resolve();
  let syncing: Promise<unknown> = Promise.resolve();

  async function put(): Promise<void> {
    await writing;
    if (!room.takesUploads()) throw new StoreFull(); // some microseconds for each MiB
    const pieces = chunk;
    writing = writeFully(file, pieces, position).then(() => pieces.forEach(written));
    writing.catch(() => {}); // awaited before the next write
    position += collected;
    [chunk, collected] = [[], 0];
    if (position - synced < SYNC) return;
    await syncing; // a sync that failed is reported once: the bytes before it may be lost
    syncing = file.datasync();
    syncing.catch(() => {}); // awaited before the next one, and at the end
    synced = position;
  }

  return {
    async add(bytes: Uint8Array) {
      chunk.push(bytes);
      collected += bytes.length;
      if (collected >= CHUNK) await put();
    },
    async end() {
      await put();
      await Promise.all([writing, syncing]);
    },
    settled: () => Promise.allSettled([writing, syncing]),
  };
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
