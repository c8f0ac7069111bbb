// Quality control of the files of a sequencing object: when it may begin, and which answers count. Pure; part of the decider.
import type { isotrail } from "../../generated/domain-events.js";
import { failureOf, failuresIn } from "./processing-state.ts";
import { basesOf, type Failure, type MadeBy, type SequenceFile, type SequencingObject, type Summary } from "./state.ts";

type Messages = typeof isotrail.files.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

/** A file that was taken so often without an answer counts as one that crashes its reader. */
export const MAX_TAKES = 5;

export type QualityControlCommand =
  /** The run is complete, or was deleted. */
  | { readonly type: "due" }
  | (About & { readonly type: "take"; readonly by: MadeBy })
  /** The reader stopped, or lost its lease, in the middle of the file: that was no crash. */
  | { readonly type: "release"; readonly file: string }
  | (About & Completed & { readonly type: "complete" })
  | (About & { readonly type: "fail"; readonly failure: Failure });

/** `warnings`: their codes. */
type Completed = {
  readonly summary: Summary;
  readonly tables: Uint8Array;
  readonly warnings: readonly string[];
  readonly sampled: Sampled;
};

/** The sample as it is now, for subscribers, who act at once. */
export type Sampled = {
  readonly name: string;
  /** Base pairs; null where no project of the sample names one. */
  readonly genomeSize: number | null;
  /** Of the sample's other objects, as far as they are counted. */
  readonly otherBases: number;
};

/** The file, and the projects that hold its sample now: their readers are told of the answer. */
type About = { readonly file: string; readonly projects: readonly string[] };

export type QualityControlEvent =
  | { readonly type: "QualityControlDue"; readonly data: Message<"QualityControlDue"> }
  | { readonly type: "QualityControlStarted"; readonly data: Message<"QualityControlStarted"> }
  | { readonly type: "QualityControlReleased"; readonly data: Message<"QualityControlReleased"> }
  | { readonly type: "QualityControlCompleted"; readonly data: Message<"QualityControlCompleted"> }
  | { readonly type: "QualityControlFailed"; readonly data: Message<"QualityControlFailed"> }
  | { readonly type: "ObjectProcessed"; readonly data: Message<"ObjectProcessed"> };

const isAnswered = ({ qualityControl: { step } }: SequenceFile) =>
  step === "none" || step === "completed" || step === "failed";

/** "Files without a run at once, files of a run when it is complete." */
const isAllowed = ({ status, run, runDone, released }: SequencingObject) =>
  status === "live" && (run === "" || runDone || released);

/** The files that quality control is to take. */
export const dueFiles = (state: SequencingObject) =>
  isAllowed(state) ? state.files.filter((file) => !isAnswered(file)) : [];

export const isDue = (state: SequencingObject) => dueFiles(state).length > 0;

/** Due files wait in so many lanes, by project; in each the oldest comes first. */
export const LANES = 8;
/** A value of the index `due`, from the first project of the upload. */
export const laneOf = (project: string | number) => `lane-${Number(project) % LANES || 0}`;

/** Nothing is refused: what is decided already, or was deleted, needs no event. */
export function decideQualityControl(
  state: SequencingObject,
  command: QualityControlCommand,
): readonly QualityControlEvent[] {
  if (command.type === "due") {
    const isNews = state.status === "live" && state.run !== "" && !state.runDone;
    return isNews ? [{ type: "QualityControlDue", data: {} }] : [];
  }
  const file = dueFiles(state).find(({ id }) => id === command.file);
  if (!file) return [];
  const { qualityControl } = file;
  if (command.type === "release")
    return qualityControl.step === "taken" ? [{ type: "QualityControlReleased", data: { fileId: file.id } }] : [];
  const of = { state, file, projects: command.projects };
  switch (command.type) {
    case "take":
      return qualityControl.step === "taken" && qualityControl.takes >= MAX_TAKES
        ? failed(of, crashed(command.by, qualityControl.takes))
        : [{ type: "QualityControlStarted", data: { fileId: file.id } }];
    case "complete":
      return completed(of, command);
    case "fail":
      return failed(of, command.failure);
  }
}

/** A file of an object that an answer has come for. */
type Of = { readonly state: SequencingObject; readonly file: SequenceFile; readonly projects: readonly string[] };

const about = ({ state, projects }: Of) => ({ sampleId: state.sample, runId: state.run, projects: [...projects] });
const ofFile = ({ file }: Of) => ({ fileId: file.id, fileName: file.fileName, sha256: file.sha256 });

function completed(of: Of, { summary, tables, warnings, sampled }: Completed): readonly QualityControlEvent[] {
  const { name, genomeSize, otherBases } = sampled;
  const bases = otherBases + basesOf(of.state) + summary.totalBases;
  const told = { sampleName: name, ...(genomeSize !== null && { coverage: bases / genomeSize }) };
  const data = { ...about(of), ...ofFile(of), ...summary, tables, warnings: [...warnings], ...told };
  return [{ type: "QualityControlCompleted", data }, ...processed(of, undefined)];
}

const failed = (of: Of, failure: Failure): readonly QualityControlEvent[] => [
  { type: "QualityControlFailed", data: { ...about(of), ...ofFile(of), ...failure } },
  ...processed(of, failure),
];

/** With the answer for its last file the object is done. */
function processed(of: Of, failure: Failure | undefined): readonly QualityControlEvent[] {
  const { files } = of.state;
  if (files.some((file) => file !== of.file && !isAnswered(file))) return [];
  const message = failuresIn(files.map((file) => [file, file === of.file ? failure : failureOf(file)]));
  const fileIds = files.map(({ id }) => id);
  const data = { ...about(of), fileIds, state: message === "" ? "FINISHED" : "ERROR", message };
  return [{ type: "ObjectProcessed", data }];
}

const crashed = (by: MadeBy, takes: number): Failure => ({
  ...by,
  code: "ENGINE_CRASHED",
  record: null,
  offset: null,
  message: `Quality control crashed ${takes} times while reading this file.`,
});
