// What becomes of the files of samples that are deleted or merged, in whatever order it is told.
import { isotrail } from "@isotrail/contracts/events";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { END, filePart, manualFeed, startFiles, type TestFiles, whole, writable } from "../files.testing.ts";

const { SampleMerged, SampleDeleted, SampleAddedToProject } = isotrail.catalog.v1;

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

const merged = (sampleId: string, intoSampleId: string) =>
  events.tell(
    "catalog",
    "isotrail.catalog.v1.SampleMerged",
    SampleMerged.encode({ sampleId, projectIds: ["1"], intoSampleId, intoProjectIds: ["2"] }).finish(),
  );
const deleted = (sampleId: string) =>
  events.tell(
    "catalog",
    "isotrail.catalog.v1.SampleDeleted",
    SampleDeleted.encode({ sampleId, projectIds: ["1"] }).finish(),
  );

let samples = 100;
const newSample = () => {
  const id = String(++samples);
  files.samples.set(id, writable());
  return id;
};
let n = 0;
const upload = async (sample: string, kind = "sequenceFiles", content = `@r${++n}\nACGT\n+\nIIII\n`) => {
  const request = whole(`/samples/${sample}/${kind}`, [filePart("file", "a.fastq", content), END]);
  const made = await files.wire([request]);
  expect(made.status).toBe(201);
  return made.json.identifier;
};
const listed = async (sample: string, kind = "sequenceFiles") =>
  (await files.lines(`/samples/${sample}/${kind}`)).map(({ identifier }) => identifier);

describe("a sample that is merged into another one", () => {
  test("leaves it all its files, also a repeat of one that is there", async () => {
    const [from, to] = [newSample(), newSample()];
    const same = "@same\nA\n+\nI\n";
    const its = [await upload(from), await upload(from, "sequenceFiles", same)];
    const assembly = await upload(from, "assemblies", ">a\nA\n");
    const there = await upload(to, "sequenceFiles", same);
    await merged(from, to);
    expect(await listed(to)).toEqual([...its, there].toSorted((a, b) => Number(a) - Number(b)));
    expect(await listed(to, "assemblies")).toEqual([assembly]);
    expect([await listed(from), await listed(from, "assemblies")]).toEqual([[], []]);
    const [file] = await files.lines(`/samples/${to}/sequenceFiles`);
    expect((await files.call("GET", `/samples/${to}/sequenceFiles/${file.identifier}`)).status).toBe(200);
    await merged(from, to); // told again
    expect(await listed(to)).toHaveLength(3);
  });

  test("leaves them to the last one when that is merged on, in either order", async () => {
    for (const order of [0, 1]) {
      const [first, second, third] = [newSample(), newSample(), newSample()];
      const file = await upload(first);
      const steps = [() => merged(first, second), () => merged(second, third)];
      for (const step of order === 0 ? steps : steps.toReversed()) await step();
      expect([await listed(first), await listed(second), await listed(third)]).toEqual([[], [], [file]]);
    }
  });

  test("and then deleted takes the files along, in either order", async () => {
    for (const order of [0, 1]) {
      const [from, to] = [newSample(), newSample()];
      await upload(from);
      const steps = [() => merged(from, to), () => deleted(to)];
      for (const step of order === 0 ? steps : steps.toReversed()) await step();
      expect([await listed(from), await listed(to)]).toEqual([[], []]);
    }
  });
});

test("failed files follow their sample to another project", async () => {
  const sample = newSample();
  for (const project of ["1", "2"]) files.projects.set(project, { exists: true, read: true });
  const file = await upload(sample, "sequenceFiles", "no reads");
  const failed = async (project: string) =>
    (await files.lines(`/projects/${project}/sequenceFiles/failed`)).map(({ identifier }) => identifier);
  await expect.poll(() => failed("1"), { timeout: 10_000 }).toContain(file);
  expect(await failed("2")).not.toContain(file);
  files.samples.set(sample, { ...writable(), projects: ["1", "2"] });
  const added = { sampleId: sample, projectIds: ["1", "2"], projectId: "2", owner: true };
  await events.tell("catalog", "isotrail.catalog.v1.SampleAddedToProject", SampleAddedToProject.encode(added).finish());
  expect(await failed("1")).toContain(file);
  expect(await failed("2")).toContain(file);
});
