// Blobs under names of their own: read-only files that are there and gone with their names, within one folder.
import { access, constants, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fileBlobs } from "./blobs.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "isotrail-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const room = { takesUploads: () => true, takesCommits: () => true };
const KEY = "0123456789";
const NAME = "0000000003/1/Probe Ä.fastq";
async function opened() {
  const blobs = fileBlobs(join(folder, "blobs"), room, join(folder, "named"));
  if (!blobs.names) throw new Error("files have names");
  async function* bytes() {
    yield Buffer.from("ACGT");
  }
  await blobs.write(KEY, bytes());
  return { blobs, names: blobs.names };
}

it("a name is the blob itself, and cannot be written", async () => {
  const { blobs, names } = await opened();
  expect(await names.areNone()).toBe(true);
  await names.give(NAME, KEY);
  await names.give(NAME, KEY); // again, as after a crash
  expect(await names.areNone()).toBe(false);
  const path = join(names.folder, NAME);
  expect(await readFile(path, "utf8")).toBe("ACGT");
  expect((await stat(path)).mode & 0o777).toBe(0o444);
  expect((await stat(path)).nlink).toBe(2);
  expect((await stat(join(names.folder, "0000000003"))).mode & 0o777).toBe(0o755);
  await blobs.remove(KEY);
  expect(await readFile(path, "utf8")).toBe("ACGT");
  await names.take(NAME);
  await names.take(NAME);
  await expect(access(join(names.folder, "0000000003"), constants.F_OK)).rejects.toThrow("ENOENT");
});

it("the other file of a pair stays when one name is taken", async () => {
  const { names } = await opened();
  await names.give("0000000003/1/a.fastq", KEY);
  await names.give("0000000003/2/b.fastq", KEY);
  await names.take("0000000003/1/a.fastq");
  expect(await readFile(join(names.folder, "0000000003/2/b.fastq"), "utf8")).toBe("ACGT");
});

it("a blob that is gone gets none, and all can be cleared", async () => {
  const { blobs, names } = await opened();
  await names.give("0000000004/1/gone.fastq", "no-such-key");
  await expect(access(join(names.folder, "0000000004/1/gone.fastq"))).rejects.toThrow("ENOENT");
  await names.give(NAME, KEY);
  await names.clear();
  expect(await names.areNone()).toBe(true);
  expect(await blobs.size(KEY)).toBe(4);
});

it.each(["a.fastq", "../1/a", "1/../a", "1/1/..", "1//a", "/1/a", "1/1/a/b", "1/1/a\0b"])(
  "%j is none",
  async (name) => {
    const { names } = await opened();
    await expect(names.give(name, KEY)).rejects.toThrow("stay in the folder");
    await expect(names.take(name)).rejects.toThrow("stay in the folder");
  },
);
