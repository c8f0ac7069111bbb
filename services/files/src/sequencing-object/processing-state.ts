// processingState of files and of sequencing objects, as their records show it, and why it is ERROR.
import type { Failure, FileQualityControl, SequenceFile, SequencingObject } from "./state.ts";

export const PROCESSING_STATES = ["UNPROCESSED", "PROCESSING", "FINISHED", "ERROR"] as const;
export type ProcessingState = (typeof PROCESSING_STATES)[number];

const STATE_OF: Readonly<Record<FileQualityControl["step"], ProcessingState>> = {
  none: "FINISHED", // there is nothing to do, and clients wait for this
  waiting: "UNPROCESSED",
  taken: "PROCESSING",
  completed: "FINISHED",
  failed: "ERROR",
};

export const fileState = ({ qualityControl }: SequenceFile): ProcessingState => STATE_OF[qualityControl.step];

/** UNPROCESSED until quality control takes a file; then PROCESSING until every file has an answer. */
export function objectState({ files }: SequencingObject): ProcessingState {
  const states = files.map(fileState);
  if (states.every((state) => state === "UNPROCESSED")) return "UNPROCESSED";
  if (states.some((state) => state === "UNPROCESSED" || state === "PROCESSING")) return "PROCESSING";
  return states.includes("ERROR") ? "ERROR" : "FINISHED";
}

/** The value of the index `state` for the objects of a run, sample or project that have a file in this state. */
export const stateKey = (of: "run" | "sample" | "project", id: string, state: ProcessingState) =>
  `${of}/${id}/${state}`;

/** Besides, for those of which both files are: so the files in a state are counted without reading one. */
export const bothKey = (key: string) => `${key}/both`;

export function processingKeys(object: SequencingObject): string[] {
  const { sample, run, released, projects, files } = object;
  const states = files.map(fileState);
  const inRun = run !== "" && !released;
  return [...new Set(states)].flatMap((state) => {
    const counted = [stateKey("sample", sample, state), ...(inRun ? [stateKey("run", run, state)] : [])];
    const isBoth = states.length > 1 && states.every((one) => one === state);
    // of projects only the failed ones: few, so that they can follow when a sample changes its projects
    const failed = state === "ERROR" ? projects.map((project) => stateKey("project", project, state)) : [];
    return [...counted, ...(isBoth ? counted.map(bothKey) : []), ...failed];
  });
}

export const failureOf = ({ qualityControl }: SequenceFile): Failure | undefined =>
  qualityControl.step === "failed" ? qualityControl.failure : undefined;

/** For people, with the code that a program may look for: "GZIP_CORRUPT: …". */
const textOf = ({ code, message }: Failure) => `${code}: ${message}`;

export function failuresIn(files: readonly (readonly [SequenceFile, Failure | undefined])[]): string {
  return files.flatMap(([{ fileName }, failure]) => (failure ? [`${fileName}: ${textOf(failure)}`] : [])).join("; ");
}

/** Null unless its processingState is ERROR. */
export function fileMessage(file: SequenceFile): string | null {
  const failure = failureOf(file);
  return failure ? textOf(failure) : null;
}

export const objectMessage = (object: SequencingObject): string | null =>
  objectState(object) === "ERROR" ? failuresIn(object.files.map((file) => [file, failureOf(file)])) : null;
