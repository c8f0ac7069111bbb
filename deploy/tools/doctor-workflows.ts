// Whether each workflow can run on this machine, where analyses run here at all.
import { type Finding, failed, ok, warning } from "@isotrail/cluster/doctor";
import { InvalidWorkflows } from "@isotrail/workflow-execution";
import type { Io } from "./tool.ts";
import { workflowPlaces } from "./workflow-places.ts";
import { nameOf, type Readiness, readinessOf } from "./workflow-readiness.ts";

export async function* workflowChecks(env: Io["env"], dataDir: string): AsyncGenerator<Finding> {
  if ((env.WORKFLOW_ENGINE || "local") !== "local") return;
  try {
    const places = workflowPlaces(env, dataDir);
    const { workflows, isolation } = await readinessOf(places);
    for (const one of workflows) yield findingOf(one);
    if (workflows.every(({ missing }) => missing !== undefined)) return;
    const seen = withoutStop(isolation.join(" "));
    if (places.isolation === "required") yield ok(ISOLATION, seen);
    else yield warning(ISOLATION, seen, "set WORKFLOW_ISOLATION=required, unless every workflow can be trusted");
  } catch (error) {
    if (!(error instanceof InvalidWorkflows)) throw error;
    yield failed("workflows", error, "correct it, or take the folder away: analyses do not start with it");
  }
}

const ISOLATION = "isolation of analyses";

/** A finding ends without one, since advice may follow. */
const withoutStop = (text: string) => text.replace(/\.$/, "");

/** Warnings only: everything but analyses works without. */
function findingOf(one: Readiness): Finding {
  const { missing, siteData } = one;
  const name = `workflow ${nameOf(one)}`;
  if (missing !== undefined) return warning(name, withoutStop(missing), "npm run workflows");
  if (siteData.length === 0) return ok(name, "is ready");
  return warning(
    name,
    withoutStop(siteData.join(" ")),
    "npm run workflows makes the small database; docs/workflows.md says what else belongs there",
  );
}
