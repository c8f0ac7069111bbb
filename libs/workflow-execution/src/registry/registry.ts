// The workflows that there are: every version is a folder with a workflow.json. Read and checked once, when a process starts.
import { createHash } from "node:crypto";
import { readdir, readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { AnalysisType, Workflow, WorkflowManifest } from "../workflow.ts";
import { CwlFault, readCwl } from "./cwl.ts";
import { interfaceFaults } from "./interface-faults.ts";
import { manifestFaults } from "./manifest.ts";

export const REFERENCE_WORKFLOWS = join(import.meta.dirname, "../../workflows");

export type Registry = {
  /** By type, name and version. */
  all(): readonly Workflow[];
  byId(id: string): Workflow | undefined;
  /** What a submission gets that names only the type. */
  defaultOf(type: AnalysisType): Workflow | undefined;
  types(): readonly AnalysisType[];
};

/** What is wrong with the folders, a line each. */
export class InvalidWorkflows extends Error {}

/** @param folders later ones win where several have a default of the same type @throws InvalidWorkflows */
export async function openRegistry(folders: readonly string[]): Promise<Registry> {
  const faults: string[] = [];
  const workflows: Workflow[] = [];
  const defaults = new Map<AnalysisType, Workflow>();
  for (const folder of folders) {
    const found = await workflowsIn(folder, faults).catch((error: Error) => {
      if (!("code" in error)) throw error;
      throw new InvalidWorkflows(`The folder of workflows ${folder} cannot be read: ${error.message}`);
    });
    workflows.push(...found);
    for (const [type, workflow] of defaultsIn(found, faults)) defaults.set(type, workflow);
  }
  const byId = new Map<string, Workflow>();
  for (const workflow of workflows) {
    const other = byId.get(workflow.id);
    if (other) faults.push(`${workflow.folder}: id: ${other.folder} has it, too`);
    byId.set(workflow.id, workflow);
  }
  if (faults.length > 0) throw new InvalidWorkflows(faults.join("\n"));
  const all = workflows.toSorted(byTypeNameVersion);
  const types = [...new Set(all.map(({ type }) => type))];
  return {
    all: () => all,
    byId: (id) => byId.get(id),
    defaultOf: (type) => defaults.get(type),
    types: () => types,
  };
}

const byTypeNameVersion = (one: Workflow, other: Workflow) =>
  one.type.localeCompare(other.type, "en") ||
  one.name.localeCompare(other.name, "en") ||
  one.version.localeCompare(other.version, "en", { numeric: true });

function defaultsIn(workflows: readonly Workflow[], faults: string[]): ReadonlyMap<AnalysisType, Workflow> {
  const defaults = new Map<AnalysisType, Workflow>();
  for (const workflow of workflows.filter((one) => one.default)) {
    const other = defaults.get(workflow.type);
    if (other) faults.push(`${workflow.folder}: default: ${other.folder} is the default of ${workflow.type} already`);
    defaults.set(workflow.type, workflow);
  }
  return defaults;
}

const MANIFEST = "workflow.json";

/** Of <folder>/<name>/workflow.json, and of <folder>/<name>/<version>/workflow.json. */
async function workflowsIn(folder: string, faults: string[]): Promise<Workflow[]> {
  const found: Workflow[] = [];
  for (const name of await subfolders(folder)) {
    const places = [
      join(folder, name),
      ...(await subfolders(join(folder, name))).map((sub) => join(folder, name, sub)),
    ];
    for (const place of places) {
      const manifest = await readFile(join(place, MANIFEST)).catch(absent);
      const workflow = manifest && (await readWorkflow(place, manifest, faults));
      if (workflow) found.push(workflow);
    }
  }
  return found;
}

async function subfolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .sort();
}

function absent(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

async function readWorkflow(place: string, bytes: Buffer, faults: string[]): Promise<Workflow | undefined> {
  const fault = (text: string) => void faults.push(`${join(place, MANIFEST)}: ${text}`);
  const manifest = parsed(bytes, fault);
  if (manifest === undefined) return undefined;
  const own = manifestFaults(manifest);
  own.forEach(fault);
  if (own.length > 0) return undefined;
  const workflow = manifest as WorkflowManifest;
  const folder = await realpath(place);
  try {
    const cwl = await readCwl(folder, workflow.cwl);
    interfaceFaults(workflow, cwl).forEach(fault);
    return { ...workflow, folder, files: cwl.files, digest: await digestOf(folder, bytes, cwl.files) };
  } catch (error) {
    if (!(error instanceof CwlFault)) throw error;
    faults.push(`${place}/${error.message}`);
    return undefined;
  }
}

function parsed(bytes: Buffer, fault: (text: string) => void): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch (error) {
    fault(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Names and sizes are in it, so that no two sets of files have one digest. */
async function digestOf(folder: string, manifest: Buffer, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(`${MANIFEST}\n${manifest.length}\n`).update(manifest);
  for (const file of files) {
    const bytes = await readFile(join(folder, file));
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}
