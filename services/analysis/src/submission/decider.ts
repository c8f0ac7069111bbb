// A submission: what is asked of it, and which state may follow which.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { SubmissionEvent } from "./events.ts";
import type { AnalysisState, Failure, Input, Output, Submission } from "./state.ts";
import { isFinal } from "./state.ts";

export type JobError = {
  readonly tool: string;
  readonly command: string;
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type NewSubmission = Pick<
  Submission,
  "submitter" | "name" | "description" | "workflowId" | "type" | "parameters" | "projects" | "priority"
> &
  Pick<Submission, "automated" | "updateSamples"> & { readonly inputs: readonly Input[] };

export type SubmissionCommand =
  | { readonly type: "create"; readonly submission: NewSubmission }
  | { readonly type: "startDownload" }
  | { readonly type: "finishDownload" }
  | { readonly type: "startPreparation" }
  | { readonly type: "prepared"; readonly remoteWorkflowId: string }
  | { readonly type: "startSubmission"; readonly runKey: string }
  | { readonly type: "runStarted"; readonly runId: string; readonly inputDataId: string }
  | { readonly type: "progress"; readonly percent: number }
  | { readonly type: "runLost"; readonly nextRunKey: string }
  | { readonly type: "runFinished" }
  | { readonly type: "startCompletion" }
  | { readonly type: "complete"; readonly outputs: readonly Output[] }
  | { readonly type: "fail"; readonly failure: Omit<Failure, "stage">; readonly jobErrors: readonly JobError[] }
  | { readonly type: "metadataWritten"; readonly sample: string; readonly entries: Readonly<Record<string, string>> }
  | { readonly type: "metadataRefused"; readonly sample: string; readonly message: string }
  | { readonly type: "startCleaning" }
  | { readonly type: "cleaned" }
  | { readonly type: "cleaningFailed"; readonly message: string }
  | { readonly type: "delete" };

/** The state in which a command of the execution is expected; in any other it comes too late, or too early. */
const EXPECTED = {
  startDownload: ["NEW"],
  finishDownload: ["DOWNLOADING"],
  startPreparation: ["FINISHED_DOWNLOADING"],
  prepared: ["PREPARING"],
  startSubmission: ["PREPARED"],
  runStarted: ["SUBMITTING", "RUNNING"],
  progress: ["RUNNING"],
  runLost: ["RUNNING"],
  runFinished: ["RUNNING"],
  startCompletion: ["FINISHED_RUNNING"],
  complete: ["COMPLETING"],
} satisfies { readonly [type: string]: readonly AnalysisState[] };

/**
 * @throws CommandRejected "missing" for what is not there any more, "conflict" for a command that the state does not expect:
 * what comes late, as the end of a run that was cancelled, changes nothing
 */
export function decide(state: Submission, command: SubmissionCommand): readonly SubmissionEvent[] {
  if (command.type === "create") return created(state, command.submission);
  if (state.status === "none") throw new CommandRejected("missing", "There is no such analysis submission.");
  if (command.type === "cleaned" && state.status === "deleted") return [{ type: "Cleaned", data: told(state) }];
  if (state.status !== "live") throw new CommandRejected("missing", "This analysis submission was deleted.");
  if (command.type === "delete") return [{ type: "SubmissionDeleted", data: told(state) }];
  return isAfterwards(command) ? afterwards(state, command) : executed(state, command);
}

function created(state: Submission, submission: NewSubmission): readonly SubmissionEvent[] {
  if (state.status !== "none") throw new CommandRejected("conflict", "This analysis submission already exists.");
  const { submitter: submitterId, type: analysisType, inputs, parameters, projects, ...fields } = submission;
  return [
    {
      type: "SubmissionCreated",
      data: {
        ...fields,
        submitterId,
        analysisType,
        projectIds: [...projects],
        inputs: inputs.map(({ object, sample, sampleName, files }) => ({
          objectId: object,
          sampleId: sample,
          sampleName,
          files: files.map(({ id, size, sha256, gzip }) => ({ fileId: id, size, sha256, gzip })),
        })),
        inputParameters: Object.entries(parameters).map(([name, value]) => ({ name, value })),
      },
    },
  ];
}

const AFTERWARDS = ["metadataWritten", "metadataRefused", "startCleaning", "cleaned", "cleaningFailed"] as const;
type Afterwards = Extract<SubmissionCommand, { readonly type: (typeof AFTERWARDS)[number] }>;
type Execution = Exclude<SubmissionCommand, Afterwards | { readonly type: "create" | "delete" }>;

const isAfterwards = (command: SubmissionCommand): command is Afterwards =>
  AFTERWARDS.some((type) => type === command.type);

/** What follows COMPLETED or ERROR. */
function afterwards(state: Submission, command: Afterwards): readonly SubmissionEvent[] {
  if (!isFinal(state)) throw unexpected(state, command.type);
  switch (command.type) {
    case "metadataWritten": {
      const entries = Object.entries(command.entries).map(([name, value]) => ({ name, value }));
      return state.metadataDone ? [] : [{ type: "SampleMetadataWritten", data: { sampleId: command.sample, entries } }];
    }
    case "metadataRefused":
      return state.metadataDone
        ? []
        : [{ type: "SampleMetadataRefused", data: { sampleId: command.sample, message: command.message } }];
    case "startCleaning":
      if (state.cleanedState === "CLEANED") return [];
      return state.cleanedState === "CLEANING" ? [] : [{ type: "CleaningStarted", data: told(state) }];
    case "cleaned":
      return state.cleanedState === "CLEANING" ? [{ type: "Cleaned", data: told(state) }] : [];
    case "cleaningFailed":
      if (state.cleanedState !== "CLEANING") return [];
      return [{ type: "CleaningFailed", data: { message: command.message, ...told(state) } }];
  }
}

function executed(state: Submission, command: Execution): readonly SubmissionEvent[] {
  if (command.type === "fail") {
    if (isFinal(state)) throw unexpected(state, command.type);
    return [failed(state, command)];
  }
  if (!(EXPECTED[command.type] as readonly AnalysisState[]).includes(state.analysisState))
    throw unexpected(state, command.type);
  switch (command.type) {
    case "startDownload":
      return [{ type: "DownloadStarted", data: told(state) }];
    case "finishDownload":
      return [{ type: "DownloadFinished", data: told(state) }];
    case "startPreparation":
      return [{ type: "PreparationStarted", data: told(state) }];
    case "prepared":
      return [{ type: "Prepared", data: { remoteWorkflowId: command.remoteWorkflowId, ...told(state) } }];
    case "startSubmission":
      return [{ type: "SubmissionStarted", data: { runKey: command.runKey, attempt: 1, ...told(state) } }];
    case "startCompletion":
      return [{ type: "CompletionStarted", data: told(state) }];
    case "complete":
      return [completed(state, command.outputs)];
    default:
      return ran(state, command);
  }
}

type RunCommand = Extract<Execution, { readonly type: "runStarted" | "progress" | "runLost" | "runFinished" }>;

/** What becomes of the attempt that is under way. */
function ran(state: Submission, command: RunCommand): readonly SubmissionEvent[] {
  const { attempt } = state;
  const isRunning = attempt !== null && attempt.runId !== "";
  if (attempt === null || isRunning === (command.type === "runStarted")) throw unexpected(state, command.type);
  switch (command.type) {
    case "runStarted": {
      const { runId, inputDataId: remoteInputDataId } = command;
      const data = { attempt: attempt.number, runId, remoteInputDataId, ...told(state) };
      return [{ type: "RunStarted", data }];
    }
    case "progress":
      return command.percent > state.percent ? [{ type: "RunProgressed", data: { percent: command.percent } }] : [];
    case "runLost":
      return [{ type: "RunLost", data: { attempt: attempt.number, nextRunKey: command.nextRunKey } }];
    case "runFinished":
      return [{ type: "RunFinished", data: told(state) }];
  }
}

function completed(state: Submission, stored: readonly Output[]): SubmissionEvent {
  const outputs = stored.map(({ engineFileId: executionManagerFileId, ...output }) => ({
    ...output,
    executionManagerFileId,
  }));
  const executionManagerAnalysisId = state.attempt?.runId ?? "";
  return { type: "AnalysisCompleted", data: { outputs, executionManagerAnalysisId, ...told(state) } };
}

function failed(
  state: Submission,
  { failure, jobErrors }: Extract<SubmissionCommand, { readonly type: "fail" }>,
): SubmissionEvent {
  const data = { stage: state.analysisState, ...failure, jobErrors: [...jobErrors], ...told(state) };
  return { type: "AnalysisFailed", data };
}

/** What a public event of it needs: whom it concerns. */
const told = ({ projects }: Submission) => ({ projectIds: [...projects] });

const unexpected = ({ analysisState }: Submission, command: string) =>
  new CommandRejected("conflict", `A submission that is ${analysisState} does not take "${command}".`);
