// How the events of a submission fold to its state.
import type { Message, SubmissionEvent } from "./events.ts";
import { type AnalysisState, FAILURES, type Input, type Output, PRIORITIES, type Submission } from "./state.ts";

type Metadata = { readonly at: number };

export function evolve(before: Submission, event: SubmissionEvent, { at }: Metadata): Submission {
  const state = { ...before, modifiedDate: at };
  const entered = (analysisState: AnalysisState) => ({ ...state, analysisState, since: at });
  switch (event.type) {
    case "SubmissionCreated":
      return created(state, event.data, at);
    case "DownloadStarted":
      return entered("DOWNLOADING");
    case "DownloadFinished":
      return entered("FINISHED_DOWNLOADING");
    case "PreparationStarted":
      return entered("PREPARING");
    case "Prepared":
      return { ...entered("PREPARED"), remoteWorkflowId: event.data.remoteWorkflowId ?? "" };
    case "SubmissionStarted": {
      const { runKey: key, attempt: number } = event.data;
      return { ...entered("SUBMITTING"), attempt: { number: number ?? 1, key: key ?? "", runId: "" } };
    }
    case "RunStarted":
    case "RunProgressed":
    case "RunLost":
      return ran(state, event, at);
    case "RunFinished":
      return { ...entered("FINISHED_RUNNING"), percent: 100 };
    case "CompletionStarted":
      return entered("COMPLETING");
    default:
      return ended(state, event, at);
  }
}

type RunEvent = Extract<SubmissionEvent, { readonly type: "RunStarted" | "RunProgressed" | "RunLost" }>;

function ran(state: Submission, event: RunEvent, at: number): Submission {
  const { attempt } = state;
  if (event.type === "RunProgressed") return { ...state, percent: event.data.percent ?? 0 };
  if (event.type === "RunLost") {
    const next = { number: (event.data.attempt ?? 0) + 1, key: event.data.nextRunKey ?? "", runId: "" };
    return { ...state, attempt: next, percent: 0 };
  }
  const { runId, remoteInputDataId } = event.data;
  const running = { ...state, remoteInputDataId: remoteInputDataId ?? null };
  return {
    ...running,
    attempt: attempt && { ...attempt, runId: runId ?? "" },
    runningSince: state.runningSince || at,
    // a further attempt is still the state RUNNING: it began once
    ...(state.analysisState !== "RUNNING" && { analysisState: "RUNNING", since: at }),
  };
}

type EndEvent = Extract<
  SubmissionEvent,
  {
    readonly type:
      | "AnalysisCompleted"
      | "AnalysisFailed"
      | "SampleMetadataWritten"
      | "SampleMetadataRefused"
      | "CleaningStarted"
      | "Cleaned"
      | "CleaningFailed"
      | "SubmissionDeleted";
  }
>;

function ended(state: Submission, event: EndEvent, at: number): Submission {
  switch (event.type) {
    case "AnalysisCompleted": {
      const { outputs, executionManagerAnalysisId: engineAnalysisId } = event.data;
      return {
        ...state,
        analysisState: "COMPLETED",
        since: at,
        outputs: (outputs ?? []).map(outputOf),
        engineAnalysisId: engineAnalysisId ?? "",
      };
    }
    case "AnalysisFailed": {
      const { reason, message } = event.data;
      const known = FAILURES.find((one) => one === reason) ?? "FAILED";
      const failure = { stage: state.analysisState, reason: known, message: message ?? "" };
      return { ...state, analysisState: "ERROR", since: at, failure };
    }
    case "SampleMetadataWritten":
    case "SampleMetadataRefused":
      return { ...state, metadataDone: true };
    case "CleaningStarted":
      return { ...state, cleanedState: "CLEANING" };
    case "Cleaned":
      return { ...state, cleanedState: "CLEANED", ...(state.status === "deleted" && { status: "gone" }) };
    case "CleaningFailed":
      return { ...state, cleanedState: "CLEANING_ERROR" };
    case "SubmissionDeleted":
      return { ...state, status: "deleted" };
  }
}

function created(state: Submission, data: Message<"SubmissionCreated">, at: number): Submission {
  const parameters = (data.inputParameters ?? []).map(({ name, value }) => [name ?? "", value ?? ""]);
  return {
    ...state,
    status: "live",
    createdDate: at,
    since: at,
    submitter: data.submitterId ?? "",
    name: data.name ?? "",
    description: data.description ?? "",
    workflowId: data.workflowId ?? "",
    type: data.analysisType ?? "",
    inputs: (data.inputs ?? []).map(inputOf),
    parameters: Object.fromEntries(parameters),
    projects: data.projectIds ?? [],
    priority: PRIORITIES.find((one) => one === data.priority) ?? "MEDIUM",
    automated: data.automated ?? false,
    updateSamples: data.updateSamples ?? false,
  };
}

const inputOf = ({ objectId, sampleId, sampleName, files }: Message<"Input">): Input => ({
  object: objectId ?? "",
  sample: sampleId ?? "",
  sampleName: sampleName ?? "",
  files: (files ?? []).map(({ fileId, size, sha256, gzip }) => ({
    id: fileId ?? "",
    size: Number(size ?? 0),
    sha256: sha256 ?? "",
    gzip: gzip ?? false,
  })),
});

const outputOf = (output: Message<"Output">): Output => ({
  name: output.name ?? "",
  fileName: output.fileName ?? "",
  blob: output.blob ?? "",
  size: Number(output.size ?? 0),
  sha256: output.sha256 ?? "",
  engineFileId: output.executionManagerFileId ?? "",
  mediaType: output.mediaType ?? "",
  picture: output.picture ?? "",
});
