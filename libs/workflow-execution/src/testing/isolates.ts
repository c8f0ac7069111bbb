// Simulated isolates, and runs of the reference workflows on them: for the tests of every engine.
import { execFile } from "node:child_process";
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "../local/machine.ts";
import {
  canMakeProkkaDatabase,
  jobOf,
  makeProkkaDatabase,
  openRegistry,
  REFERENCE_WORKFLOWS,
  type RunSample,
  type SequenceFile,
} from "../workflow-execution.ts";

const SIMULATOR = join(import.meta.dirname, "../../testing/simulate_isolates.py");
const run = promisify(execFile);
const registry = await openRegistry([REFERENCE_WORKFLOWS]);

export type Isolate = "iso1" | "iso2" | "iso3" | "iso4";

export type Truth = {
  readonly samples: readonly Isolate[];
  readonly clades: readonly (readonly [Isolate, Isolate])[];
  /** Differences, where all have bases, between each two and to "reference". */
  readonly snps: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By locus the number of the allele, "novel", or "-". */
  readonly alleles: Readonly<Record<Isolate, Readonly<Record<string, string>>>>;
  readonly genes: Readonly<Record<Isolate, number>>;
  readonly lengths: Readonly<Record<Isolate, number>>;
};

/** Why the workflow cannot run on this machine: a tool that is not installed. */
export async function missingTools(type: string): Promise<string | undefined> {
  const { tools = [] } = registry.defaultOf(type) ?? {};
  for (const { name, command } of tools) if (!(await findProgram(command))) return `${name} is not installed`;
  return undefined;
}

export const referenceWorkflow = (type: string) => {
  const workflow = registry.defaultOf(type);
  if (!workflow) throw new Error(`There is no reference workflow of type ${type}.`);
  return workflow;
};

/** Of the size "mini" a run takes some seconds; of "full" half a minute. */
export async function simulateIsolates(size: "mini" | "full" = "mini") {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-isolates-"));
  const siteData = join(folder, "site");
  await run("python3", [SIMULATOR, "--size", size, "--out", folder]);
  if (canMakeProkkaDatabase()) await makeProkkaDatabase(siteData, AbortSignal.timeout(60_000));
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const file = (name: string): SequenceFile => {
    const path = join(folder, "reads", name);
    return { compression: "gzip", size: statSync(path).size, open: async () => createReadStream(path) };
  };
  return {
    siteData,
    truth: JSON.parse(read("truth.json")) as Truth,
    genome: (isolate: Isolate) => read(`genomes/${isolate}.fasta`).split("\n").slice(1).join(""),
    /** What an engine runs: a workflow on isolates, by the names that people give them. */
    async run(type: string, samples: readonly (readonly [name: string, isolate: Isolate])[]) {
      const workflow = referenceWorkflow(type);
      const all = samples.map(([name, isolate]): RunSample => {
        return { name, forward: file(`${isolate}_1.fastq.gz`), reverse: file(`${isolate}_2.fastq.gz`) };
      });
      const inputParameters = { ...NEEDED[type] };
      return { workflow, ...(await jobOf({ workflow, samples: all, inputParameters, siteData })) };
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

/** What has no default. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  phylogenomics: { reference: "simulated" },
  typing: { scheme: "simulated" },
};
