// The analyses that pairs lead to: asked for each page as the user, and left out while nobody answers.
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { CommandRejected, StoreUnavailable } from "@isotrail/eventsourcing";
import { identityHeaders, internalKeys } from "@isotrail/http/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { END, filePart, startFiles, type TestFiles, whole } from "../files.testing.ts";

const PAIRS = "/samples/7/sequenceFiles/pairs";
const analysis = identityHeaders(internalKeys, { service: "analysis" });

let temporary: TemporaryStores;
let files: TestFiles;
let used: string[];
let unused: string;
const newPair = async () =>
  (
    await files.wire([
      whole(PAIRS, [filePart("file1", "a_R1.fastq", reads()), filePart("file2", "a_R2.fastq", reads()), END]),
    ])
  ).json.identifier;
let n = 0;
const reads = () => `@read ${++n}\nACGT\n+\nIIII\n`;
beforeAll(async () => {
  temporary = await temporaryStores("files");
  files = await startFiles(temporary.stores);
  used = [await newPair(), await newPair()];
  unused = await newPair();
  const body = { submission: "12", objects: used.map((id) => `pair-${id}`) };
  expect((await files.call("POST", "/internal/uses", analysis, body)).status).toBe(200);
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});
beforeEach(() => {
  files.analyses.asked.length = 0;
  files.analyses.answer = Promise.resolve();
  files.analyses.of = { [used[0] ?? ""]: { typing: "12", assembly: "9" } };
});

test("are links of those pairs that have some, in one question for a page, about none that was never used", async () => {
  const pairs = await files.lines(PAIRS);
  expect(pairs.map(({ refs }) => [refs.typing, refs.assembly])).toEqual([
    ["12", "9"],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(files.analyses.asked).toEqual([{ pairs: used, within: 2_000 }]);
  const one = await files.call("GET", `${PAIRS}/${used[0]}`);
  expect(JSON.parse(one.body).refs).toMatchObject({ typing: "12", assembly: "9" });
});

test("are not asked of a pair that no submission used, nor of an upload", async () => {
  expect((await files.call("GET", `${PAIRS}/${unused}`)).status).toBe(200);
  await newPair();
  expect(files.analyses.asked).toEqual([]);
});

test("are left out while the analysis service does not answer, and pairs are shown", async () => {
  files.analyses.answer = Promise.reject(new StoreUnavailable("analysis does not answer"));
  files.analyses.answer.catch(() => {});
  const pairs = await files.lines(PAIRS);
  expect(pairs.slice(0, 3).map(({ identifier, refs }) => [identifier, refs.typing])).toEqual(
    [...used, unused].map((id) => [id, undefined]),
  );
  expect((await files.call("GET", `${PAIRS}/${used[0]}`)).status).toBe(200);
});

test("are none for a caller who may read no analyses", async () => {
  files.analyses.answer = Promise.reject(new CommandRejected("forbidden", "You are not allowed to do this."));
  files.analyses.answer.catch(() => {});
  expect((await files.call("GET", `${PAIRS}/${used[0]}`)).status).toBe(200);
});

test("are an error where the answer is a refusal: that is no matter of time", async () => {
  files.analyses.answer = Promise.reject(new CommandRejected("invalid", "Ask for pairs."));
  files.analyses.answer.catch(() => {});
  expect((await files.call("GET", `${PAIRS}/${used[0]}`)).status).toBe(400);
});
