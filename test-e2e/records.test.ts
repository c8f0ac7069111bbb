// The records of a laboratory: a project, a sample with metadata, a run and a pair are created, read back byte for byte, and deleted.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, fresh, link, type Resource, signIn } from "./client.ts";
import { fastq, form, sha256 } from "./form.ts";
import { anySystem } from "./system.ts";

let system: Awaited<ReturnType<typeof anySystem>>;
let lab: Client;
let project: Resource;
let sample: Resource;
let run: Resource;
let pair: Resource;
const name = fresh("08-5578-");
const forward = fastq();
const reverse = fastq();

beforeAll(async () => {
  system = await anySystem();
  lab = await signIn(system);
});
afterAll(() => system?.remove());

test("a project is made and listed", async () => {
  const projects = link(await lab.follow(), "projects");
  project = await lab.create(projects, { name: "Listeria outbreak 2026", projectDescription: "cheese" });
  expect(project).toMatchObject({ name: "Listeria outbreak 2026", projectDescription: "cheese" });
  expect(project.identifier).toMatch(/^\d+$/);
  const { resources } = await lab.follow("projects");
  expect(resources.find(({ identifier }) => identifier === project.identifier)).toEqual(project);
});

test("a sample is made in it with its fields", async () => {
  sample = await lab.create(link(project, "project/samples"), {
    sampleName: name,
    organism: "Listeria monocytogenes",
    collectionDate: "2026-11-02",
    latitude: "49.8",
    sequencer_sample_name: "unknown to us",
  });
  expect(sample).toMatchObject({
    sampleName: name,
    sequencerSampleId: name,
    organism: "Listeria monocytogenes",
    collectionDate: Date.UTC(2026, 10, 2),
    latitude: "49.8",
    sequenceFileCount: 0,
  });
  const samples = await lab.read(link(project, "project/samples"));
  expect(samples.resources).toEqual([sample]);
});

test("its metadata is merged and replaced", async () => {
  const metadata = link(sample, "sample/metadata");
  expect((await lab.ask("PUT", metadata, { ward: { type: "text", value: "7" } })).status).toBe(200);
  expect((await lab.ask("PUT", metadata, { source: { type: "text", value: "cheese" } })).status).toBe(200);
  expect(await lab.read(metadata)).toMatchObject({
    metadata: { ward: { type: "text", value: "7" }, source: { type: "text", value: "cheese" } },
  });
  expect((await lab.ask("POST", metadata, { ward: { type: "text", value: "8" } })).status).toBe(200);
  expect((await lab.read(metadata)).metadata).toEqual({ ward: { type: "text", value: "8" } });
});

test("a sequencing run is opened", async () => {
  const runs = await lab.follow("sequencingRuns");
  run = await lab.create(link(runs, "sequencingRun/miseq"), {
    layoutType: "PAIRED_END",
    description: "first run",
    readLengths: "60",
    uploadStatus: "UPLOADING",
  });
  expect(run).toMatchObject({ layoutType: "PAIRED_END", uploadStatus: "UPLOADING", sequencerType: "miseq" });
});

test("a pair of FASTQ files is uploaded into the run", async () => {
  const parameters = JSON.stringify({ miseqRunId: run.identifier, lane: "1" });
  pair = await lab.create(
    link(sample, "sample/sequenceFiles/pairs"),
    form(
      { name: "file1", content: forward, filename: `${name}_S1_L001_R1_001.fastq.gz` },
      { name: "file2", content: reverse, filename: `${name}_S1_L001_R2_001.fastq.gz` },
      { name: "parameters1", content: parameters, type: "application/json" },
      { name: "parameters2", content: parameters, type: "application/json" },
    ),
  );
  const [r1, r2] = pair.files as Resource[];
  expect(r1).toMatchObject({
    fileName: `${name}_S1_L001_R1_001.fastq.gz`,
    uploadSha256: sha256(forward),
    fileSizeBytes: forward.length,
    lane: "1",
  });
  expect(r2).toMatchObject({ uploadSha256: sha256(reverse), fileSizeBytes: reverse.length });
  expect(pair.label).toBe(`${r1?.fileName}, ${r2?.fileName}`);
});

test("the run is completed", async () => {
  expect((await lab.ask("PATCH", link(run, "self"), { uploadStatus: "COMPLETE" })).status).toBe(200);
  expect(await lab.read(link(run, "self"))).toMatchObject({ uploadStatus: "COMPLETE" });
});

/** Quality control goes on by itself: how far it has come is no part of what was uploaded. */
const asUploaded = (one: unknown) =>
  JSON.parse(JSON.stringify(one, (key, value) => (key === "processingState" ? undefined : value)));

test("everything is read back by following links, byte for byte", async () => {
  const projects = await lab.follow("projects");
  const found = projects.resources.find(({ identifier }) => identifier === project.identifier);
  if (!found) throw new Error("the project is not listed");
  const samples = await lab.read(link(found, "project/samples"));
  const [only] = samples.resources;
  expect(only).toMatchObject({ sampleName: name, sequenceFileCount: 2 });
  if (!only) throw new Error("the sample is not listed");
  const pairs = await lab.read(link(only, "sample/sequenceFiles/pairs"));
  const [again] = pairs.resources;
  expect(asUploaded(again)).toEqual(asUploaded(pair));
  for (const [rel, content] of [["pair/forward", forward] as const, ["pair/reverse", reverse] as const]) {
    const answer = await lab.get(link(pair, rel), { accept: "application/fastq" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/fastq");
    expect(answer.headers.get("content-length")).toBe(String(content.length));
    expect(sha256(answer.bytes)).toBe(sha256(content));
  }
  const files = await lab.read(link(only, "sample/sequenceFiles"));
  expect(files.resources.map((file) => file.uploadSha256)).toEqual([sha256(forward), sha256(reverse)]);
});

test("every link of every resource on the way answers", async () => {
  const seen = new Set<string>();
  const queue: Resource[] = [await lab.follow(), project, sample, pair, run];
  for (let resource = queue.shift(); resource && seen.size < 60; resource = queue.shift())
    for (const { rel, href } of resource.links) {
      if (seen.has(href)) continue;
      seen.add(href);
      const answer = await lab.get(href);
      const may = rel === "sequencefile/qc" ? [200, 404, 405] : [200, 405];
      expect(may, `${rel} ${href} answered ${answer.status}`).toContain(answer.status);
      const isJson = /^application\/json\b/.test(answer.headers.get("content-type") ?? "");
      if (answer.status === 200 && isJson && answer.body.resource) queue.push(answer.body.resource);
    }
  expect(seen.size).toBeGreaterThan(15);
});

test("a sample is found by its name, and not when it is not there", async () => {
  const by = (sampleName: string) =>
    lab.get(`${link(project, "project/samples")}/bySampleName?sampleName=${encodeURIComponent(sampleName)}`);
  const found = await by(name);
  expect([found.status, found.headers.get("location")]).toEqual([302, link(sample, "self")]);
  expect((await by("nobody")).status).toBe(404);
});

test("a deleted pair is gone, and so is the sample with its project", async () => {
  expect((await lab.ask("DELETE", link(pair, "self"))).status).toBe(200);
  expect((await lab.get(link(pair, "self"))).status).toBe(404);
  expect((await lab.read(link(sample, "self"))).sequenceFileCount).toBe(0);
  expect((await lab.ask("DELETE", link(project, "self"))).status).toBe(200);
  expect((await lab.get(link(project, "self"))).status).toBe(404);
  await expect.poll(async () => (await lab.get(link(sample, "self"))).status, { timeout: 10_000 }).toBe(404);
});
