// What is shown of a workflow: what it does, takes and makes.
import type { Workflow } from "@isotrail/workflow-execution";

/** @param unavailable why it cannot run now */
export function workflowDocument({ id, ...workflow }: Workflow, unavailable: string | undefined) {
  const { reads, parameters, outputs } = workflow;
  return {
    identifier: id,
    label: `${workflow.name} ${workflow.version}`,
    name: workflow.name,
    version: workflow.version,
    analysisType: workflow.type,
    description: workflow.description,
    isDefault: workflow.default ?? false,
    isDisabled: workflow.disabled ?? false,
    layoutType: reads.layout === "paired" ? "PAIRED_END" : "SINGLE_END",
    leastSamples: reads.samples.least,
    mostSamples: reads.samples.most,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      type: parameter.type,
      description: parameter.description,
      isRequired: parameter.required ?? false,
      defaultValue: parameter.default === undefined ? null : String(parameter.default),
    })),
    outputs: outputs.map(({ name }) => name),
    unavailable: unavailable ?? null,
    refs: {},
  };
}
