// Submits an analysis: "Submissions are created by POST".
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import type { UserCaller } from "@isotrail/http";
import { accessTo, forbidden } from "../access.ts";
import type { Analysis } from "../context.ts";
import { readInputs } from "../inputs.ts";
import { submission } from "../submission/aggregate.ts";
import { readSubmission } from "../submission/fields.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import { mayAnalyse, mayHurry } from "../submission/permissions.ts";
import { storeSubmission } from "../submission/store.ts";
import { chosenWorkflow } from "../workflow/choose.ts";
import { checkParameters } from "../workflow/parameters.ts";

export async function createSubmission(
  analysis: Analysis,
  caller: UserCaller,
  body: unknown,
  context: CommandContext,
): Promise<LoadedSubmission> {
  const { aggregates, peers, workflows } = analysis;
  if (!mayAnalyse(caller)) throw forbidden();
  const wanted = readSubmission(body);
  if (wanted.priority === "HIGH" && !mayHurry(caller))
    throw new CommandRejected("forbidden", "Only an administrator may give the priority HIGH.");

  const repeated = await aggregates.firstAnswer(submission, context);
  if (repeated) return repeated; // whatever has become of the inputs since

  const workflow = chosenWorkflow(workflows, wanted);
  if (wanted.updateSamples && !workflow.metadata)
    throw new CommandRejected("invalid", "Validation failed.", {
      updateSamples: [`The workflow ${workflow.name} has no results that become metadata.`],
    });
  const parameters = await checkParameters(analysis, workflow, wanted.parameters);
  await requireReadableProjects(analysis, caller, wanted.projects);
  const inputs = await readInputs(peers, caller, wanted.inputs, workflow);

  const made = {
    ...wanted,
    ...{ submitter: caller.user, workflowId: workflow.id, type: workflow.type },
    ...{ inputs, parameters, automated: false },
  };
  return storeSubmission(analysis, made, context);
}

/** Whoever shares an analysis with a project must be able to read it there. @throws CommandRejected "invalid" */
async function requireReadableProjects({ peers }: Analysis, caller: UserCaller, projects: readonly string[]) {
  const access = await accessTo(peers, "projects", projects, caller);
  const wrong = projects.filter((project) => !access.get(project)?.read);
  if (wrong.length === 0) return;
  const texts = wrong.map((project) => `${project}: there is no such project, or you are not allowed to read it.`);
  throw new CommandRejected("invalid", "Validation failed.", { projects: texts });
}
