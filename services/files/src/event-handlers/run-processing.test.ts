// Subscribers learn that a run is done when the last of its files has its answer, whatever came last; once, and again for more files.
import { setTimeout as sleep } from "node:timers/promises";
import { isotrail } from "@isotrail/contracts/events";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { END, filePart, jsonPart, manualFeed, startFiles, type TestFiles, whole } from "../files.testing.ts";

const SINGLE = "/samples/7/sequenceFiles";

let temporary: TemporaryStores;
let files: TestFiles;
let events: ReturnType<typeof manualFeed>;
const start = async () => {
  events = manualFeed();
  files = await startFiles(temporary.stores, {}, events.feed);
  files.runs.set("9", { exists: true, upload: true, status: "UPLOADING", layout: "SINGLE_END" });
};
beforeEach(async () => {
  temporary = await temporaryStores("files");
  await start();
});
afterEach(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});

let n = 0;
const upload = async (content = `@read ${n++}\nACGT\n+\nIIII\n`) =>
  (
    await files.wire([
      whole(SINGLE, [filePart("file", "a.fastq", content), jsonPart("parameters", { miseqRunId: "9" }), END]),
    ])
  ).json.identifier;
const runIs = (to: string) =>
  events.tell(
    "runs",
    "isotrail.runs.v1.RunUploadStatusChanged",
    isotrail.runs.v1.RunUploadStatusChanged.encode({ runId: "9", from: "UPLOADING", to }).finish(),
  );
/** How often it is stored that the run is done, and the figures of the last time. */
async function processed() {
  const commits = await temporary.stores.eventLog.readStream("run-9", 0);
  return commits.flatMap(({ events }) => events).filter(({ type }) => type === "RunProcessed").length;
}
async function becomesProcessed(times: number): Promise<void> {
  for (let tried = 0; tried < 200 && (await processed()) < times; tried++) await sleep(50);
  await sleep(300); // nothing more comes
  expect(await processed()).toBe(times);
}

test("after the run is complete and its last file was read, also one that failed; and again when more files come", async () => {
  await upload();
  await upload("not a sequence file");
  await sleep(300);
  expect(await processed()).toBe(0);
  await runIs("COMPLETE");
  await becomesProcessed(1);
  await runIs("UPLOADING");
  await upload();
  await sleep(300);
  expect(await processed()).toBe(1);
  await runIs("COMPLETE");
  await becomesProcessed(2);
});

test("of a run without files at once, and no more when it is deleted", async () => {
  await runIs("COMPLETE");
  await becomesProcessed(1);
  await upload();
  await becomesProcessed(2);
  const gone = isotrail.runs.v1.RunDeleted.encode({ runId: "9" }).finish();
  await events.tell("runs", "isotrail.runs.v1.RunDeleted", gone);
  await becomesProcessed(2);
});

test("when the last file that was waited for is deleted", async () => {
  await upload();
  files.setAway(new Error("the catalog is away: quality control waits"));
  await runIs("COMPLETE");
  await sleep(300);
  expect(await processed()).toBe(0);
  const gone = isotrail.catalog.v1.SampleDeleted.encode({ sampleId: "7", projectIds: ["1"] }).finish();
  await events.tell("catalog", "isotrail.catalog.v1.SampleDeleted", gone);
  await becomesProcessed(1);
});

test("and not once more after a restart", async () => {
  await upload();
  await runIs("COMPLETE");
  await becomesProcessed(1);
  await files.close();
  await start();
  await runIs("COMPLETE");
  await becomesProcessed(1);
});
