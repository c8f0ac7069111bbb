// What a workflow needs of this machine and does not find: its tools, and memory. Disk is looked at when inputs are staged: what a workflow may use it need not.
import { totalmem } from "node:os";
import type { Workflow } from "../workflow.ts";
import { findProgram } from "./machine.ts";

const MEBIBYTE = 1024 * 1024;

/** As a sentence; undefined when nothing is missing. */
export async function whatIsMissing({ tools, resources }: Workflow): Promise<string | undefined> {
  const missing = [];
  for (const tool of tools) if (!(await findProgram(tool.command))) missing.push(tool);
  if (missing.length > 0) {
    const packages = missing.flatMap((tool) => tool.package ?? []);
    const remedy = packages.length > 0 ? `: apt-get install ${[...new Set(packages)].join(" ")}` : "";
    return `Not installed on this machine: ${missing.map((tool) => tool.name).join(", ")}${remedy}.`;
  }
  if (resources.memory * MEBIBYTE > totalmem())
    return `It needs ${resources.memory} MiB of memory, more than this machine has.`;
  return undefined;
}
