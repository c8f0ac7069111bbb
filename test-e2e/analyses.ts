// Analyses by the real engine of this machine: toy workflows of a second each, submitted as a client does.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Client, fresh, link, newSample, type Resource } from "./client.ts";
import { fastq, form } from "./form.ts";
import { repository, type System, startSystem } from "./system.ts";

const places = [join(repository, ".workflows/bin/cwltool"), "/usr/local/bin/cwltool", "/usr/bin/cwltool"];
const sandbox = ["--unshare-all", "--ro-bind", "/", "/", "true"];

/** Why workflows cannot run here, for the titles of tests that are skipped for it. */
export const noWorkflows = !places.some((path) => existsSync(path))
  ? "npm run workflows brings cwltool"
  : spawnSync("bwrap", sandbox).status !== 0
    ? "bubblewrap is missing, or may not work here"
    : undefined;

export type Laboratory = System & { readonly workFolder: string };

/** A system that has the toy workflows. */
export async function startWithToys(env: Record<string, string> = {}): Promise<Laboratory> {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-e2e-"));
  const workFolder = join(folder, "runs");
  const WORKFLOWS_DIR = join(repository, "libs/workflow-execution/src/testing/workflows");
  const system = await startSystem({ WORKFLOWS_DIR, WORKFLOW_WORK_DIR: workFolder, ...env }, folder);
  return Object.assign(system, { workFolder });
}

/** A single-end file that can be analysed. */
export async function newReads(lab: Client): Promise<Resource> {
  const { sample } = await newSample(lab);
  const content = form({ name: "file", content: fastq(20), filename: "a.fastq.gz" });
  return lab.create(link(sample, "sample/sequenceFiles"), content);
}

/** @param toy "slow", "echo", … */
export async function submit(lab: Client, toy: string, reads: Resource, inputParameters: object): Promise<Resource> {
  return lab.create(link(await lab.follow(), "analysisSubmissions"), {
    name: fresh(`${toy} `),
    analysisType: `test-${toy}`,
    inputSingles: [objectOf(reads)],
    inputParameters,
  });
}

/** A file names its sequencing object by a link; submissions name objects. */
const objectOf = (reads: Resource) => link(reads, "sequenceFile/sequencingObject").split("/").at(-1);

/** Its record once it is in one of these states. @throws Error after a minute and a half */
export async function reached(lab: Client, { links }: Pick<Resource, "links">, ...states: string[]): Promise<Resource> {
  for (const end = Date.now() + 90_000; ; await wait(50)) {
    const now = await lab.read(link({ links }, "self"));
    if (states.includes(String(now.analysisState))) return now;
    if (Date.now() > end) throw new Error(`it is ${now.analysisState}, ${now.message}; not ${states}`);
  }
}

/** The text of an output of a submission that is COMPLETED. */
export async function outputOf(lab: Client, submission: Resource, output: string): Promise<string> {
  const analysis = await lab.read(link(submission, "analysis"));
  const { status, text } = await lab.get(link(analysis, `outputFile/${output}`), { accept: "text/plain" });
  if (status !== 200) throw new Error(`the output ${output} answered ${status} ${text}`);
  return text;
}

/** Of every event of a submission: its type, and the attempt where it names one. */
export async function eventsOf(lab: Client, submission: Resource): Promise<readonly string[]> {
  const history = await lab.read(link(submission, "history"));
  return history.resources.flatMap(({ events }) =>
    (events as { type: string; attempt?: number }[]).map(({ type, attempt }) =>
      attempt ? `${type} ${attempt}` : type,
    ),
  );
}

/** The keys of the runs that have a folder. */
export const runKeys = ({ workFolder }: Laboratory): readonly string[] =>
  readdirSync(workFolder).filter((name) => !name.startsWith("."));

/** The processes of this machine that belong to a run: the engine marks each with the run's key. */
export function processesOf(key: string): readonly string[] {
  const read = (path: string) => {
    try {
      return readFileSync(path, "utf8");
    } catch {
      return ""; // has ended, or is somebody else's
    }
  };
  return readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && read(`/proc/${pid}/environ`).includes(`=${key}\0`));
}
