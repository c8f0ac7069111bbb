// Quality control over HTTP, on embedded adapters in a temporary folder: real files in, records and failures out.
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { isotrail } from "@isotrail/contracts/events";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { END, filePart, jsonPart, manualFeed, startFiles, type TestFiles, whole } from "./files.testing.ts";

const SINGLE = "/samples/7/sequenceFiles";
const PAIR = "/samples/7/sequenceFiles/pairs";

let temporary: TemporaryStores;
let files: TestFiles;
const events = manualFeed();
beforeAll(async () => {
  temporary = await temporaryStores("files");
  files = await startFiles(temporary.stores, {}, events.feed);
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});

let n = 0;
const BASES = "ACGTTGCA".repeat(10);
/** Reads of 80 bases, half of them G and C. */
export const fastq = (reads: number) => {
  n++;
  return Array.from({ length: reads }, (_, i) => `@read ${n}.${i}\n${BASES}\n+\n${"I5".repeat(40)}\n`).join("");
};
const single = async (content: string | Buffer, parameters: object = {}) =>
  (await files.wire([whole(SINGLE, [filePart("file", "a.fastq", content), jsonPart("parameters", parameters), END])]))
    .json as unknown as { identifier: string };
const get = async (url: string) => {
  const answer = await files.call("GET", url);
  return { ...answer, json: JSON.parse(answer.body) };
};
const state = async (id: string) => (await get(`${SINGLE}/${id}`)).json.processingState;
const becomes = async (id: string, wanted: string) => {
  for (let tried = 0; tried < 200 && (await state(id)) !== wanted; tried++) await sleep(50);
  expect(await state(id)).toBe(wanted);
};
const runIs = (runId: string, to: string) =>
  events.tell(
    "runs",
    "isotrail.runs.v1.RunUploadStatusChanged",
    isotrail.runs.v1.RunUploadStatusChanged.encode({ runId, from: "UPLOADING", to }).finish(),
  );

describe("a file without a run", () => {
  test("has its record soon after its upload", async () => {
    const { identifier } = await single(gzipSync(fastq(300)));
    await becomes(identifier, "FINISHED");
    const { status, json } = await get(`${SINGLE}/${identifier}/qc`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      identifier,
      createdDate: expect.any(Number),
      description: expect.stringContaining("FastQC (Version 0.11.9)"),
      executionManagerAnalysisId: "internal-fastqc",
      label: "internal-fastqc",
      additionalProperties: {},
      fileType: "Conventional base calls",
      encoding: "Sanger / Illumina 1.9",
      totalSequences: 300,
      filteredSequences: 0,
      totalBases: 24_000,
      minLength: 80,
      maxLength: 80,
      gcContent: 50,
      overrepresentedSequences: [{ label: BASES.slice(0, 50), overrepresentedSequenceCount: 300, percentage: 100 }],
      qcReport: null,
      profile: "fastqc-0.11.9",
    });
  });
});
