// The figures of samples: their files, and the bases that quality control counted.
import { setTimeout as sleep } from "node:timers/promises";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { identityHeaders, internalKeys } from "@isotrail/http/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { END, filePart, startFiles, type TestFiles, whole, writable } from "../files.testing.ts";

let temporary: TemporaryStores;
let files: TestFiles;
beforeAll(async () => {
  temporary = await temporaryStores("files");
  files = await startFiles(temporary.stores);
  files.samples.set("70", writable());
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});

const catalog = identityHeaders(internalKeys, { service: "catalog" });
const ask = async (samples: unknown) => {
  const { status, body } = await files.call("POST", "/internal/figures", catalog, { samples } as object);
  return { status, json: JSON.parse(body) };
};
const fastq = (reads: number) => `@r\n${"ACGTN".repeat(4)}\n+\n${"I".repeat(20)}\n`.repeat(reads);

test("files are counted at once, bases with their record, and neither after a deletion", async () => {
  const path = "/samples/70/sequenceFiles";
  const two = [filePart("file1", "a_R1.fastq", fastq(3)), filePart("file2", "a_R2.fastq", fastq(4)), END];
  const pair = (await files.wire([whole(`${path}/pairs`, two)])).json.identifier;
  await files.wire([whole(path, [filePart("file", "broken.fastq", "no FASTQ"), END])]);
  const others = Array.from({ length: 40 }, (_, index) => String(100 + index));
  expect((await ask([...others, "70"])).json).toMatchObject({ 70: { files: 3 } });
  for (let tried = 0; tried < 200 && (await ask(["70"])).json["70"].bases < 140; tried++) await sleep(50);
  expect((await ask([...others, "70"])).json).toEqual({ 70: { files: 3, bases: 140 } });
  await files.call("DELETE", `${path}/pairs/${pair}`);
  expect((await ask(["70"])).json).toEqual({ 70: { files: 1, bases: 0 } });
});

test("only services may ask, for themselves, with an array of samples", async () => {
  expect((await files.call("POST", "/internal/figures", {}, { samples: ["7"] })).status).toBe(403);
  for (const samples of [undefined, "7", [7], Array.from({ length: 10_001 }, String)])
    expect((await ask(samples)).status).toBe(400);
});
