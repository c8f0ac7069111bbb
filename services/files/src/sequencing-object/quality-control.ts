// Quality control of the files of an object: when it may begin, what came of it. Pure; a part of the aggregate.
import type { isotrail } from "../generated/domain-events.js";
import {
  type Failure,
  type FileControl,
  type FileObject,
  type Made,
  type SequenceFile,
  type Summary,
  WAITING,
} from "./object.state.ts";

type Messages = typeof isotrail.files.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

/** Takes of one file that may end without an answer; after so many it counts as one that kills whoever reads it. */
export const MOST_TAKES = 5;

export type ControlCommand =
  /** The run is complete, or gone. */
  | { readonly type: "due" }
  | (About & { readonly type: "take"; readonly by: Made })
  /** Whoever took it ends, or lost its lease, in the middle of the file: that was no crash. */
  | { readonly type: "letGo"; readonly file: string }
  | (About & { readonly type: "controlled"; readonly summary: Summary; readonly tables: Uint8Array })
  | (About & { readonly type: "failed"; readonly failure: Failure });

/** The file, and whose readers are told what comes of it: the projects that hold its sample now. */
type About = { readonly file: string; readonly projects: readonly string[] };

export type ControlEvent =
  | { readonly type: "QualityControlDue"; readonly data: Message<"QualityControlDue"> }
  | { readonly type: "QualityControlStarted"; readonly data: Message<"QualityControlStarted"> }
  | { readonly type: "QualityControlLetGo"; readonly data: Message<"QualityControlLetGo"> }
  | { readonly type: "QualityControlled"; readonly data: Message<"QualityControlled"> }
  | { readonly type: "QualityControlFailed"; readonly data: Message<"QualityControlFailed"> };

const isAnswered = ({ control: { step } }: SequenceFile) => step === "done" || step === "failed";

/** "Files without a run at once, files of a run when it is complete." */
const isAllowed = ({ status, run, runDone, released }: FileObject) =>
  status === "live" && (run === "" || runDone || released);

/** Whether quality control has something to do. */
export const isDue = (state: FileObject) => isAllowed(state) && !state.files.every(isAnswered);

/** The files that are to be taken. */
export const dueFiles = (state: FileObject) => (isDue(state) ? state.files.filter((file) => !isAnswered(file)) : []);

/** Projects share so many lanes, in each of which the oldest file comes first. */
export const LANES = 8;
/** The value of the index, by the project of the upload with the lowest number. */
export const laneOf = (project: string | number) => `due-${Number(project) % LANES || 0}`;

/** Nothing is refused: what is decided already, or is not there any more, needs no event. */
export function decideControl(state: FileObject, command: ControlCommand): readonly ControlEvent[] {
  if (command.type === "due")
    return state.status === "live" && state.run !== "" && !state.runDone
      ? [{ type: "QualityControlDue", data: {} }]
      : [];
  const file = dueFiles(state).find(({ id }) => id === command.file);
  if (!file) return [];
  if (command.type === "letGo")
    return file.control.step === "taken" ? [{ type: "QualityControlLetGo", data: { fileId: file.id } }] : [];
  const about = { fileId: file.id, sampleId: state.sample, runId: state.run, projects: [...command.projects] };
  switch (command.type) {
    case "take":
      return file.control.step === "taken" && file.control.takes >= MOST_TAKES
        ? [{ type: "QualityControlFailed", data: { ...about, ...crashed(command.by, file.control.takes) } }]
        : [{ type: "QualityControlStarted", data: { fileId: file.id } }];
    case "controlled":
      return [{ type: "QualityControlled", data: { ...about, ...command.summary, tables: command.tables } }];
    case "failed":
      return [{ type: "QualityControlFailed", data: { ...about, ...command.failure } }];
  }
}

const crashed = (by: Made, takes: number): Failure => ({
  ...by,
  code: "ENGINE_CRASHED",
  record: null,
  offset: null,
  message: `Quality control ended ${takes} times without an answer while it read this file.`,
});

/** The file is as it was: quality control does not change its modifiedDate. */
export function evolveControl(state: FileObject, event: ControlEvent, at: number): FileObject {
  switch (event.type) {
    case "QualityControlDue":
      return { ...state, runDone: true };
    case "QualityControlStarted":
      return changed(state, event.data.fileId, ({ control }) => ({
        step: "taken",
        takes: control.step === "taken" ? control.takes + 1 : 1,
      }));
    case "QualityControlLetGo":
      return changed(state, event.data.fileId, ({ control }) =>
        control.step === "taken" && control.takes > 1 ? { step: "taken", takes: control.takes - 1 } : WAITING,
      );
    case "QualityControlled": {
      const summary = summaryOf(event.data);
      return changed(state, event.data.fileId, () => ({ step: "done", at, summary }));
    }
    case "QualityControlFailed": {
      const { engine, profile, code, record, offset, message } = event.data;
      const failure = {
        ...{ engine: engine ?? "", profile: profile ?? "", code: code ?? "", message: message ?? "" },
        ...{ record: numberOrNull(record), offset: numberOrNull(offset) },
      };
      return changed(state, event.data.fileId, () => ({ step: "failed", at, failure }));
    }
  }
}

const changed = (
  state: FileObject,
  id: string | null | undefined,
  to: (file: SequenceFile) => FileControl,
): FileObject => ({
  ...state,
  files: state.files.map((file) => (file.id === id ? { ...file, control: to(file) } : file)),
});

const numberOrNull = (value: unknown) => (value == null ? null : Number(value));

const summaryOf = (data: Message<"QualityControlled">): Summary => ({
  engine: data.engine ?? "",
  profile: data.profile ?? "",
  description: data.description ?? "",
  label: data.label ?? "",
  executionManagerAnalysisId: data.executionManagerAnalysisId ?? "",
  additionalProperties: data.additionalProperties ?? {},
  fileType: data.fileType ?? "",
  encoding: data.encoding ?? "",
  totalSequences: Number(data.totalSequences ?? 0),
  filteredSequences: Number(data.filteredSequences ?? 0),
  totalBases: Number(data.totalBases ?? 0),
  minLength: Number(data.minLength ?? 0),
  maxLength: Number(data.maxLength ?? 0),
  gcContent: Number(data.gcContent ?? 0),
});

type ProcessingState = "UNPROCESSED" | "PROCESSING" | "FINISHED" | "ERROR";

const STATE_OF: Readonly<Record<FileControl["step"], ProcessingState>> = {
  waiting: "UNPROCESSED",
  taken: "PROCESSING",
  done: "FINISHED",
  failed: "ERROR",
};

export const fileState = ({ control }: SequenceFile): ProcessingState => STATE_OF[control.step];

/** UNPROCESSED until quality control took a file; then PROCESSING until all have an answer. */
export function processingState({ files }: FileObject): ProcessingState {
  const steps = files.map(({ control }) => control.step);
  if (steps.every((step) => step === "waiting")) return "UNPROCESSED";
  if (steps.some((step) => step === "waiting" || step === "taken")) return "PROCESSING";
  return steps.includes("failed") ? "ERROR" : "FINISHED";
}

/** A, C, G, T and N of all files that have a record. */
export function basesOf(objects: readonly FileObject[]): number {
  const files = objects.flatMap((one) => one.files);
  return files.reduce((sum, { control }) => sum + (control.step === "done" ? control.summary.totalBases : 0), 0);
}
