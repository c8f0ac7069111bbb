// Files on the disk under the root that records show: there soon after the upload, gone with the file, made again when lost.
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { temporaryStores } from "@isotrail/embedded/testing";
import { expect, test } from "vitest";
import { END, filePart, startFiles, type TestFiles, whole } from "../files.testing.ts";

const ROOT = "/mnt/reads";
const PAIR = "/samples/7/sequenceFiles/pairs";
const two = [filePart("file1", "a_R1.fastq", "@a\nA\n+\nI\n"), filePart("file2", "a_R2.fastq", "@b\nC\n+\nI\n"), END];

const pathsOf = async (files: TestFiles, named: string) =>
  (await files.lines("/samples/7/sequenceFiles")).map(({ file }) => String(file).replace(ROOT, named));
const all = (paths: readonly string[], there: boolean) => () => paths.every((path) => existsSync(path) === there);

test("a file lies where its record says, as long as it is there", async () => {
  await using place = await temporaryStores("files");
  const named = join(place.folder, "files/named");
  const files = await startFiles(place.stores, { FILES_ROOT: `${ROOT}/` });
  let closed = false;
  try {
    const { identifier } = (await files.wire([whole(PAIR, two)])).json;
    const paths = await pathsOf(files, named);
    expect(paths).toHaveLength(2);
    await expect.poll(all(paths, true), { timeout: 5_000 }).toBe(true);
    expect(await readFile(paths[1] ?? "", "utf8")).toBe("@b\nC\n+\nI\n");

    await files.close();
    closed = true;
    await rm(named, { recursive: true });
    const again = await startFiles(place.stores, { FILES_ROOT: ROOT });
    try {
      await expect.poll(all(paths, true), { timeout: 5_000 }).toBe(true);
      expect((await again.call("DELETE", `${PAIR}/${identifier}`)).status).toBe(200);
      await expect.poll(all(paths, false), { timeout: 5_000 }).toBe(true);
    } finally {
      await again.close();
    }
  } finally {
    if (!closed) await files.close();
  }
});

test("without a path no file has a name, also when it had one before", async () => {
  await using place = await temporaryStores("files");
  const named = join(place.folder, "files/named");
  const files = await startFiles(place.stores, { FILES_ROOT: ROOT });
  await files.wire([whole(PAIR, two)]);
  await expect.poll(all(await pathsOf(files, named), true), { timeout: 5_000 }).toBe(true);
  await files.close();
  const without = await startFiles(place.stores);
  try {
    await expect.poll(() => existsSync(named), { timeout: 5_000 }).toBe(false);
    expect(await without.lines("/samples/7/sequenceFiles")).toMatchObject([
      { file: "s3://isotrail/0000000001/1/a_R1.fastq" },
      { file: "s3://isotrail/0000000001/2/a_R2.fastq" },
    ]);
  } finally {
    await without.close();
  }
});
