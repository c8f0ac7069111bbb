// Whether a workflow can be submitted with these parameters, asked before there are inputs: for automated analyses of a project.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Analysis } from "../context.ts";
import { parametersIn } from "../submission/fields.ts";
import { chosenWorkflow } from "./choose.ts";
import { checkParameters } from "./parameters.ts";

/** @param asked workflowId or type, inputParameters, and how many samples each submission is to have @throws CommandRejected "invalid" */
export async function checkWorkflow(analysis: Analysis, asked: Readonly<Record<string, unknown>>) {
  const { workflowId, type, inputParameters, samples = 1 } = asked;
  const wanted = { workflowId: textOf(workflowId), type: textOf(type) };
  const workflow = chosenWorkflow(analysis.workflows, wanted);
  const { least, most } = workflow.reads.samples;
  if (!(Number(samples) >= least && Number(samples) <= most))
    throw new CommandRejected("invalid", "Validation failed.", {
      [wanted.workflowId === undefined ? "analysisType" : "workflowId"]: [
        `The workflow ${workflow.name} takes ${least} to ${most} samples, not ${samples}.`,
      ],
    });
  await checkParameters(analysis, workflow, parametersIn(inputParameters));
  return { workflowId: workflow.id, name: workflow.name, version: workflow.version, type: workflow.type };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
