// Whether each workflow can run on this machine, as the local engine itself says, and whether the site has data for it.
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLocalEngine, openRegistry, siteDataNames, type Workflow } from "@isotrail/workflow-execution";
import type { WorkflowPlaces } from "./workflow-places.ts";

const TIMEOUT = 60_000;

export type Readiness = {
  readonly workflow: Workflow;
  /** Why it cannot run here, as a sentence. */
  readonly missing: string | undefined;
  /** What users cannot name yet, a sentence each: the workflow runs once it is there. */
  readonly siteData: readonly string[];
};

export type MachineReadiness = {
  readonly workflows: readonly Readiness[];
  /** What keeps runs apart here, in sentences. */
  readonly isolation: readonly string[];
};

/** @throws InvalidWorkflows */
export async function readinessOf(places: WorkflowPlaces): Promise<MachineReadiness> {
  const registry = await openRegistry(places.folders);
  const workFolder = await mkdtemp(join(tmpdir(), "isotrail-workflows-"));
  try {
    const engine = await openLocalEngine({
      workFolder,
      siteData: existsSync(places.siteData) ? places.siteData : undefined,
      isolation: places.isolation,
    });
    const workflows: Readiness[] = [];
    for (const workflow of registry.all()) {
      const missing = await engine.unavailable(workflow, AbortSignal.timeout(TIMEOUT));
      workflows.push({ workflow, missing, siteData: await missingData(workflow, places.siteData) });
    }
    const isolation = await engine.isolation();
    await engine.close();
    return { workflows, isolation };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function missingData({ parameters }: Workflow, siteData: string): Promise<string[]> {
  const texts: string[] = [];
  for (const parameter of parameters) {
    if (parameter.type !== "site data") continue;
    const { folder, form, default: wanted } = parameter;
    const names = await siteDataNames(parameter, siteData);
    const place = join(siteData, folder);
    if (wanted !== undefined && !names.includes(wanted)) texts.push(`There is no ${form} ${wanted} in ${place}.`);
    else if (parameter.required && names.length === 0)
      texts.push(`There is nothing in ${place} for ${parameter.name} yet.`);
  }
  return texts;
}

export const nameOf = ({ workflow }: Readiness) => `${workflow.type} ${workflow.version}`;
