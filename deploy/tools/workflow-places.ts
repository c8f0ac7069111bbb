// Where workflows, their programs and the site's data for them are on this machine.
import { join, resolve } from "node:path";
import { OWN_PYTHON, REFERENCE_WORKFLOWS } from "@isotrail/workflow-execution";
import type { Io } from "./tool.ts";

const ROOT = join(import.meta.dirname, "../..");

export const CWLTOOL = join(OWN_PYTHON, "bin/cwltool");
export const REQUIREMENTS = join(ROOT, "libs/workflow-execution/requirements.txt");

export type WorkflowPlaces = {
  /** Of workflows: ours, and the operator's. */
  readonly folders: readonly string[];
  readonly siteData: string;
  readonly isolation: "required" | "none";
};

export function workflowPlaces(env: Io["env"], dataDir = env.DATA_DIR || "data"): WorkflowPlaces {
  return {
    folders: [REFERENCE_WORKFLOWS, ...(env.WORKFLOWS_DIR ? [resolve(env.WORKFLOWS_DIR)] : [])],
    siteData: resolve(env.SITE_DATA_DIR || join(dataDir, "site-data")),
    isolation: env.WORKFLOW_ISOLATION === "none" ? "none" : "required",
  };
}
