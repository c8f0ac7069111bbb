// Runs the FastQC of this machine (Debian's package fastqc, 0.11.9) on files, for tests that compare with it.
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { COMMON_CONTAMINANTS } from "../contaminant-list.ts";
import type { Case } from "./cases.ts";
import { type Numbers, reportNumbers } from "./fastqc-report.ts";

/** Why there is nothing to compare with; undefined where the FastQC is that our numbers are made from. */
export function missingFastqc(): string | undefined {
  const { error, stdout } = spawnSync("fastqc", ["--version"], { encoding: "utf8", timeout: 60_000 });
  if (error) return "FastQC 0.11.9 is not installed";
  return stdout.includes("v0.11.9") ? undefined : `needs FastQC 0.11.9, this is ${stdout.trim() || "unknown"}`;
}

/** Some inputs hang FastQC: then it is stopped, and all files that have no report yet have none. 15 s are usual. */
export const TIME_LIMIT = 180_000;
/** Half of its time is Java's compiler otherwise. */
const QUICK_JAVA = "-XX:+UseSerialGC -XX:TieredStopAtLevel=1";
/** Its own bounds, as the package has them; the modules that we do not have are left out. */
const LIMITS = `duplication 70 50
n_content 5 20
overrepresented 0.1 1
quality_base_lower 10 5
quality_base_median 25 20
quality_sequence 27 20
gc_sequence 15 30
sequence 10 20
sequence_length 1 1
kmer 2 5
tile 5 10
adapter 5 10`;
const LEFT_OUT = ["kmer", "tile", "adapter"];
const limits = LIMITS.split("\n")
  .flatMap((line) => {
    const [module = "", warn, error] = line.split(" ");
    const ignore = LEFT_OUT.includes(module) ? 1 : 0;
    return [`${module}\twarn\t${warn}`, `${module}\terror\t${error}`, `${module}\tignore\t${ignore}`];
  })
  .concat("quality_base\tignore\t0");

/** FastQC's numbers per name of a case; a case that it gives no report for is not there. */
export async function fastqcNumbers(cases: readonly Case[]): Promise<Map<string, Numbers>> {
  // two processes for the many: FastQC writes its reports one after the other, whatever its threads
  const runs = Map.groupBy(cases, ({ settings }, i) => settings?.join(" ") ?? i % 2);
  const reports = await Promise.all([...runs.values()].map(runFastqc));
  return new Map(reports.flat());
}

/** One process for all, for it takes a second to start; with the memory of two threads. */
async function runFastqc(cases: readonly Case[]): Promise<[string, Numbers][]> {
  const folder = mkdtempSync(join(tmpdir(), "fastqc-"));
  const write = (name: string, content: Uint8Array | string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  try {
    const list = COMMON_CONTAMINANTS.map(({ name, sequence }) => `${name}\t${sequence}\n`);
    const options = ["--extract", "--quiet", "--threads", "2", "--outdir", folder, ...(cases[0]?.settings ?? [])]
      .concat("--contaminants", write("list.txt", list.join("")))
      .concat("--limits", write("limits.txt", `${limits.join("\n")}\n`));
    const files = cases.map(({ name, bytes }) => write(`${name}.fastq`, bytes()));
    await promisify(execFile)("fastqc", [...options, ...files], {
      env: { ...process.env, JAVA_TOOL_OPTIONS: QUICK_JAVA },
      timeout: TIME_LIMIT,
      killSignal: "SIGKILL",
    }).catch(() => {}); // what it did before counts
    return cases.flatMap(({ name }) => reportOf(join(folder, `${name}_fastqc`), name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reportOf(folder: string, name: string): [string, Numbers][] {
  try {
    return [[name, reportNumbers(readFileSync(join(folder, "fastqc_data.txt"), "utf8"))]];
  } catch {
    return [];
  }
}
