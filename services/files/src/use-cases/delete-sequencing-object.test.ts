// Deletions over HTTP: of files, of pairs of a run, and with their sample.
import { setTimeout as sleep } from "node:timers/promises";
import { isotrail } from "@isotrail/contracts/events";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { END, filePart, jsonPart, manualFeed, startFiles, type TestFiles, whole, writable } from "../files.testing.ts";

const SINGLE = "/samples/7/sequenceFiles";
const PAIR = "/samples/7/sequenceFiles/pairs";

let temporary: TemporaryStores;
let files: TestFiles;
const events = manualFeed();
beforeAll(async () => {
  temporary = await temporaryStores("files");
  files = await startFiles(temporary.stores, {}, events.feed);
  files.runs.set("3", { exists: true, upload: true, status: "UPLOADING", layout: "PAIRED_END" });
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});

let n = 0;
const unique = () => `@read ${++n}\nACGT\n+\n!!!!\n`;
const upload = async (content = unique(), name = "a.fastq") =>
  (await files.wire([whole(SINGLE, [filePart("file", name, content), END])])).json;
const pairOf = (more: readonly (string | Uint8Array)[] = [], path = PAIR) =>
  whole(path, [filePart("file1", "a_R1.fastq", unique()), filePart("file2", "a_R2.fastq", unique()), ...more, END]);

describe("a sequencing object", () => {
  const gone = async (blobs: number) => {
    for (let tried = 0; tried < 200 && (await files.blobs()).length > blobs; tried++) await sleep(20);
    return (await files.blobs()).length;
  };

  test("that is deleted is not there any more, and its bytes are destroyed", async () => {
    const before = (await files.blobs()).length;
    const { identifier, refs } = await upload();
    const deleted = await files.call("DELETE", `${SINGLE}/${identifier}`);
    expect([deleted.status, JSON.parse(deleted.body)]).toEqual([200, { refs: { sample: "7" } }]);
    for (const url of [`${SINGLE}/${identifier}`, `${SINGLE}/unpaired/${refs.object}`])
      expect((await files.call("GET", url)).status).toBe(404);
    expect(await gone(before)).toBe(before);
  });

  test("of a run is unlinked, and destroyed with the run", async () => {
    const run = [jsonPart("parameters1", { miseqRunId: 3 }), jsonPart("parameters2", { miseqRunId: 3 })];
    const before = (await files.blobs()).length;
    const { json } = await files.wire([pairOf(run)]);
    const { identifier, files: two } = json;
    expect((await files.call("DELETE", `${SINGLE}/${two[0]?.identifier}`)).status).toBe(409);
    expect((await files.call("DELETE", `${PAIR}/${identifier}`)).status).toBe(200);
    expect((await files.call("GET", `${PAIR}/${identifier}`)).status).toBe(404);
    await sleep(300);
    expect((await files.blobs()).length).toBe(before + 2);
    await events.tell(
      "runs",
      "isotrail.runs.v1.RunDeleted",
      isotrail.runs.v1.RunDeleted.encode({ runId: "3" }).finish(),
    );
    expect(await gone(before)).toBe(before);
  });

  test("goes with its sample", async () => {
    files.samples.set("9", writable());
    await files.wire([pairOf([], "/samples/9/sequenceFiles/pairs")]);
    await files.wire([whole("/samples/9/sequenceFiles", [filePart("file", "s.fastq", unique()), END])]);
    const listed = () => files.lines("/samples/9/sequenceFiles");
    expect(await listed()).toHaveLength(3);
    const gone = isotrail.catalog.v1.SampleDeleted.encode({ sampleId: "9", projectIds: [] }).finish();
    await events.tell("catalog", "isotrail.catalog.v1.SampleDeleted", gone);
    expect(await listed()).toEqual([]);
  });
});
