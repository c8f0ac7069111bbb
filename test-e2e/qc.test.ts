// Quality control as a laboratory sees it: records of uploads, with and without a run, of broken files, and after a crash.
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, link, newSample, type Resource, signIn } from "./client.ts";
import { feedOf, readToEnd } from "./event-reader.ts";
import { fastq, form } from "./form.ts";
import { isElsewhere, type System, startSystem } from "./system.ts";

let system: System;
let lab: Client;

beforeAll(async () => {
  if (isElsewhere) return;
  system = await startSystem();
  lab = await signIn(system);
});
afterAll(() => system?.remove());

const newRun = async (): Promise<Resource> =>
  lab.create(link(await lab.follow(), "sequencingRuns"), { layoutType: "PAIRED_END", sequencerType: "miseq" });
const setStatus = (run: Resource, uploadStatus: string) => lab.ask("PATCH", link(run, "self"), { uploadStatus });
const uploadPair = (sample: Resource, contents: readonly Buffer[], run?: Resource) =>
  lab.create(
    link(sample, "sample/sequenceFiles/pairs"),
    form(
      { name: "file1", content: contents[0] ?? "", filename: "a_R1.fastq.gz" },
      { name: "file2", content: contents[1] ?? "", filename: "a_R2.fastq.gz" },
      { name: "parameters1", content: JSON.stringify({ miseqRunId: run?.identifier }), type: "application/json" },
      { name: "parameters2", content: JSON.stringify({ miseqRunId: run?.identifier }), type: "application/json" },
    ),
  );
const uploadSingle = (sample: Resource, content: Buffer) =>
  lab.create(link(sample, "sample/sequenceFiles"), form({ name: "file", content, filename: "a.fastq.gz" }));

/** Reads again until quality control has answered. */
async function processed(resource: Resource): Promise<Resource> {
  for (let tried = 0; ; tried++) {
    const now = await lab.read(link(resource, "self"));
    if (["FINISHED", "ERROR"].includes(String(now.processingState)) || tried === 300) return now;
    await wait(100);
  }
}
async function recordsOf(pair: Resource): Promise<Resource[]> {
  const files = await Promise.all(["pair/forward", "pair/reverse"].map((rel) => lab.read(link(pair, rel))));
  return Promise.all(files.map((file) => lab.read(link(file, "sequencefile/qc"))));
}

describe.skipIf(isElsewhere)("quality control", () => {
  test("of a pair without a run: records, tables and pictures of plots, coverage", async () => {
    const { project, sample } = await newSample(lab);
    const pair = await uploadPair(sample, [fastq(300), fastq(200)]);
    expect((await processed(pair)).processingState).toBe("FINISHED");
    const [forward, reverse] = await recordsOf(pair);
    expect([forward, reverse]).toMatchObject([
      { totalSequences: 300, totalBases: 18_000, minLength: 60, maxLength: 60, qcReport: null },
      { totalSequences: 200, totalBases: 12_000, filteredSequences: 0, additionalProperties: expect.anything() },
    ]);
    const plots = forward?.links.filter(({ rel }) => rel.startsWith("qc/plots/")) ?? [];
    expect(plots.length).toBeGreaterThan(4);
    for (const { href } of plots) {
      expect(await lab.read(href)).toHaveProperty("table");
      const picture = await lab.get(href, { accept: "image/svg+xml" });
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
      expect(picture.text).toContain(`sample ${sample.sampleName}: `);
      expect(picture.headers.get("content-security-policy")).toBe("default-src 'none'");
      expect(picture.headers.get("x-content-type-options")).toBe("nosniff");
      expect(
        (await lab.get(href, { "if-none-match": picture.headers.get("etag") ?? "", accept: "image/svg+xml" })).status,
      ).toBe(304);
    }
    expect(await lab.read(link(sample, "self"))).not.toHaveProperty("coverage");
    await lab.ask("PATCH", link(project, "self"), { genomeSize: 10_000 });
    expect(await lab.read(link(sample, "self"))).toMatchObject({ coverage: 3 });
    expect((await lab.read(link(project, "project/samples"))).resources).toMatchObject([{ coverage: 3 }]);
  });

  test("of a run waits until the run is complete", async () => {
    const { project, sample } = await newSample(lab);
    await lab.ask("PATCH", link(project, "self"), { genomeSize: 100 });
    const run = await newRun();
    const pair = await uploadPair(sample, [fastq(30), fastq(30)], run);
    await wait(1_000);
    expect((await lab.read(link(pair, "self"))).processingState).toBe("UNPROCESSED");
    const [file] = (await lab.read(link(sample, "sample/sequenceFiles"))).resources as [Resource];
    expect((await lab.get(link(file, "sequencefile/qc"))).status).toBe(404);
    await setStatus(run, "COMPLETE");
    expect((await processed(pair)).processingState).toBe("FINISHED");
    expect((await recordsOf(pair)).map(({ totalSequences }) => totalSequences)).toEqual([30, 30]);
    // subscribers are told of both files, of the pair, and of the run
    const feed = `${await feedOf(lab, "files")}?type=QcCompleted,SequencingObjectProcessed,RunProcessed`;
    const told = async () =>
      (await readToEnd(lab, feed)).events.filter(({ data }) => (data as { runId: string }).runId === run.identifier);
    await expect.poll(async () => (await told()).length, { timeout: 10_000 }).toBe(4);
    const [first, second, ofPair, ofRun] = await told();
    expect(first?.data).toMatchObject({ sampleName: sample.sampleName, coverage: 18 });
    expect(second?.data).toMatchObject({ sampleName: sample.sampleName, coverage: 36 });
    expect(ofPair?.data).toMatchObject({ objectId: `pair-${pair.identifier}`, state: "FINISHED" });
    expect(ofRun?.type).toBe("isotrail.files.v1.RunProcessed");
    const { recordPath } = (second as { data: { recordPath: string } }).data;
    expect(await lab.read(`${link(await lab.follow(), "self")}${recordPath}`)).toMatchObject({ totalSequences: 30 });
  });

  test("of a broken file is an error with a code; the file is downloaded as it was sent", async () => {
    const { sample } = await newSample(lab);
    const broken = fastq(300);
    broken.fill(0x55, broken.length >> 1, (broken.length >> 1) + 20);
    const file = await uploadSingle(sample, broken);
    expect(await processed(file)).toMatchObject({
      processingState: "ERROR",
      processingMessage: expect.stringMatching(/^GZIP_CORRUPT: /),
    });
    const record = await lab.get(link(file, "sequencefile/qc"));
    expect([record.status, record.body]).toEqual([404, expect.objectContaining({ code: ["GZIP_CORRUPT"] })]);
    const download = await lab.get(link(file, "self"), { accept: "application/fastq" });
    expect(download.bytes.equals(broken)).toBe(true);
  });

  test("goes on after kill -9", async () => {
    const { sample } = await newSample(lab);
    const text = Array.from(
      { length: 300_000 },
      (_, n) => `@r${n}\n${"ACGT".repeat(25)}\n+\n${"I".repeat(100)}\n`,
    ).join("");
    const large = await uploadSingle(sample, gzipSync(text, { level: 1 }));
    await system.end("SIGKILL");
    await system.start();
    lab = await signIn(system);
    expect((await processed(large)).processingState).toBe("FINISHED");
    expect(await lab.read(link(large, "sequencefile/qc"))).toMatchObject({ totalSequences: 300_000 });
  });

  test("a download as FASTA is FASTA", async () => {
    const { sample } = await newSample(lab);
    const file = await uploadSingle(sample, gzipSync("@one\nACGT\n+\nIIII\n@two\nGGTT\n+\nIIII\n"));
    const answer = await lab.get(link(file, "self"), { accept: "application/fasta" });
    expect([answer.status, answer.headers.get("content-type"), answer.text]).toEqual([
      200,
      "application/fasta",
      ">one\nACGT\n>two\nGGTT\n",
    ]);
    expect(answer.headers.get("content-length")).toBeNull();
  });
});
