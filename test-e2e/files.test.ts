// Fast5 files, assemblies, the files of runs, duplicates and failed files, as clients find them by their links.
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, fresh, link, newSample, newUser, type Resource, signIn } from "./client.ts";
import { fastq, form, sha256 } from "./form.ts";
import { anySystem } from "./system.ts";

let system: Awaited<ReturnType<typeof anySystem>>;
let admin: Client;
let owner: Client;
beforeAll(async () => {
  system = await anySystem();
  admin = await signIn(system);
  owner = await newUser(admin, system);
});
afterAll(() => system?.remove());

const one = (filename: string, content: Buffer | string) => form({ name: "file", content, filename });
const two = (name: string, reverse: Buffer | string = fastq(), run?: Resource) => {
  const content = JSON.stringify(run ? { miseqRunId: run.identifier } : {});
  return form(
    { name: "file1", content: fastq(), filename: `${name}_R1.fastq.gz` },
    { name: "file2", content: reverse, filename: `${name}_R2.fastq.gz` },
    { name: "parameters1", content, type: "application/json" },
    { name: "parameters2", content, type: "application/json" },
  );
};
const newRun = async (by: Client, layoutType = "PAIRED_END") =>
  by.create(`${system.api}/sequencingrun/miseq`, { layoutType, readLengths: "250", assay: "Nextera" });
const rels = ({ links }: Resource) => links.map(({ rel }) => rel);
const field = ({ resources }: Resource, name: string) => resources.map((entry) => entry[name]);

async function eventually(read: () => Promise<unknown>, expected: unknown) {
  for (let tried = 0; tried < 100 && JSON.stringify(await read()) !== JSON.stringify(expected); tried++)
    await wait(100);
  expect(await read()).toEqual(expected);
}

describe("an assembly", () => {
  test("is uploaded, listed and downloaded by its first link, with its digest and in parts", async () => {
    const { sample } = await newSample(owner);
    const content = `>contig 1\n${"ACGTTGCA".repeat(1000)}\n`;
    const made = await owner.create(link(sample, "sample/assemblies"), one("08-5578.fasta", content));
    expect(made).toMatchObject({ fileName: "08-5578.fasta", fileSizeBytes: content.length, fileSize: "8.0 kB" });
    expect(made).toMatchObject({ uploadSha256: sha256(Buffer.from(content)) });
    expect(made.links[0]).toEqual({ rel: "self", href: expect.stringContaining("/assemblies/") });
    expect((await owner.read(link(sample, "sample/assemblies"))).resources).toEqual([made]);

    const href = link(made, "self");
    const whole = await owner.get(href, { accept: "application/fasta" });
    expect([whole.status, whole.text]).toEqual([200, content]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "application/fasta",
      "content-disposition": 'attachment; filename="08-5578.fasta"',
      "cache-control": "private, no-transform",
      "x-content-type-options": "nosniff",
      "repr-digest": `sha-256=:${Buffer.from(sha256(Buffer.from(content)), "hex").toString("base64")}:`,
    });
    const part = await owner.get(href, { accept: "application/fasta", range: "bytes=1-8" });
    expect([part.status, part.text]).toEqual([206, "contig 1"]);
    const head = await owner.ask("HEAD", href, undefined, { accept: "application/fasta" });
    expect([head.status, head.headers.get("content-length"), head.text]).toEqual([200, String(content.length), ""]);
    expect((await owner.get(href, { accept: "application/genbank" })).status).toBe(406);

    expect((await owner.read(link(sample, "sample/sequenceFiles"))).resources).toEqual([]);
    const gone = await owner.ask("DELETE", href);
    expect([gone.status, rels(gone.body.resource)]).toEqual([200, ["sample", "sample/assemblies"]]);
    expect((await owner.get(href)).status).toBe(404);
  });
});

describe("a fast5 file", () => {
  test("is answered as a file and listed as an object, and among the sequence files", async () => {
    const { sample } = await newSample(owner);
    const bytes = Buffer.concat([Buffer.from("894844460d0a1a0a", "hex"), Buffer.alloc(600, 7)]);
    const file = await owner.create(link(sample, "sample/sequenceFiles/fast5"), one("reads.fast5", bytes));
    expect(rels(file)).not.toContain("sequencefile/qc");
    const [object] = (await owner.read(link(sample, "sample/sequenceFiles/fast5"))).resources;
    const nested = { identifier: file.identifier, links: [{ rel: "self", href: link(file, "self") }] };
    expect(object).toMatchObject({ fast5Type: "SINGLE", processingState: "FINISHED", file: nested });
    expect(link(file, "sequenceFile/sequencingObject")).toBe(link(object as Resource, "self"));
    expect(field(await owner.read(link(sample, "sample/sequenceFiles")), "identifier")).toEqual([file.identifier]);
    for (const accept of ["application/fast5", "application/fastq"])
      expect((await owner.get(link(file, "self"), { accept })).bytes.equals(bytes)).toBe(true);
  });
});

describe("an uploaded pair", () => {
  test("is answered with the way to the sample's files, and its files sort in the order of uploads", async () => {
    const { sample } = await newSample(owner);
    const pairs = [];
    for (const name of ["z", "a"])
      pairs.push(await owner.create(link(sample, "sample/sequenceFiles/pairs"), two(name)));
    for (const pair of pairs) expect(link(pair, "sample/sequenceFiles")).toBe(link(sample, "sample/sequenceFiles"));
    const files = await owner.read(link(sample, "sample/sequenceFiles"));
    const places = field(files, "file").map(String);
    expect(places.toSorted()).toEqual(places);
    expect(field(files, "fileName")).toEqual(["z_R1.fastq.gz", "z_R2.fastq.gz", "a_R1.fastq.gz", "a_R2.fastq.gz"]);
    for (const place of places) expect(place).toMatch(/\/\d{10}\/[12]\/[az]_R[12]\.fastq\.gz$/);
  });
});

describe("a run", () => {
  test("lists and counts its files; those that failed are found from the run, the sample and the project", async () => {
    const { project, sample } = await newSample(owner);
    const run = await newRun(owner);
    expect(run).toMatchObject({ sequencerType: "miseq", readLengths: 250, assay: "Nextera", sequenceFileCount: 0 });
    await owner.create(link(sample, "sample/sequenceFiles/pairs"), two("good", fastq(), run));
    await owner.create(link(sample, "sample/sequenceFiles/pairs"), two("bad", "no reads", run));
    const href = link(run, "self");
    expect(await owner.read(href)).toMatchObject({ sequenceFileCount: 4, unprocessedFileCount: 4, failedFileCount: 0 });
    expect((await owner.ask("PATCH", href, { uploadStatus: "COMPLETE" })).status).toBe(200);
    await eventually(async () => {
      const { finishedFileCount, failedFileCount } = await owner.read(href);
      return [finishedFileCount, failedFileCount];
    }, [3, 1]);
    const listed = link(run, "sequencingRun/sequenceFiles");
    expect((await owner.read(listed)).resources).toHaveLength(4);
    for (const from of [
      `${listed}?processingState=ERROR`,
      `${link(sample, "sample/sequenceFiles")}?processingState=ERROR`,
      link(project, "project/sequenceFiles/failed"),
    ])
      expect(field(await owner.read(from), "fileName")).toEqual(["bad_R2.fastq.gz"]);
    const wrong = await owner.get(`${listed}?processingState=LOST`);
    expect([wrong.status, wrong.body.processingState]).toEqual([400, [expect.any(String)]]);

    const stranger = await newUser(admin, system);
    expect((await stranger.get(listed)).status).toBe(403);
    const technician = await newUser(admin, system, "ROLE_TECHNICIAN");
    expect((await technician.read(href)).sequenceFileCount).toBe(4);
    expect((await technician.read(listed)).resources).toEqual([]);
  });

  test("takes files that were uploaded without one, from sequencers and administrators", async () => {
    const { sample } = await newSample(owner);
    const run = await newRun(owner);
    const pair = await owner.create(link(sample, "sample/sequenceFiles/pairs"), two("later"));
    const listed = link(run, "sequencingRun/sequenceFiles");
    const body = { sequenceFileId: pair.identifier };
    expect((await owner.ask("POST", listed, body)).status).toBe(403);
    const sequencer = await newUser(admin, system, "ROLE_SEQUENCER");
    const linked = await sequencer.ask("POST", listed, body);
    expect([linked.status, linked.body.resource]).toMatchObject([
      201,
      { identifier: run.identifier, sequenceFileCount: 2 },
    ]);
    const location = linked.headers.get("location") ?? "";
    expect(location).toBe(`${listed}/${pair.identifier}`);
    expect((await owner.get(location)).headers.get("location")).toBe(link(pair, "self"));
    expect(field(await owner.read(listed), "fileName")).toEqual(["later_R1.fastq.gz", "later_R2.fastq.gz"]);
    const other = await newRun(owner);
    expect((await sequencer.ask("POST", link(other, "sequencingRun/sequenceFiles"), body)).status).toBe(409);
    const single = await newRun(owner, "SINGLE_END");
    expect((await sequencer.ask("POST", link(single, "sequencingRun/sequenceFiles"), body)).status).toBe(400);
  });

  test("that is deleted leaves its files in their samples", async () => {
    const { sample } = await newSample(owner);
    const run = await newRun(owner);
    const pair = await owner.create(link(sample, "sample/sequenceFiles/pairs"), two("stays", fastq(), run));
    expect((await owner.ask("DELETE", link(run, "self"))).status).toBe(403);
    expect((await admin.ask("DELETE", link(run, "self"))).status).toBe(200);
    expect((await owner.get(link(run, "self"))).status).toBe(404);
    expect((await owner.get(link(run, "sequencingRun/sequenceFiles"))).status).toBe(404);
    expect(field(await owner.read(link(sample, "sample/sequenceFiles/pairs")), "identifier")).toEqual([
      pair.identifier,
    ]);
  });
});

test("a file leads to others with the same content, of samples that the caller may read", async () => {
  const stranger = await newUser(admin, system);
  const content = Buffer.from(`@${fresh("read")}\nACGT\n+\nIIII\n`);
  const uploads = [];
  for (const by of [owner, owner, stranger]) {
    const { sample } = await newSample(by);
    uploads.push(await by.create(link(sample, "sample/sequenceFiles"), one("same.fastq", content)));
  }
  const [first, second, hidden] = uploads as [Resource, Resource, Resource];
  const duplicates = async (by: Client, of: Resource) =>
    field(await by.read(link(of, "sequenceFile/duplicates")), "identifier");
  expect(await duplicates(owner, first)).toEqual([second.identifier]);
  expect(await duplicates(stranger, hidden)).toEqual([]);
  expect(await duplicates(admin, hidden)).toEqual([first.identifier, second.identifier]);
  expect((await stranger.get(link(first, "sequenceFile/duplicates"))).status).toBe(403);
});

test("the files of a sample that is merged into another are the other's", async () => {
  const [from, to] = [await newSample(owner), await newSample(owner)];
  const pair = await owner.create(link(from.sample, "sample/sequenceFiles/pairs"), two("moved"));
  const merged = await owner.ask("POST", link(to.sample, "sample/merge"), { samples: [from.sample.identifier] });
  expect(merged.status).toBeLessThan(300);
  const listed = async () => field(await owner.read(link(to.sample, "sample/sequenceFiles/pairs")), "identifier");
  await eventually(listed, [pair.identifier]);
});
