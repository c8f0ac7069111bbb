// A folder of workflows for tests: one that counts lines with awk, which a test changes where it wants a fault.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { WorkflowManifest } from "../workflow.ts";

export const COUNT: WorkflowManifest = {
  id: "0e7c51a4-3a0a-4b44-8f4f-5d2b7a1f6c01",
  name: "Line counts",
  version: "1.0.0",
  type: "line-counts",
  description: "Counts the lines of both files.",
  default: true,
  cwl: "main.cwl",
  reads: { layout: "paired", samples: { least: 1, most: 1 }, sample: "sample", forward: "forward", reverse: "reverse" },
  names: "names",
  parameters: [{ name: "label", type: "text", description: "Stands before the number.", default: "lines" }],
  outputs: [{ name: "counts", fileName: "counts.txt" }],
  resources: { cores: 1, memory: 256, disk: 256, minutes: 5 },
  tools: [{ name: "awk", command: "awk" }],
};

export const COUNT_CWL = `cwlVersion: v1.2
class: CommandLineTool
baseCommand: awk
arguments: ["-v", "label=$(inputs.label)", "END { print label, NR }"]
inputs:
  sample: string
  names: File
  label: string
  forward: {type: File, inputBinding: {position: 2}}
  reverse: {type: File, inputBinding: {position: 3}}
stdout: counts.txt
outputs:
  counts: stdout
`;

/** @param files texts by path, beside or instead of those of the workflow that counts lines */
export function workflowFolder(files: Readonly<Record<string, string | object>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-workflows-"));
  const all = { "count/1.0.0/workflow.json": COUNT, "count/1.0.0/main.cwl": COUNT_CWL, ...files };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content));
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
