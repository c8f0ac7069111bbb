// Blobs that are written in several goes: a file that grows, a small one beside it that says how much of it is durable, and a
// new name for the whole.
import { constants } from "node:fs";
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { StoreFull } from "@isotrail/eventsourcing";
import type { FreeSpace } from "../folder/free-space.ts";
import { syncFolder } from "../folder/sync-folder.ts";
import { chunkWriter } from "./write-file.ts";

/** Bytes after which the length is written down while a body still comes: so much of it may be lost by a crash. */
const CHECKPOINT = 64 * 1024 * 1024;
/** Digits of the length: always as many, so that one write replaces it. */
const DIGITS = 16;

const bytesAt = (path: string) => `${path}.growing`;
const lengthAt = (path: string) => `${path}.length`;
export const growingFiles = (path: string): string[] => [bytesAt(path), lengthAt(path)];
/** The key in the name of a file. */
export const keyIn = (name: string): string => name.replace(/\.(growing|length)$/, "");

export async function lengthOf(path: string): Promise<number> {
  return (await stat(path).catch(absent))?.size ?? (await markedLength(path));
}

/** What a crash left behind the length was never durable. */
async function markedLength(path: string): Promise<number> {
  return Number((await readFile(lengthAt(path), "utf8").catch(absent)) ?? 0);
}

export async function appendBody(
  path: string,
  body: AsyncIterable<Uint8Array>,
  room: FreeSpace,
  written: (piece: Uint8Array) => void = () => {},
): Promise<number> {
  if (!room.takesUploads()) throw new StoreFull();
  const start = await markedLength(path);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const flags = constants.O_CREAT | constants.O_WRONLY;
  const file = await open(bytesAt(path), flags, 0o600);
  const mark = await open(lengthAt(path), flags, 0o600);
  try {
    await file.truncate(start);
    if (start === 0) await makeDurable(mark, 0, path);
    return await grow(file, mark, start, body, room, written);
  } finally {
    await Promise.all([file.close(), mark.close()]);
  }
}

async function grow(
  file: FileHandle,
  mark: FileHandle,
  start: number,
  body: AsyncIterable<Uint8Array>,
  room: FreeSpace,
  written: (piece: Uint8Array) => void,
): Promise<number> {
  const chunks = chunkWriter(file, room, written, start);
  let [length, marked] = [start, start];
  const checkpoint = async () => {
    await chunks.end();
    await file.datasync();
    await writeLength(mark, length);
    marked = length;
  };
  try {
    for await (const bytes of body) {
      length += bytes.length; // before the bytes are given away
      await chunks.add(bytes);
      if (length - marked >= CHECKPOINT) await checkpoint();
    }
    if (length > marked) await checkpoint();
  } finally {
    await chunks.settled(); // the file is closed only when no write or sync is in progress
  }
  return length;
}

/** The names are durable before the first byte counts. */
async function makeDurable(mark: FileHandle, length: number, path: string): Promise<void> {
  await writeLength(mark, length);
  await syncFolder(dirname(path));
  await syncFolder(dirname(dirname(path)));
}

async function writeLength(mark: FileHandle, length: number): Promise<void> {
  await mark.write(String(length).padStart(DIGITS, "0"), 0);
  await mark.datasync();
}

export async function finishGrowing(path: string): Promise<void> {
  if (!(await stat(path).catch(absent))) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(bytesAt(path), constants.O_CREAT | constants.O_WRONLY, 0o600);
    try {
      await file.truncate(await markedLength(path));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(bytesAt(path), path);
    await syncFolder(dirname(path));
    await syncFolder(dirname(dirname(path)));
  }
  await rm(lengthAt(path), { force: true });
}

function absent(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
