// How inputs come into a run's folder: all or nothing, with the bytes that were stored, and only what the registry made.
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { EngineUnavailable, type InputFile, type JobValue, type Run, RunRefused } from "../engine.ts";
import { newKey, signal } from "../testing/engine-contract.ts";
import { bytesFile, countRun, toyRun } from "../testing/toys.ts";
import { openLocalEngine } from "./local.ts";

let folder: string;
let workFolder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "isotrail-"));
  workFolder = join(folder, "work");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (siteData?: string) => openLocalEngine({ workFolder, siteData, isolation: "required" });
const withFile = async (file: InputFile): Promise<Run> => ({
  ...(await toyRun(newKey(), "echo")),
  files: [file],
  job: {},
});
const runs = async () => (await readdir(workFolder)).filter((name) => name !== ".workflows");

it("inputs lie below the names that they have in the run", async () => {
  const engine = await open();
  const run = await countRun(newKey(), ["Probe"], "reads");
  const files = [...run.files, bytesFile("ACGT", "db/kingdom/sprot_1+2.fa")];
  expect(await engine.stage({ ...run, files }, signal())).toBe(run.key);
  const inputs = join(workFolder, run.key, "inputs");
  expect((await readdir(inputs)).sort()).toEqual(["db", "names.json", "s1_1.fastq", "s1_2.fastq"]);
  expect(await readFile(join(inputs, "db/kingdom/sprot_1+2.fa"), "utf8")).toBe("ACGT");
  expect(JSON.parse(await readFile(join(workFolder, run.key, "job.json"), "utf8"))).toMatchObject({
    samples: ["s1"],
    forward: [{ class: "File", location: "inputs/s1_1.fastq" }],
    heading: "reads",
  });
});

it("staged again, inputs stay as they are", async () => {
  const engine = await open();
  const run = await toyRun(newKey(), "echo", { text: "first" });
  await engine.stage(run, signal());
  await engine.stage({ ...run, job: { ...run.job, text: "second" } }, signal());
  expect(await readFile(join(workFolder, run.key, "job.json"), "utf8")).toContain("first");
});

it("staged by two processes at once, one folder comes of it", async () => {
  const run = await countRun(newKey(), ["Probe"], "reads");
  const engines = await Promise.all([open(), open(), open()]);
  expect(await Promise.all(engines.map((engine) => engine.stage(run, signal())))).toEqual([run.key, run.key, run.key]);
  expect(await runs()).toEqual([run.key]);
});

it("bytes that are not those that were stored are not staged, and nothing is left", async () => {
  const engine = await open();
  const other = bytesFile("ACGA", "reads.fastq");
  const file = bytesFile("ACGT", "reads.fastq");
  const cases = {
    "is not what was stored": { ...file, open: other.open },
    "4 of 5 bytes arrived": { ...file, size: 5 },
  };
  for (const [message, changed] of Object.entries(cases)) {
    const run = await withFile(changed);
    await expect(engine.stage(run, signal())).rejects.toThrow(message);
    await expect(engine.stage(run, signal())).rejects.toThrow(EngineUnavailable);
    await expect(engine.submit(run, run.key, signal())).rejects.toThrow(RunRefused);
  }
  expect(await runs()).toEqual([]);
});

it("a stream that breaks off leaves nothing, and its error is the caller's", async () => {
  const engine = await open();
  const broken = async function* () {
    yield Buffer.from("AC");
    throw new Error("the connection was closed");
  };
  const run = await withFile({ ...bytesFile("ACGT", "reads.fastq"), open: async () => broken() });
  await expect(engine.stage(run, signal())).rejects.toThrow("the connection was closed");
  expect(await runs()).toEqual([]);
});

it("a call that is aborted leaves nothing", async () => {
  const engine = await open();
  const stop = new AbortController();
  const endless = async function* () {
    for (;;) {
      yield Buffer.alloc(1024);
      stop.abort(new Error("stopped"));
    }
  };
  const run = await withFile({ ...bytesFile("", "reads.fastq"), size: 1e6, open: async () => endless() });
  await expect(engine.stage(run, stop.signal)).rejects.toThrow("stopped");
  expect(await runs()).toEqual([]);
});

it("inputs that are more than the workflow may use are refused before they are read", async () => {
  const engine = await open();
  const never = {
    ...bytesFile("", "reads.fastq"),
    size: 600 * 1024 * 1024,
    open: () => Promise.reject(new Error("read")),
  };
  await expect(engine.stage(await withFile(never), signal())).rejects.toThrow(/may use 512 MiB of disk/);
});

it("data of the site is linked where it lies; a path out of its folder is not", async () => {
  const siteData = join(folder, "site");
  await mkdir(join(siteData, "references"), { recursive: true });
  await writeFile(join(siteData, "references/a.fasta"), ">a\nACGT\n");
  await writeFile(join(folder, "outside.fasta"), "outside");
  const engine = await open(siteData);
  const run = await toyRun(newKey(), "echo");
  const inside = { ...bytesFile("copied", "a.fasta"), path: join(siteData, "references/a.fasta") };
  const outside = { ...bytesFile("copied", "b.fasta"), path: join(folder, "outside.fasta") };
  await engine.stage({ ...run, files: [...run.files, inside, outside] }, signal());
  const inputs = join(workFolder, run.key, "inputs");
  expect(await readlink(join(inputs, "a.fasta"))).toBe(join(siteData, "references/a.fasta"));
  expect(await readFile(join(inputs, "b.fasta"), "utf8")).toBe("copied");
});

it("what a process was staging when it died is removed at the next start, what another one stages is not", async () => {
  await open();
  const boot = (await readFile("/proc/sys/kernel/random/boot_id", "utf8")).trim();
  const started = (await readFile("/proc/self/stat", "utf8")).split(") ")[1]?.split(" ")[19];
  for (const owner of [
    `${process.pid}_${started}_${boot}`,
    `${process.pid}_1_${boot}`,
    `${process.pid}_${started}_0-0`,
  ])
    await mkdir(join(workFolder, `.staging.key-1.${owner}.x/inputs`), { recursive: true });
  await mkdir(join(workFolder, ".removed.x/work"), { recursive: true });
  await open();
  expect(await runs()).toEqual([`.staging.key-1.${process.pid}_${started}_${boot}.x`]);
});

it("clean removes what is half staged, of this key only", async () => {
  const engine = await open();
  await mkdir(join(workFolder, ".staging.key-1.1_1_a.x/inputs"), { recursive: true });
  await mkdir(join(workFolder, ".staging.key-1-2.1_1_a.x/inputs"), { recursive: true });
  await engine.clean("key-1", signal());
  expect(await runs()).toEqual([".staging.key-1-2.1_1_a.x"]);
});

it("other users of the machine cannot look into the work folder", async () => {
  await open();
  expect((await stat(workFolder)).mode & 0o777).toBe(0o700);
});

it.each(["", ".", "..", "a/b", "../a", "a.b", "a b", "a\0", "ä", "x".repeat(201)])("%j is no run key", async (key) => {
  const engine = await open();
  const calls: Promise<unknown>[] = [engine.find(key, signal()), engine.status(key, signal())];
  calls.push(engine.cancel(key, signal()), engine.clean(key, signal()), engine.errors(key, signal()));
  for (const call of calls) await expect(call).rejects.toThrow("a run key has");
});

const file = (name: string, more: object = {}) => ({ class: "File", name, ...more }) as unknown as JobValue;

const REFUSED: Readonly<Record<string, Record<string, unknown>>> = {
  "requirements in the job": { "cwl:requirements": [{ class: "EnvVarRequirement", envDef: { LD_PRELOAD: "x" } }] },
  "a tool in the job": { "cwl:tool": "http://example.org/evil.cwl" },
  "a graph": { $graph: [] },
  "a namespace": { $namespaces: { a: "b" } },
  "a key with a path": { "../text": "x" },
  "a key with NUL": { "text\0": "x" },
  "an empty key": { "": "x" },
  "a file of the machine": { reads: file("../../../etc/passwd") },
  "an absolute file": { reads: file("/etc/passwd") },
  "a file that is no input": { reads: file("other.fastq") },
  "a folder that is none": { reads: { class: "Directory", name: "reads" } },
  "a text with NUL": { text: "a\0b" },
  "a text of 10 MB": { text: "x".repeat(10_000_000) },
  "many texts": { text: Array.from({ length: 100_000 }, () => "0123456789") },
};

it.each(Object.keys(REFUSED))("%s is refused", async (what) => {
  const engine = await open();
  const run = await toyRun(newKey(), "echo");
  const job = { ...run.job, ...REFUSED[what] } as Run["job"];
  await expect(engine.stage({ ...run, job }, signal())).rejects.toThrow(RunRefused);
  expect(await runs()).toEqual([]);
});

it.each(["../x", "/x", "a//b", "a/../b", ".x", "-x", "a b", "a\0", "", "ä"])(
  "%j is no name of an input",
  async (name) => {
    const engine = await open();
    await expect(engine.stage(await withFile(bytesFile("x", name)), signal())).rejects.toThrow(
      "is no name of an input",
    );
    expect(await runs()).toEqual([]);
  },
);

it("what an object of the job holds besides its class and name does not get through", async () => {
  const engine = await open();
  const run = await toyRun(newKey(), "echo");
  const [reads] = run.files;
  const smuggled = file(reads?.name ?? "", { location: "file:///etc/passwd", contents: "x", secondaryFiles: [{}] });
  await engine.stage({ ...run, job: { ...run.job, reads: smuggled } }, signal());
  const { reads: written } = JSON.parse(await readFile(join(workFolder, run.key, "job.json"), "utf8"));
  expect(written).toEqual({ class: "File", location: `inputs/${reads?.name}` });
});
