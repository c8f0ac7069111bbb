// The toy workflows: POSIX tools only, a second each. "count" has several steps; the others do one thing each.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { type InputFile, jobOf, openRegistry, type Run, type RunKey } from "../workflow-execution.ts";

export const TOYS = join(import.meta.dirname, "workflows");

const registry = await openRegistry([TOYS]);

export function toy(name: string) {
  const workflow = registry.defaultOf(`test-${name}`);
  if (!workflow) throw new Error(`There is no toy workflow ${name}.`);
  return workflow;
}

export const READS = "@read/1\nACGTACGTAC\n+\nIIIIIIIIII\n";

export function bytesFile(bytes: string | Uint8Array, name = "unnamed"): InputFile {
  const content = Buffer.from(bytes);
  return {
    name,
    size: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    open: async () => pieces(content),
  };
}

async function* pieces(content: Uint8Array) {
  for (let start = 0; start < content.length; start += 65536) yield content.subarray(start, start + 65536);
}

const reads = () => ({ ...bytesFile(READS), compression: "none" as const });

/** A run of one sample of single-end reads. */
export async function toyRun(key: RunKey, name: string, inputParameters: Record<string, string> = {}): Promise<Run> {
  const workflow = toy(name);
  const samples = [{ name: "Probe", forward: reads() }];
  return { key, workflow, ...(await jobOf({ workflow, samples, inputParameters, siteData: undefined })) };
}

/** A run of "count" on paired-end reads of these samples. */
export async function countRun(key: RunKey, names: readonly string[], heading: string): Promise<Run> {
  const workflow = toy("count");
  const samples = names.map((name) => ({ name, forward: reads(), reverse: reads() }));
  return { key, workflow, ...(await jobOf({ workflow, samples, inputParameters: { heading }, siteData: undefined })) };
}
