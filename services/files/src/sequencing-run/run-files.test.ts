// The files of runs over HTTP: listed for those who may read them, linked, counted by state.
import { isotrail } from "@isotrail/contracts/events";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { identityHeaders, internalKeys } from "@isotrail/http/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { END, filePart, jsonPart, manualFeed, startFiles, type TestFiles, whole, writable } from "../files.testing.ts";

const as = (role: "ROLE_ADMIN" | "ROLE_SEQUENCER" | "ROLE_TECHNICIAN" | "ROLE_USER") =>
  identityHeaders(internalKeys, { service: "gateway", user: "4", role });
const runsService = identityHeaders(internalKeys, { service: "runs" });
const uploading = { exists: true, read: true, upload: true, status: "UPLOADING" };

let temporary: TemporaryStores;
let files: TestFiles;
const events = manualFeed();
beforeAll(async () => {
  temporary = await temporaryStores("files");
  files = await startFiles(temporary.stores, {}, events.feed);
  for (const run of ["3", "4", "6", "7", "8"]) files.runs.set(run, { ...uploading, layout: "PAIRED_END" });
  files.runs.set("5", { ...uploading, layout: "SINGLE_END" });
  files.runs.set("9", { ...uploading, read: false, layout: "SINGLE_END" });
  files.samples.set("8", writable());
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});

let n = 0;
const fastq = (quality = "IIII") => `@read ${++n}\nACGT\n+\n${quality}\n`;
const upload = async (kind: "pairs" | "unpaired" | "fast5", run?: string, { sample = "7", reverse = fastq() } = {}) => {
  const said = run ? { miseqRunId: run } : {};
  const one = [filePart("file", `${++n}.fastq`, fastq()), jsonPart("parameters", said)];
  const two = [filePart("file1", `${++n}_1.fastq`, fastq()), filePart("file2", `${n}_2.fastq`, reverse)];
  const parts = kind === "pairs" ? [...two, jsonPart("parameters1", said), jsonPart("parameters2", said)] : one;
  const made = await files.wire([whole(`/samples/${sample}/sequenceFiles/${kind}`, [...parts, END])]);
  expect(made.status).toBe(201);
  return made.json.refs.object ?? made.json.identifier;
};
const link = async (run: string, body: object, headers: object = as("ROLE_SEQUENCER")) => {
  const answer = await files.call("POST", `/sequencingrun/${run}/sequenceFiles`, headers, body);
  return { status: answer.status, json: JSON.parse(answer.body) };
};
const listed = async (run: string, query = "") =>
  (await files.lines(`/sequencingrun/${run}/sequenceFiles${query}`)).map(({ refs }) => refs.object);
const counts = async (...runs: string[]) =>
  JSON.parse((await files.call("POST", "/internal/run-counts", runsService, { runs })).body);

describe("the files of a run", () => {
  test("are listed in the order of uploads, those of the samples that the caller may read", async () => {
    const pair = await upload("pairs", "3");
    const hidden = await upload("pairs", "3", { sample: "8" });
    const gone = await upload("pairs", "3");
    await upload("pairs");
    expect((await files.call("DELETE", `/samples/7/sequenceFiles/pairs/${gone}`)).status).toBe(200);
    expect(await listed("3")).toEqual([pair, pair, hidden, hidden]);
    files.samples.set("8", { ...writable(), read: false });
    expect(await listed("3")).toEqual([pair, pair]);
    expect((await files.call("GET", `/sequencingrun/3/sequenceFiles/${hidden}`)).status).toBe(403);
    files.samples.set("8", writable());
    const one = await files.call("GET", `/sequencingrun/3/sequenceFiles/${pair}`);
    expect([one.status, JSON.parse(one.body)]).toEqual([200, { refs: { sample: "7", kind: "pairs", object: pair } }]);
    expect((await files.call("GET", `/sequencingrun/4/sequenceFiles/${pair}`)).status).toBe(404);
  });

  test("are for readers of the run", async () => {
    for (const url of ["/sequencingrun/9/sequenceFiles", "/sequencingrun/9/sequenceFiles/1"])
      expect((await files.call("GET", url)).status).toBe(403);
    expect((await files.call("GET", "/sequencingrun/99/sequenceFiles")).status).toBe(404);
  });

  test("are counted and found by their state of processing", async () => {
    const good = await upload("pairs", "4");
    const half = await upload("pairs", "4", { reverse: "@broken" });
    expect(await counts("4", "99")).toEqual({
      4: { UNPROCESSED: 4, PROCESSING: 0, FINISHED: 0, ERROR: 0 },
      99: { UNPROCESSED: 0, PROCESSING: 0, FINISHED: 0, ERROR: 0 },
    });
    const { RunUploadStatusChanged } = isotrail.runs.v1;
    const complete = RunUploadStatusChanged.encode({ runId: "4", from: "UPLOADING", to: "COMPLETE" }).finish();
    await events.tell("runs", "isotrail.runs.v1.RunUploadStatusChanged", complete);
    await expect
      .poll(() => counts("4"), { timeout: 10_000 })
      .toEqual({ 4: { UNPROCESSED: 0, PROCESSING: 0, FINISHED: 3, ERROR: 1 } });
    expect(await listed("4", "?processingState=ERROR")).toEqual([half]);
    expect(await listed("4", "?processingState=FINISHED")).toEqual([good, good, half]);
    expect(await listed("4", "?processingState=PROCESSING")).toEqual([]);
    const failed = await files.lines("/samples/7/sequenceFiles?processingState=ERROR");
    expect(failed).toMatchObject([{ processingState: "ERROR", refs: { object: half } }]);
    expect((await files.call("GET", "/sequencingrun/4/sequenceFiles?processingState=BAD")).status).toBe(400);
  });

  test("are counted for services only", async () => {
    const ask = async (headers: object, body: object) =>
      (await files.call("POST", "/internal/run-counts", headers, body)).status;
    expect(await ask({}, { runs: ["4"] })).toBe(403);
    expect(await ask(runsService, { runs: "4" })).toBe(400);
  });
});

describe("files that were uploaded without a run", () => {
  test("are linked to one, once", async () => {
    const pair = await upload("pairs");
    for (const given of [pair, Number(pair)])
      expect(await link("6", { sequenceFileId: given })).toMatchObject({
        status: 201,
        json: { identifier: "6", sequencerType: "miseq", refs: { run: "6", object: pair } },
      });
    expect(await listed("6")).toEqual([pair, pair]);
    expect(await link("7", { sequenceFileId: pair })).toMatchObject({ status: 409 });
    const commits = await temporary.stores.eventLog.readStream(`object-pair-${pair}`, 0, 100);
    const types = commits.flatMap((commit) => commit.events.map(({ type }) => type));
    expect(types.filter((type) => type === "ObjectLinkedToRun")).toHaveLength(1);
  });

  test("are linked by administrators and sequencers only", async () => {
    const body = { sequenceFileId: await upload("pairs") };
    expect(await link("7", body, as("ROLE_USER"))).toMatchObject({ status: 403 });
    expect(await link("7", body, as("ROLE_TECHNICIAN"))).toMatchObject({ status: 403 });
    expect(await link("7", body, as("ROLE_ADMIN"))).toMatchObject({ status: 201 });
  });

  test.each([
    ["of another layout", "unpaired", "3", 400],
    ["a pair to single ends", "pairs", "5", 400],
    ["single ends", "unpaired", "5", 201],
    ["fast5 to any layout", "fast5", "3", 201],
    ["to a run that is not there", "pairs", "99", 404],
  ] as const)("%s: %s to run %s is %i", async (_, kind, run, status) => {
    expect(await link(run, { sequenceFileId: await upload(kind) })).toMatchObject({ status });
  });

  test("must exist, and be named", async () => {
    expect(await link("3", { sequenceFileId: "999" })).toMatchObject({ status: 404 });
    for (const body of [{}, { sequenceFileId: "a" }, { sequenceFileId: -1 }])
      expect(await link("3", body)).toMatchObject({ status: 400, json: { sequenceFileId: [expect.any(String)] } });
  });

  test("are taken by quality control when the run that they are linked to is complete already", async () => {
    const { RunUploadStatusChanged } = isotrail.runs.v1;
    const complete = RunUploadStatusChanged.encode({ runId: "8", from: "UPLOADING", to: "COMPLETE" }).finish();
    await events.tell("runs", "isotrail.runs.v1.RunUploadStatusChanged", complete);
    await link("8", { sequenceFileId: await upload("pairs") });
    await expect.poll(async () => (await counts("8"))[8].FINISHED, { timeout: 10_000 }).toBe(2);
  });
});

test("files of a run are counted right also while views cannot be written", async () => {
  await using place = await temporaryStores("files");
  const { stores } = place;
  const putIfNewer = () => Promise.reject(new StoreUnavailable("the views are away"));
  const service = await startFiles({ ...stores, views: { ...stores.views, putIfNewer } });
  try {
    service.runs.set("3", { ...uploading, layout: "SINGLE_END" });
    const parts = [filePart("file", "a.fastq", "@r\nA\n+\nI\n"), jsonPart("parameters", { miseqRunId: 3 }), END];
    await service.wire([whole("/samples/7/sequenceFiles", parts)]);
    const { body } = await service.call("POST", "/internal/run-counts", runsService, { runs: ["3"] });
    expect(JSON.parse(body)).toEqual({ 3: { UNPROCESSED: 1, PROCESSING: 0, FINISHED: 0, ERROR: 0 } });
  } finally {
    await service.close();
  }
});
