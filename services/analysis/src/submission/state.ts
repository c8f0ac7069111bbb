// What is known of a submission: the state that its events fold to.

/** In their order. */
export const ANALYSIS_STATES = [
  "NEW",
  "DOWNLOADING",
  "FINISHED_DOWNLOADING",
  "PREPARING",
  "PREPARED",
  "SUBMITTING",
  "RUNNING",
  "FINISHED_RUNNING",
  "COMPLETING",
  "COMPLETED",
  "ERROR",
] as const;
export type AnalysisState = (typeof ANALYSIS_STATES)[number];

export const CLEANED_STATES = ["NOT_CLEANED", "CLEANING", "CLEANED", "CLEANING_ERROR"] as const;
export type CleanedState = (typeof CLEANED_STATES)[number];

export const PRIORITIES = ["LOW", "MEDIUM", "HIGH"] as const;
export type Priority = (typeof PRIORITIES)[number];

export const FAILURES = ["FAILED", "REFUSED", "LOST", "TIMEOUT", "INCOMPLETE", "TOO_LARGE", "INPUT_MISSING"] as const;
export type FailureReason = (typeof FAILURES)[number];

export type InputFile = {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  readonly gzip: boolean;
};

export type Input = {
  /** "pair-3" or "single-4". */
  readonly object: string;
  readonly sample: string;
  /** When it was submitted. */
  readonly sampleName: string;
  /** Forward, then reverse. */
  readonly files: readonly InputFile[];
};

export type Output = {
  readonly name: string;
  readonly fileName: string;
  /** Key of the stored bytes. */
  readonly blob: string;
  /** Bytes. */
  readonly size: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  readonly engineFileId: string;
  readonly mediaType: string;
  readonly picture: string;
};

/** One attempt to run the workflow. */
export type Attempt = {
  /** From 1. */
  readonly number: number;
  /** Names all that the attempt does at the engine. */
  readonly key: string;
  /** The engine's id of the run; empty until it was accepted. */
  readonly runId: string;
};

export type Failure = { readonly stage: AnalysisState; readonly reason: FailureReason; readonly message: string };

export type Submission = {
  /** `deleted`: what the run left is to be removed. `gone`: it is. */
  readonly status: "none" | "live" | "deleted" | "gone";
  /** Milliseconds since the epoch, as are all dates. */
  readonly createdDate: number;
  readonly modifiedDate: number;
  /** The user; empty for an automated one that nobody but its project has. */
  readonly submitter: string;
  readonly name: string;
  readonly description: string;
  readonly workflowId: string;
  readonly type: string;
  readonly inputs: readonly Input[];
  readonly parameters: Readonly<Record<string, string>>;
  /** With which it is shared. */
  readonly projects: readonly string[];
  readonly priority: Priority;
  readonly automated: boolean;
  readonly updateSamples: boolean;
  readonly analysisState: AnalysisState;
  /** When the state was entered. */
  readonly since: number;
  /** When the engine had accepted the first attempt; 0 before. */
  readonly runningSince: number;
  readonly cleanedState: CleanedState;
  readonly remoteWorkflowId: string | null;
  readonly remoteInputDataId: string | null;
  readonly attempt: Attempt | null;
  /** Hundredths of the workflow's steps. */
  readonly percent: number;
  readonly outputs: readonly Output[];
  /** The engine's id of the run that completed. */
  readonly engineAnalysisId: string;
  readonly failure: Failure | null;
  /** Whether the results were written to the sample's metadata, or refused. */
  readonly metadataDone: boolean;
};

export const initial: Submission = {
  status: "none",
  createdDate: 0,
  modifiedDate: 0,
  submitter: "",
  name: "",
  description: "",
  workflowId: "",
  type: "",
  inputs: [],
  parameters: {},
  projects: [],
  priority: "MEDIUM",
  automated: false,
  updateSamples: false,
  analysisState: "NEW",
  since: 0,
  runningSince: 0,
  cleanedState: "NOT_CLEANED",
  remoteWorkflowId: null,
  remoteInputDataId: null,
  attempt: null,
  percent: 0,
  outputs: [],
  engineAnalysisId: "",
  failure: null,
  metadataDone: false,
};

/** COMPLETED and ERROR are final. */
export const isFinal = ({ analysisState }: Submission) => analysisState === "COMPLETED" || analysisState === "ERROR";

/** Its results are to become metadata of the sample, and neither are nor were refused. */
export const owesResults = ({ status, analysisState, updateSamples, metadataDone }: Submission) =>
  status === "live" && analysisState === "COMPLETED" && updateSamples && !metadataDone;
