// What the history of a submission shows, and to whom: its readers, and of a deleted one its submitter and administrators.
import { type EventDetails, type HistoryOf, type ServiceContext, type UserCaller, usernamesFor } from "@isotrail/http";
import { submission } from "./aggregate.ts";
import type { SubmissionEvent } from "./events.ts";
import { existingSubmission, readableSubmission } from "./find.ts";
import { alwaysReads } from "./permissions.ts";

const state = (analysisState: string) => () => ({ set: { analysisState } });
const cleaned = (analysisCleanedState: string) => () => ({ set: { analysisCleanedState } });

const details: EventDetails<SubmissionEvent> = {
  SubmissionCreated: ({
    name,
    workflowId,
    analysisType,
    inputs,
    inputParameters,
    projectIds,
    priority,
    automated,
  }) => ({
    set: {
      ...{ analysisState: "NEW", name, workflowId, analysisType, priority, automated },
      inputs: (inputs ?? []).map(({ objectId }) => objectId),
      inputParameters: Object.fromEntries((inputParameters ?? []).map((one) => [one.name, one.value])),
      projects: projectIds,
    },
  }),
  DownloadStarted: state("DOWNLOADING"),
  DownloadFinished: state("FINISHED_DOWNLOADING"),
  PreparationStarted: state("PREPARING"),
  Prepared: ({ remoteWorkflowId }) => ({ set: { analysisState: "PREPARED", remoteWorkflowId } }),
  SubmissionStarted: ({ attempt }) => ({ set: { analysisState: "SUBMITTING" }, attempt }),
  RunStarted: ({ attempt, remoteInputDataId }) => ({ set: { analysisState: "RUNNING", remoteInputDataId }, attempt }),
  RunProgressed: ({ percent }) => ({ percent }),
  RunLost: ({ attempt }) => ({ attempt }),
  RunFinished: state("FINISHED_RUNNING"),
  CompletionStarted: state("COMPLETING"),
  AnalysisCompleted: ({ outputs }) => ({
    set: { analysisState: "COMPLETED" },
    outputs: (outputs ?? []).map(({ name, size, sha256 }) => ({ name, size, sha256 })),
  }),
  AnalysisFailed: ({ stage, reason, message }) => ({ set: { analysisState: "ERROR" }, stage, reason, message }),
  SampleMetadataWritten: ({ sampleId, entries }) => ({
    sample: sampleId,
    set: Object.fromEntries((entries ?? []).map((one) => [one.name, one.value])),
  }),
  SampleMetadataRefused: ({ sampleId, message }) => ({ sample: sampleId, message }),
  CleaningStarted: cleaned("CLEANING"),
  Cleaned: cleaned("CLEANED"),
  CleaningFailed: ({ message }) => ({ set: { analysisCleanedState: "CLEANING_ERROR" }, message }),
  SubmissionDeleted: () => ({}),
};

/** @throws CommandRejected "missing", "forbidden"; Problem 410 for whoever only read a deleted one */
export async function historyOfSubmission(
  service: ServiceContext,
  actor: UserCaller,
  id: string,
): Promise<HistoryOf<SubmissionEvent>> {
  const { aggregates, stores, peers } = service;
  const found = await existingSubmission(aggregates, id);
  if (!alwaysReads(actor, found.state)) await readableSubmission(service, actor, id);
  return { eventLog: stores.eventLog, aggregate: submission, id, details, usernames: usernamesFor(actor, peers) };
}
