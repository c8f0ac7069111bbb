// Files with the same content, and failed files of a project, over HTTP: only what the caller may read.
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { END, filePart, startFiles, type TestFiles, whole, writable } from "../files.testing.ts";
import { sequencingObject } from "./sequencing-object.ts";

let temporary: TemporaryStores;
let files: TestFiles;
beforeAll(async () => {
  temporary = await temporaryStores("files");
  files = await startFiles(temporary.stores);
  files.samples.set("8", writable());
  files.samples.set("10", { ...writable(), projects: ["5"] });
  files.samples.set("9", { ...writable(), read: false });
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});

const upload = async (name: string, content: string, sample = "7", kind = "sequenceFiles") => {
  const made = await files.wire([whole(`/samples/${sample}/${kind}`, [filePart("file", name, content), END])]);
  expect(made.status).toBe(201);
  return made.json.identifier;
};
const SAME = "@same\nACGT\n+\nIIII\n";

describe("the duplicates of a file", () => {
  const duplicates = async (file: string, sample = "7") =>
    (await files.lines(`/samples/${sample}/sequenceFiles/${file}/duplicates`)).map(({ identifier }) => identifier);

  test("are other sequence files with the same bytes, in samples that the caller may read", async () => {
    const first = await upload("a.fastq", SAME);
    const second = await upload("b.fastq", SAME);
    const elsewhere = await upload("a.fastq", SAME, "8");
    await upload("a.fastq", SAME, "9");
    await upload("a.fasta", SAME, "7", "assemblies");
    await upload("c.fastq", "@other\nACGT\n+\nIIII\n");
    expect(await duplicates(first)).toEqual([second, elsewhere]);
    expect(await duplicates(elsewhere, "8")).toEqual([first, second]);
    expect((await files.call("GET", `/samples/9/sequenceFiles/${first}/duplicates`)).status).toBe(403);
    await files.call("DELETE", `/samples/7/sequenceFiles/${second}`);
    expect(await duplicates(first)).toEqual([elsewhere]);
  });

  test("are looked for among the 1,000 oldest only, whoever may read them", async () => {
    const { aggregates } = files.context;
    const sha256 = "ab".repeat(32);
    const context = { actor: "4", cause: "test", trace: "", deadline: Date.now() + 60_000 };
    const store = async (number: number, sample: string) => {
      const about = {
        fileName: "m.fastq",
        blob: `blob-of-${number}`,
        size: 4,
        sha256,
        compression: "none",
        properties: {},
      } as const;
      const upload = { sample, run: String(number), projects: [], files: [{ ...about, id: String(number) }] };
      await aggregates.execute(sequencingObject, `single-${number}`, { type: "upload", upload }, context);
    };
    const many = Array.from({ length: 1_500 }, (_, n) => 10_000 + n);
    await Promise.all(many.map((number) => store(number, "9")));
    await store(20_000, "8");
    await store(20_001, "8");
    let asked = 0;
    const get = files.samples.get.bind(files.samples);
    files.samples.get = (id) => {
      asked++;
      return get(id);
    };
    expect(await duplicates("20000", "8")).toEqual([]);
    files.samples.get = get;
    expect(asked).toBe(3); // the file's own sample, and one of each page of 500
  });

  test("are none of an empty file", async () => {
    const empty = await upload("e.fastq", "", "10");
    await upload("f.fastq", "", "10");
    expect(await duplicates(empty, "10")).toEqual([]);
  });

  test("include the other file of a pair", async () => {
    const two = [filePart("file1", "x_1.fastq", "@p\nA\n+\nI\n"), filePart("file2", "x_2.fastq", "@p\nA\n+\nI\n")];
    const pair = (await files.wire([whole("/samples/7/sequenceFiles/pairs", [...two, END])])).json;
    const [forward, reverse] = pair.files;
    expect(await duplicates(forward?.identifier ?? "")).toEqual([reverse?.identifier]);
  });
});

describe("the failed files of a project", () => {
  const failed = async (project: string) =>
    (await files.lines(`/projects/${project}/sequenceFiles/failed`)).map(({ fileName }) => fileName);

  test("are those that quality control could not read, in samples that the project holds now", async () => {
    files.projects.set("1", { exists: true, read: true });
    files.projects.set("2", { exists: true, read: false });
    await upload("good.fastq", "@g\nA\n+\nI\n");
    await upload("bad.fastq", "no reads at all");
    await upload("hidden.fastq", "no reads either", "9");
    await expect.poll(() => failed("1"), { timeout: 10_000 }).toEqual(["bad.fastq"]);
    expect((await files.call("GET", "/projects/2/sequenceFiles/failed")).status).toBe(403);
    expect((await files.call("GET", "/projects/3/sequenceFiles/failed")).status).toBe(404);
    files.samples.set("7", { ...writable(), projects: ["2"] });
    expect(await failed("1")).toEqual([]);
    files.samples.set("7", writable());
  });
});
