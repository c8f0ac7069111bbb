// Submissions for tests: what is submitted, and the commands that take one from state to state.
import type { NewSubmission, SubmissionCommand } from "./decider.ts";
import type { Output } from "./state.ts";

export const submitted: NewSubmission = {
  submitter: "1",
  name: "Cluster of May",
  description: "",
  workflowId: "0e7c51a4-3a0a-4b44-8f4f-5d2b7a1f6c01",
  type: "typing",
  inputs: [
    {
      object: "pair-3",
      sample: "7",
      sampleName: "08-5578",
      files: [
        { id: "5", size: 1000, sha256: "aa", gzip: true },
        { id: "6", size: 1001, sha256: "bb", gzip: true },
      ],
    },
  ],
  parameters: { scheme: "salmonella" },
  projects: ["2"],
  priority: "MEDIUM",
  automated: false,
  updateSamples: false,
};

export const output: Output = {
  name: "tree",
  fileName: "tree.newick",
  blob: "log_1_random",
  size: 12,
  sha256: "cc",
  engineFileId: "outputs/tree.newick",
  mediaType: "text/plain",
  picture: "tree",
};

/** From NEW to COMPLETED, in order. */
export const steps = [
  { type: "startDownload" },
  { type: "finishDownload" },
  { type: "startPreparation" },
  { type: "prepared", remoteWorkflowId: "digest" },
  { type: "startSubmission", runKey: "log-1-1" },
  { type: "runStarted", runId: "run-1", inputDataId: "log-1-1" },
  { type: "runFinished" },
  { type: "startCompletion" },
  { type: "complete", outputs: [output] },
] as const satisfies readonly SubmissionCommand[];

export type Step = (typeof steps)[number]["type"];

/** The commands up to the first one that is not wanted. */
export const until = (step: Step): readonly SubmissionCommand[] =>
  steps.slice(
    0,
    steps.findIndex(({ type }) => type === step),
  );
