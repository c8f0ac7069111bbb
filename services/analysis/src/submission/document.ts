// What is shown of a submission, and of the analysis that came of it.
import type { UserCaller } from "@isotrail/http";
import type { Registry } from "@isotrail/workflow-execution";
import type { LoadedSubmission } from "./find.ts";
import { isOwn } from "./permissions.ts";
import { progressOf } from "./progress.ts";

/** @param waitingFor why it does not go on, where that is known */
export function submissionDocument(
  { workflows }: { readonly workflows: Registry },
  { id, state }: LoadedSubmission,
  caller: UserCaller,
  waitingFor?: string,
) {
  const { analysisState, failure } = state;
  const isComplete = analysisState === "COMPLETED";
  return {
    identifier: id,
    createdDate: state.createdDate,
    modifiedDate: state.modifiedDate,
    name: state.name,
    label: state.name,
    analysisDescription: state.description,
    workflowId: state.workflowId,
    analysisType: state.type,
    remoteWorkflowId: state.remoteWorkflowId,
    remoteInputDataId: state.remoteInputDataId,
    // inputs are files of this system: "always [] is a correct answer"
    remoteFilesPaired: [],
    remoteFilesSingle: [],
    inputParameters: state.parameters,
    analysisState,
    analysisCleanedState: state.cleanedState,
    priority: state.priority,
    automated: state.automated,
    updateSamples: state.updateSamples,
    progress: progressOf(state),
    message: failure?.message ?? waitingFor ?? null,
    refs: {
      submission: id,
      workflow: workflows.byId(state.workflowId) ? state.workflowId : null,
      analysis: isComplete ? id : null,
      errors: failure && isOwn(caller, state) ? id : null,
      projects: state.projects,
    },
  };
}

/** "`identifier`, `createdDate`, `analysisType:{type}` for **every** completed submission" */
export function analysisDocument({ id, state }: LoadedSubmission) {
  return {
    identifier: id,
    createdDate: state.since,
    description: state.description,
    executionManagerAnalysisId: state.engineAnalysisId,
    additionalProperties: {},
    analysisType: { type: state.type },
    label: state.engineAnalysisId,
    refs: { submission: id, outputs: state.outputs.map(({ name }) => name) },
  };
}
