// The public uploader of the field, unchanged from PyPI, uploads a MiSeq run and directories of paired and single files.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, fresh, link, newUser, type Resource, signIn } from "./client.ts";
import { fastq, sha256 } from "./form.ts";
import { anySystem } from "./system.ts";

const VERSION = "0.9.6";
const environment = join(tmpdir(), `isotrail-iridauploader-${VERSION}`);
const command = join(environment, "bin/irida-uploader");
const reason = install();
if (reason) console.warn(`skipped, the public uploader: ${reason}`);

/** Installs the uploader once per machine. Gives the reason when that is not possible here. */
function install(): string | undefined {
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { encoding: "utf8", timeout: 180_000, env: { ...process.env, PIP_NO_INPUT: "1" } });
  const works = () => existsSync(command) && run(command, "--version").stdout.includes(VERSION);
  if (works()) return undefined;
  const venv = run("python3", "-m", "venv", "--clear", environment);
  if (venv.status !== 0) return `python3 -m venv: ${venv.error?.message ?? venv.stderr.trim().split("\n").at(-1)}`;
  const pip = run(join(environment, "bin/pip"), "install", "--quiet", `iridauploader==${VERSION}`);
  if (pip.status !== 0) return `pip: ${pip.error?.message ?? pip.stderr.trim().split("\n").at(-1)}`;
  return works() ? undefined : "the installed command does not start";
}

let folder: string;
let system: Awaited<ReturnType<typeof anySystem>>;
let admin: Client;
let project: Resource;
let account: { username: string; password: string };

beforeAll(async () => {
  if (reason) return;
  folder = mkdtempSync(join(tmpdir(), "isotrail-uploader-"));
  system = await anySystem();
  admin = await signIn(system);
  const sequencer = await newUser(admin, system, "ROLE_SEQUENCER");
  account = { username: String(sequencer.user.username), password: "Black-Box-1-User" };
});
afterAll(async () => {
  await system?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Runs the command on a run's folder; gives its exit code and what it wrote. */
async function upload(directory: string, parser: string): Promise<{ code: number | null; output: string }> {
  const config = join(folder, `${parser}.conf`);
  const { clientId, clientSecret, api } = system;
  const { username, password } = account;
  const settings = {
    client_id: clientId,
    client_secret: clientSecret,
    username,
    password,
    base_url: `${api}/`,
    parser,
  };
  writeFileSync(
    config,
    `[Settings]\n${Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join("")}`,
  );
  const child: ChildProcess = spawn(command, ["-c", config, "-d", directory], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LANG: "C.UTF-8" },
  });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, output };
}

const newProject = async () => admin.create(link(await admin.follow(), "projects"), { name: fresh("Uploader ") });

/** Reads every file of the project by following links. Gives sample name → digests of the bytes, in the order of the list. */
async function readBack(): Promise<Record<string, string[]>> {
  const listed = (await admin.follow("projects")).resources.find(({ identifier }) => identifier === project.identifier);
  const found: Record<string, string[]> = {};
  for (const sample of (await admin.read(link(listed ?? project, "project/samples"))).resources) {
    const files = await admin.read(link(sample, "sample/sequenceFiles"));
    const digests: string[] = [];
    for (const file of files.resources) {
      const { bytes } = await admin.get(link(file, "self"), { accept: "application/fastq" });
      expect(file.uploadSha256).toBe(sha256(bytes));
      digests.push(sha256(bytes));
    }
    found[String(sample.sampleName)] = digests;
  }
  return found;
}

/** Writes the files of a sample; gives their digests. */
function writeReads(where: string, names: readonly string[]): string[] {
  return names.map((name) => {
    const reads = fastq(200);
    writeFileSync(join(where, name), reads);
    return sha256(reads);
  });
}

describe.skipIf(reason !== undefined)(`iridauploader ${VERSION}${reason ? ` (${reason})` : ""}`, () => {
  test("a MiSeq run", { timeout: 120_000 }, async () => {
    project = await newProject();
    const run = join(folder, "miseq run");
    const calls = join(run, "Data/Intensities/BaseCalls");
    mkdirSync(calls, { recursive: true });
    const names = ["08-5578", "08-5923", "10-6966"];
    const rows = names.map(
      (name) => `${name},${name},plate,A01,N701,TAAGGCGA,S502,CTCTCTAT,${project.identifier},swab`,
    );
    writeFileSync(
      join(run, "SampleSheet.csv"),
      `[Header]
IEMFileVersion,4
Investigator Name,Ada Tester
Experiment Name,1
Date,2026-11-21
Workflow,GenerateFASTQ
Application,FASTQ Only
Assay,Nextera XT
Description,A run
Chemistry,Amplicon

[Reads]
251
251

[Settings]
ReverseComplement,0

[Data]
Sample_ID,Sample_Name,Sample_Plate,Sample_Well,I7_Index_ID,index,I5_Index_ID,index2,Sample_Project,Description
${rows.join("\n")}
`,
    );
    const expected: Record<string, string[]> = {};
    for (const [n, name] of names.entries())
      expected[name] = writeReads(
        calls,
        [1, 2].map((direction) => `${name}_S${n + 1}_L001_R${direction}_001.fastq.gz`),
      );
    writeFileSync(join(run, "CompletedJobInfo.xml"), "<AnalysisJobInfo/>\n");

    const { code, output } = await upload(run, "miseq");
    expect(code, output).toBe(0);
    expect(await readBack()).toEqual(expected);
    const [latest] = (await admin.follow("sequencingRuns")).resources.slice(-1);
    expect(latest).toMatchObject({
      uploadStatus: "COMPLETE",
      layoutType: "PAIRED_END",
      sequencerType: "miseq",
      investigatorName: "Ada Tester",
      workflow: "GenerateFASTQ",
    });
    const [sample] = (await admin.read(link(project, "project/samples"))).resources;
    if (!sample) throw new Error("no sample");
    const pairs = await admin.read(link(sample, "sample/sequenceFiles/pairs"));
    expect(pairs.resources).toHaveLength(1);
  });

  test.each([
    ["paired", (name: string) => [`${name}_R1.fastq.gz`, `${name}_R2.fastq.gz`]],
    ["single", (name: string) => [`${name}.fastq.gz`]],
  ] as const)("a directory of %s files", { timeout: 120_000 }, async (layout, filesOf) => {
    project = await newProject();
    const run = join(folder, layout);
    mkdirSync(run);
    const expected: Record<string, string[]> = {};
    const rows = ["isolate-1", "isolate-2"].map((name) => {
      const files = filesOf(name);
      expected[name] = writeReads(run, files);
      return `${name},${project.identifier},${files[0]},${files[1] ?? ""}`;
    });
    const header = "[Data]\nSample_Name,Project_ID,File_Forward,File_Reverse\n";
    writeFileSync(join(run, "SampleList.csv"), `${header}${rows.join("\n")}\n`);

    const { code, output } = await upload(run, "directory");
    expect(code, output).toBe(0);
    expect(await readBack()).toEqual(expected);
    const [latest] = (await admin.follow("sequencingRuns")).resources.slice(-1);
    const layoutType = layout === "single" ? "SINGLE_END" : "PAIRED_END";
    expect(latest).toMatchObject({ uploadStatus: "COMPLETE", layoutType, sequencerType: "directory" });
  });
});
