// Quality control over HTTP, on embedded adapters in a temporary folder: real files in, records and failures out.
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { isotrail } from "@isotrail/contracts/events";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { END, filePart, jsonPart, manualFeed, startFiles, type TestFiles, whole } from "../files.testing.ts";

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
    .json;
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
    const { status, json } = await get(await files.qcOf(`${SINGLE}/${identifier}`));
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
      gcPercent: 50,
      meanQuality: 30,
      q30Percent: 50,
      modules: { basicStatistics: "PASS", sequenceDuplicationLevels: "FAIL", perSequenceQualityScores: "PASS" },
      verdict: expect.stringMatching(/^\d of 9 modules pass\. .*FAIL: .*sequenceDuplicationLevels/),
      overrepresentedSequences: [{ label: BASES.slice(0, 50), overrepresentedSequenceCount: 300, percentage: 100 }],
      qcReport: null,
      profile: "fastqc-0.11.9",
    });
  });
});

test.each([
  ["gzip under a plain name", "a.fastq", true, ["MISNAMED"]],
  ["plain text under a name of gzip", "a.fastq.gz", false, ["MISNAMED"]],
  ["gzip under its name", "a.fastq.GZ", true, []],
  ["plain text under its name", "a.fq", false, []],
])("%s is read by its bytes", async (_, name, isGzip, codes) => {
  const content = isGzip ? gzipSync(fastq(3)) : fastq(3);
  const { json } = await files.wire([whole(SINGLE, [filePart("file", name, content), END])]);
  await becomes(json.identifier, "FINISHED");
  const { totalSequences, warnings } = (await get(await files.qcOf(`${SINGLE}/${json.identifier}`))).json;
  expect([totalSequences, warnings.map(({ code }: { code: string }) => code)]).toEqual([3, codes]);
});

test("both files of a pair have records, and the pair says when it is finished", async () => {
  const parts = [filePart("file1", "b_R1.fastq", fastq(3)), filePart("file2", "b_R2.fastq", fastq(4)), END];
  const { json } = await files.wire([whole(PAIR, parts)]);
  const pair = json;
  for (let tried = 0; tried < 200; tried++) {
    if ((await get(`${PAIR}/${pair.identifier}`)).json.processingState === "FINISHED") break;
    await sleep(50);
  }
  const records = await Promise.all(
    pair.files.map(({ identifier: f }) => get(`${PAIR}/${pair.identifier}/files/${f}/qc`)),
  );
  expect(records.map(({ json }) => json.totalSequences)).toEqual([3, 4]);
  expect((await get(`${PAIR}/${pair.identifier}`)).json).toMatchObject({ processingState: "FINISHED" });
});

describe("a file of a run", () => {
  const run = { exists: true, upload: true, status: "UPLOADING", layout: "SINGLE_END" };

  test("waits until its run is complete", async () => {
    files.runs.set("31", { ...run });
    const { identifier } = await single(fastq(2), { miseqRunId: "31" });
    await sleep(500);
    expect(await state(identifier)).toBe("UNPROCESSED");
    const none = await get(await files.qcOf(`${SINGLE}/${identifier}`));
    expect([none.status, none.json.message]).toEqual([404, "There is no quality-control record yet."]);
    await runIs("31", "ERROR");
    await runIs("31", "UPLOADING");
    await sleep(300);
    expect(await state(identifier)).toBe("UNPROCESSED");
    await runIs("31", "COMPLETE");
    await becomes(identifier, "FINISHED");
  });

  test("is taken too when its run was complete before the upload", async () => {
    files.runs.set("32", { ...run });
    await runIs("32", "COMPLETE");
    const { identifier } = await single(fastq(2), { miseqRunId: "32" });
    await becomes(identifier, "FINISHED");
  });

  test("waits again when its run was opened again", async () => {
    files.runs.set("33", { ...run });
    await runIs("33", "COMPLETE");
    await runIs("33", "UPLOADING");
    const { identifier } = await single(fastq(2), { miseqRunId: "33" });
    await sleep(500);
    expect(await state(identifier)).toBe("UNPROCESSED");
  });

  test("is taken when its run is deleted", async () => {
    files.runs.set("34", { ...run });
    const { identifier } = await single(fastq(2), { miseqRunId: "34" });
    await events.tell(
      "runs",
      "isotrail.runs.v1.RunDeleted",
      isotrail.runs.v1.RunDeleted.encode({ runId: "34" }).finish(),
    );
    await becomes(identifier, "FINISHED");
  });
});

test("a file of a deleted run is taken, whichever event handler hears of the run first", async () => {
  files.runs.set("35", { exists: true, upload: true, status: "UPLOADING", layout: "SINGLE_END" });
  const status = { runId: "35", from: "ERROR", to: "UPLOADING" };
  const reopened = isotrail.runs.v1.RunUploadStatusChanged.encode(status).finish();
  const gone = isotrail.runs.v1.RunDeleted.encode({ runId: "35" }).finish();
  await events.tell("runs", "isotrail.runs.v1.RunDeleted", gone, "run-deletion");
  await events.tell("runs", "isotrail.runs.v1.RunUploadStatusChanged", reopened, "run-completion");
  await events.tell("runs", "isotrail.runs.v1.RunDeleted", gone, "run-completion");
  const { identifier } = await single(fastq(2), { miseqRunId: "35" });
  await becomes(identifier, "FINISHED");
});

describe("a file that cannot be read", () => {
  test("is an error with a code, and is still there as it was sent", async () => {
    const sent = gzipSync(fastq(200)).subarray(0, 60);
    const { identifier } = await single(sent);
    await becomes(identifier, "ERROR");
    const record = (await get(`${SINGLE}/${identifier}`)).json;
    expect(record.processingMessage).toMatch(/^GZIP_TRUNCATED: .+\.$/);
    const object = (await get(`${SINGLE}/unpaired/${record.refs.object}`)).json;
    expect(object.processingMessage).toBe(`a.fastq: ${record.processingMessage}`);
    expect(object.sequenceFile.processingMessage).toBe(record.processingMessage);
    const { status, json } = await get(await files.qcOf(`${SINGLE}/${identifier}`));
    expect(status).toBe(404);
    expect(json).toMatchObject({ code: ["GZIP_TRUNCATED"], message: expect.stringContaining("no quality-control") });
    const download = await files.call("GET", `${SINGLE}/${identifier}`, { accept: "application/fastq" });
    expect(download.bytes.equals(sent)).toBe(true);
  });

  test("does not stop those that come after it", async () => {
    const bad = await single("not a sequence file at all");
    const good = await single(fastq(5));
    await becomes(good.identifier, "FINISHED");
    await becomes(bad.identifier, "ERROR");
  });
});

test("plots are tables, and pictures for whoever asks for SVG", async () => {
  const { identifier } = await single(fastq(200));
  await becomes(identifier, "FINISHED");
  const qc = await files.qcOf(`${SINGLE}/${identifier}`);
  const plots = (await get(qc)).json.refs.plots;
  expect(plots).toContain("per-base-quality");
  for (const plot of plots) {
    const url = `${qc}/plots/${plot}`;
    expect((await get(url)).json).toMatchObject({ identifier: plot, table: expect.anything() });
    const picture = await files.call("GET", url, { accept: "image/svg+xml" });
    expect([picture.headers["content-type"], picture.body.slice(0, 4)]).toEqual(["image/svg+xml", "<svg"]);
    expect(picture.body).toContain("<title>a.fastq · sample ISO 7: ");
    expect(picture.body).toMatch(/>(PASS|WARN|FAIL)</);
    const { etag } = picture.headers;
    expect(etag).not.toBe((await get(url)).headers.etag);
    const svg = { accept: "image/svg+xml" };
    expect((await files.call("GET", url, { ...svg, "if-none-match": String(etag) })).status).toBe(304);
    expect((await files.call("GET", url, { ...svg, "if-match": '"other"' })).status).toBe(412);
  }
  expect((await files.call("GET", `${qc}/plots/colour`)).status).toBe(404);
});

test("records and plots are only for those who may read the sample", async () => {
  const { identifier } = await single(fastq(5));
  await becomes(identifier, "FINISHED");
  const qc = await files.qcOf(`${SINGLE}/${identifier}`);
  const paths = [qc, `${qc}/plots/duplication`];
  const seen = files.samples.get("7");
  if (!seen) throw new Error("the sample is known");
  files.samples.set("7", { ...seen, read: false, write: false });
  expect(await Promise.all(paths.map(async (path) => (await get(path)).status))).toEqual([403, 403]);
  files.samples.set("7", { ...seen, write: false });
  expect(await Promise.all(paths.map(async (path) => (await get(path)).status))).toEqual([200, 200]);
  files.samples.set("7", seen);
  expect((await get(qc.replace("/samples/7/", "/samples/8/"))).status).toBe(404);
});
