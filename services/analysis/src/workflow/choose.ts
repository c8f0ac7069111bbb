// The workflow that a submission names: by its identifier, or the default of a type.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Registry, Workflow } from "@isotrail/workflow-execution";

type Wish = { readonly workflowId?: string | undefined; readonly type?: string | undefined };

/** @throws CommandRejected "invalid" when there is none, it takes no submissions, or is of another type than the one named */
export function chosenWorkflow(workflows: Registry, { workflowId, type }: Wish): Workflow {
  const found = workflowId === undefined ? workflows.defaultOf(typeNamed(type ?? "")) : workflows.byId(workflowId);
  const field = workflowId === undefined ? "analysisType" : "workflowId";
  if (!found) throw invalid(field, "There is no such workflow. The collection workflows lists what there is.");
  if (found.disabled) throw invalid(field, "This workflow takes no submissions any more.");
  if (type !== undefined && typeNamed(type) !== found.type)
    throw invalid("analysisType", `The workflow is of the type ${found.type}.`);
  return found;
}

/** As live clients name a type: sistr is typing. */
export const typeNamed = (type: string): string => (type === "sistr" ? "typing" : type);

const invalid = (name: string, message: string) =>
  new CommandRejected("invalid", "Validation failed.", { [name]: [message] });
