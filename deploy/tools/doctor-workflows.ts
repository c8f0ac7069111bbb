// Whether each workflow can run on this machine, where analyses run here at all.
import { type Finding, failed, ok, warning } from "@isotrail/cluster/doctor";
import { InvalidWorkflows } from "@isotrail/workflow-execution";
import type { Io } from "./tool.ts";
import { workflowPlaces } from "./workflow-places.ts";
import { nameOf, type Readiness, readinessOf } from "./workflow-readiness.ts";

export async function* workflowChecks(env: Io["env"], dataDir: string): AsyncGenerator<Finding> {
  if ((env.WORKFLOW_ENGINE || "local") !== "local") return;
  try {
    for (const one of await readinessOf(workflowPlaces(env, dataDir))) yield findingOf(one);
  } catch (error) {
    if (!(error instanceof InvalidWorkflows)) throw error;
    yield failed("workflows", error, "correct it, or take the folder away: analyses do not start with it");
  }
}

/** Warnings only: everything but analyses works without. */
function findingOf(one: Readiness): Finding {
  const { missing, siteData } = one;
  const name = `workflow ${nameOf(one)}`;
  const withoutStop = (text: string) => text.replace(/\.$/, "");
  if (missing !== undefined) return warning(name, withoutStop(missing), "npm run workflows");
  if (siteData.length === 0) return ok(name, "is ready");
  return warning(name, withoutStop(siteData.join(" ")), "docs/workflows.md says what belongs there");
}
