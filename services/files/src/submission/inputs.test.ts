// The inputs of a submission over HTTP: to its readers, as far as they may read the samples, and only what is still there.
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { CommandRejected } from "@isotrail/eventsourcing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { END, filePart, startFiles, type TestFiles, whole, writable } from "../files.testing.ts";

const INPUTS = "/analysisSubmissions/12/sequenceFiles";

let temporary: TemporaryStores;
let files: TestFiles;
let n = 0;
const reads = () => `@read ${++n}\nACGT\n+\nIIII\n`;
const newPair = async (sample: string) => {
  const parts = [filePart("file1", "a_R1.fastq", reads()), filePart("file2", "a_R2.fastq", reads()), END];
  return (await files.wire([whole(`/samples/${sample}/sequenceFiles/pairs`, parts)])).json.identifier;
};
const pairs: string[] = [];
let objects: string[];
beforeAll(async () => {
  temporary = await temporaryStores("files");
  files = await startFiles(temporary.stores);
  files.samples.set("8", writable());
  for (const sample of ["7", "8", "7"]) pairs.push(await newPair(sample));
  const single = await files.wire([whole("/samples/7/sequenceFiles", [filePart("file", "s.fastq", reads()), END])]);
  objects = [...pairs.map((id) => `pair-${id}`).reverse(), `single-${single.json.refs.object}`];
  files.submissions.set("12", objects);
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});
const listed = async () => (await files.lines(`${INPUTS}/pairs`)).map(({ identifier }) => identifier);

test("are pairs with their files, and single files, in the order of uploads", async () => {
  expect(await listed()).toEqual(pairs);
  const [first] = await files.lines(`${INPUTS}/pairs`);
  expect(first).toMatchObject({ files: [{ fileName: "a_R1.fastq" }, {}], refs: { sample: "7", kind: "pairs" } });
  expect(await files.lines(`${INPUTS}/unpaired`)).toMatchObject([{ fileName: "s.fastq" }]);
});

test("are told to readers of the submission only", async () => {
  files.submissions.set("12", new CommandRejected("forbidden", "You are not allowed to do this."));
  for (const kind of ["pairs", "unpaired"]) expect((await files.call("GET", `${INPUTS}/${kind}`)).status).toBe(403);
  files.submissions.delete("12");
  for (const kind of ["pairs", "unpaired"]) expect((await files.call("GET", `${INPUTS}/${kind}`)).status).toBe(404);
  files.submissions.set("12", objects);
});

test("are shown as far as the samples may be read, and not once they are deleted", async () => {
  files.samples.set("8", { ...writable(), read: false });
  expect(await listed()).toEqual([pairs[0], pairs[2]]);
  await files.call("DELETE", `/samples/7/sequenceFiles/pairs/${pairs[0]}`);
  expect(await listed()).toEqual([pairs[2]]);
});
