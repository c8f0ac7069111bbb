// Submits one automated analysis: the right to it is the project's, which holds the sample.

import { accessTo, userNow } from "../access.ts";
import type { Analysis } from "../context.ts";
import { readInputs } from "../inputs.ts";
import { commandContextOf } from "../own-command.ts";
import { MOST_NAME } from "../submission/fields.ts";
import { mayAnalyse } from "../submission/permissions.ts";
import { storeSubmission } from "../submission/store.ts";
import { chosenWorkflow } from "../workflow/choose.ts";
import { checkParameters } from "../workflow/parameters.ts";

/** What a project wants, as the catalog tells it: one of `workflowId` and `analysisType` is null. */
export type Wanted = {
  readonly project: string;
  readonly identifier: string;
  readonly name: string | null;
  readonly workflowId: string | null;
  readonly analysisType: string | null;
  readonly inputParameters: Readonly<Record<string, string>>;
  readonly updateSamples: boolean;
  readonly priority: "LOW" | "MEDIUM" | "HIGH";
  /** The user. */
  readonly addedBy: string;
};
/**
 * @returns the submission's identifier
 * @throws ClaimConflict when it is there already, CommandRejected when it cannot be
 */
export async function submitOne(
  analysis: Analysis,
  object: string,
  sampleName: string,
  wanted: Wanted,
): Promise<string> {
  const { aggregates, peers, workflows } = analysis;
  const { project, priority } = wanted;
  const asked = { workflowId: wanted.workflowId ?? undefined, type: wanted.analysisType ?? undefined };
  const workflow = chosenWorkflow(workflows, asked);
  const parameters = await checkParameters(analysis, workflow, wanted.inputParameters);
  const updateSamples = wanted.updateSamples && workflow.metadata !== undefined;
  const inputs = await readInputs(peers, { service: "analysis" }, namedInputs(object), workflow);
  const submission = {
    ...{ submitter: await submitterOf(analysis, wanted), name: nameOf(wanted.name ?? workflow.name, sampleName) },
    ...{ description: "", workflowId: workflow.id, type: workflow.type, inputs, parameters },
    ...{ projects: [project], priority, automated: true, updateSamples },
  };
  return (await storeSubmission(analysis, submission, commandContextOf(aggregates, "arrivals"))).id;
}

function namedInputs(object: string) {
  const [kind, id = ""] = object.split("-");
  return kind === "pair" ? { pairs: [id], singles: [] } : { pairs: [], singles: [id] };
}

/** As the field's systems name them. */
const nameOf = (template: string, sampleName: string) => `${template} - ${sampleName}`.slice(0, MOST_NAME);

/** Whoever added it to the project, as long as they may read there what comes of it; else it is nobody's but the project's. */
async function submitterOf({ peers }: Analysis, { addedBy, project }: Wanted): Promise<string> {
  const user = await userNow(peers, addedBy);
  if (!user || !mayAnalyse(user)) return "";
  const access = await accessTo(peers, "projects", [project], user);
  return access.get(project)?.read ? addedBy : "";
}
