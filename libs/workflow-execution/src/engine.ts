// The port of an engine that runs workflows. All effects of one attempt are named by its run key, and every call may be repeated.
import type { Workflow } from "./workflow.ts";

/** Names one attempt of one submission, in the engine too: "<log id>-<submission>-<attempt>". Letters, digits, `_` and `-`. */
export type RunKey = string;

/** A file that a run reads. */
export type InputFile = {
  /** Path below the run's inputs, of safe characters: "s1_1.fastq.gz", "db/kingdom/Bacteria/sprot". */
  readonly name: string;
  /** Bytes, and SHA-256 in lower-case hexadecimal, which is unknown for data of the site. */
  readonly size: number;
  readonly sha256?: string;
  open(signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  /** Where it lies on this machine, if tools of this machine may read it there: data of the site. */
  readonly path?: string;
  /** Where the engine can fetch it by itself, without a token, for as long as a run can take; not everywhere there is one. */
  url?(signal: AbortSignal): Promise<string | undefined>;
};

/** A value of the CWL job. A File or Directory names an input file, or a folder of input files, by its `name`. */
export type JobValue =
  | string
  | number
  | boolean
  | null
  | { readonly class: "File" | "Directory"; readonly name: string }
  | readonly JobValue[];

export type Run = {
  readonly key: RunKey;
  readonly workflow: Workflow;
  /** By input of the CWL document. Made from the registry only: never holds a key that a client chose. */
  readonly job: Readonly<Record<string, JobValue>>;
  readonly files: readonly InputFile[];
};

export type RunStatus =
  /** `progress`: share of the steps that are done, 0 to 1, where the engine tells. */
  | { readonly phase: "queued" | "running"; readonly progress?: number }
  /** The engine says that it ended well: whether the outputs are there is another question. */
  | { readonly phase: "succeeded" | "failed" | "cancelled" }
  /** The engine does not know this run, or it ended without an outcome, as when its machine did. */
  | { readonly phase: "lost" };

/** An output that the engine has. */
export type RunOutput = {
  /** Name of the manifest's output. */
  readonly name: string;
  /** The engine's own name of the file, for the record. */
  readonly engineFileId: string;
  open(signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
};

/** Why a run failed. Texts are the ends of what a tool wrote, at most JOB_ERROR_BYTES each. */
export type JobError = {
  readonly tool: string;
  readonly command: string;
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** A sentence, where the run was ended for a limit that it reached. */
  readonly reason?: string;
};

export const JOB_ERROR_BYTES = 8 * 1024;

/** The engine cannot be asked now: a matter of the network or of the engine, not of the run. Ask again later. */
export class EngineUnavailable extends Error {}
/** The engine has refused the run for good. */
export class RunRefused extends Error {}

/** Every call has a time-out of its own, and ends when the signal aborts. @throws EngineUnavailable */
export interface ExecutionEngine {
  /** "local", "sapporo", "toil" */
  readonly name: string;
  /** Why it can run nothing now, or not this workflow, as a sentence for users and operators; undefined when it can. */
  unavailable(workflow: Workflow, signal: AbortSignal): Promise<string | undefined>;
  /** Makes the workflow known. @returns the engine's id of it: the API's `remoteWorkflowId` */
  prepare(workflow: Workflow, signal: AbortSignal): Promise<string>;
  /** Brings the inputs to where the engine finds them. @returns the API's `remoteInputDataId` */
  stage(run: Run, signal: AbortSignal): Promise<string>;
  /** Starts what was staged. @returns the engine's id of the run @throws RunRefused */
  submit(run: Run, inputDataId: string, signal: AbortSignal): Promise<string>;
  /** The engine's runs of this key, oldest first: after a lost answer of `submit`. */
  find(key: RunKey, signal: AbortSignal): Promise<readonly string[]>;
  status(runId: string, signal: AbortSignal): Promise<RunStatus>;
  /** Those that are there; whoever asks looks whether one is missing. */
  outputs(runId: string, workflow: Workflow, signal: AbortSignal): Promise<readonly RunOutput[]>;
  errors(runId: string, signal: AbortSignal): Promise<readonly JobError[]>;
  /** Nothing of the run goes on when it resolves, or the engine was told so. */
  cancel(runId: string, signal: AbortSignal): Promise<void>;
  /** Removes what the attempt left at the engine: staged inputs, work files, outputs. Also where nothing was begun. */
  clean(key: RunKey, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
