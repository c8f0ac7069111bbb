// What the outside learns of analyses: an allow-list. No messages of tools, no keys of runs or of stored bytes.
import { isotrail } from "@isotrail/contracts/events";
import type { PublicMessage, Publish } from "@isotrail/eventsourcing";
import type { Message, SubmissionEvent } from "./submission/events.ts";
import type { AnalysisState } from "./submission/state.ts";

const v1 = isotrail.analysis.v1;

/** The state that an event ends, and the one that it begins. RUNNING begins once, however many attempts there are. */
const STEPS: { readonly [type in SubmissionEvent["type"]]?: readonly [from: AnalysisState, to: AnalysisState] } = {
  DownloadStarted: ["NEW", "DOWNLOADING"],
  DownloadFinished: ["DOWNLOADING", "FINISHED_DOWNLOADING"],
  PreparationStarted: ["FINISHED_DOWNLOADING", "PREPARING"],
  Prepared: ["PREPARING", "PREPARED"],
  SubmissionStarted: ["PREPARED", "SUBMITTING"],
  RunStarted: ["SUBMITTING", "RUNNING"],
  RunFinished: ["RUNNING", "FINISHED_RUNNING"],
  CompletionStarted: ["FINISHED_RUNNING", "COMPLETING"],
  AnalysisCompleted: ["COMPLETING", "COMPLETED"],
};

const CLEANED: { readonly [type in SubmissionEvent["type"]]?: string } = {
  CleaningStarted: "CLEANING",
  Cleaned: "CLEANED",
  CleaningFailed: "CLEANING_ERROR",
};

export const publish: Publish = (event, { id: submissionId }): PublicMessage | undefined => {
  const { type, data } = event as SubmissionEvent;
  const projectIds = "projectIds" in data ? (data.projectIds ?? []) : [];
  const message = (name: string, writer: { finish(): Uint8Array }): PublicMessage => ({
    type: `isotrail.analysis.v1.${name}`,
    bytes: writer.finish(),
    projects: projectIds,
  });
  const changed = (from: string, to: string, more: object = {}) =>
    message(
      "SubmissionStateChanged",
      v1.SubmissionStateChanged.encode({ submissionId, from, to, projectIds, ...more }),
    );

  const cleaned = CLEANED[type];
  if (cleaned !== undefined)
    return message(
      "SubmissionCleanedStateChanged",
      v1.SubmissionCleanedStateChanged.encode({ submissionId, to: cleaned, projectIds }),
    );
  switch (type) {
    case "SubmissionCreated":
      return message(type, v1.SubmissionCreated.encode({ submissionId, ...createdFields(data) }));
    case "SubmissionDeleted":
      return message(type, v1.SubmissionDeleted.encode({ submissionId, projectIds }));
    case "AnalysisFailed":
      return changed(data.stage ?? "", "ERROR", { reason: data.reason ?? "" });
    case "AnalysisCompleted":
      return changed("COMPLETING", "COMPLETED", { outputs: (data.outputs ?? []).map(publicOutput) });
    default: {
      const step = STEPS[type];
      const isFurtherAttempt = type === "RunStarted" && data.attempt !== 1;
      return step && !isFurtherAttempt ? changed(...step) : undefined;
    }
  }
};

const publicOutput = ({ name, fileName, size, sha256 }: Message<"Output">) => ({ name, fileName, size, sha256 });

function createdFields(data: Message<"SubmissionCreated">) {
  const { submitterId = "", name = "", workflowId = "", analysisType = "", priority = "", automated = false } = data;
  const { inputs = [], projectIds } = data;
  return {
    ...{ submitterId, name, workflowId, analysisType, priority, automated },
    projectIds: projectIds ?? [],
    objectIds: inputs.map(({ objectId }) => objectId ?? ""),
    sampleIds: [...new Set(inputs.map(({ sampleId }) => sampleId ?? ""))],
  };
}
