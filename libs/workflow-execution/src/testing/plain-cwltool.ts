// Runs a workflow through cwltool alone, without an engine: what engines are compared with.
import { execFile } from "node:child_process";
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import type { JobValue, Run } from "../workflow-execution.ts";

const LIMIT = 10 * 60_000;

/** The texts of the outputs by their names in the manifest. @throws Error with what cwltool wrote, when it fails */
export async function runPlainly(
  cwltool: string,
  { workflow, job, files }: Omit<Run, "key">,
): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-plain-"));
  try {
    for (const file of files) {
      const path = join(folder, "inputs", file.name);
      mkdirSync(dirname(path), { recursive: true });
      await pipeline(await file.open(AbortSignal.timeout(LIMIT)), createWriteStream(path));
    }
    const placed = Object.entries(job).map(([input, value]) => [input, withPaths(value, join(folder, "inputs"))]);
    writeFileSync(join(folder, "job.json"), JSON.stringify(Object.fromEntries(placed)));
    const temporary = ["--tmpdir-prefix", join(folder, "tmp/"), "--tmp-outdir-prefix", join(folder, "out/")];
    const documents = [join(workflow.folder, workflow.cwl), join(folder, "job.json")];
    const options = ["--no-container", "--outdir", join(folder, "outputs"), ...temporary, ...documents];
    const { stdout } = await promisify(execFile)(cwltool, options, { timeout: LIMIT, maxBuffer: 64 * 1024 * 1024 });
    const outputs = JSON.parse(stdout) as Record<string, { path: string; basename: string } | null>;
    return Object.fromEntries(
      workflow.outputs.map(({ name, output = name, fileName }) => {
        const { path, basename } = outputs[output] ?? {};
        if (path === undefined || basename !== fileName) throw new Error(`${name} is ${basename}, not ${fileName}`);
        return [name, readFileSync(path, "utf8")];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function withPaths(value: JobValue, inputs: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withPaths(one, inputs));
  if (typeof value !== "object" || value === null || !("class" in value)) return value;
  return { class: value.class, path: join(inputs, value.name) };
}
