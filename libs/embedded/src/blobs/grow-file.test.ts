// What a crash leaves of a blob that grows: bytes behind the length that was written down never count.
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { StoreFull } from "@isotrail/eventsourcing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fileBlobs } from "./blobs.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "isotrail-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const KEY = "0123456789";
let full = false;
const room = { takesUploads: () => !full, takesCommits: () => true };
const opened = () => fileBlobs(join(folder, "blobs"), room, join(folder, "named"));
async function* bytes(text: string) {
  yield Buffer.from(text);
}
const wholeOf = async () => {
  const { growing, read } = opened();
  await growing.finish(KEY);
  const found = await read(KEY);
  return found && String(await buffer(found));
};

it("bytes that were written but not counted are overwritten", async () => {
  await opened().growing.append(KEY, bytes("ACGT"));
  await appendFile(join(folder, "blobs", "89", `${KEY}.growing`), "what a crash left, longer than what comes");
  expect(await opened().growing.length(KEY)).toBe(4);
  expect(await opened().growing.append(KEY, bytes("TT"))).toBe(6);
  expect(await wholeOf()).toBe("ACGTTT");
});

it("bytes that were written but not counted are no part of the whole", async () => {
  await opened().growing.append(KEY, bytes("ACGT"));
  await appendFile(join(folder, "blobs", "89", `${KEY}.growing`), "left");
  expect(await wholeOf()).toBe("ACGT");
});

it("takes nothing more when the disk is full, and keeps what it has", async () => {
  await opened().growing.append(KEY, bytes("ACGT"));
  full = true;
  await expect(opened().growing.append(KEY, bytes("TT"))).rejects.toBeInstanceOf(StoreFull);
  full = false;
  expect(await wholeOf()).toBe("ACGT");
});
