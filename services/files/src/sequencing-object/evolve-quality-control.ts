// What the events of quality control make of the state of a sequencing object. Pure; part of the decider.
import type { QualityControlEvent } from "./quality-control.ts";
import {
  type Failure,
  type FileQualityControl,
  type SequenceFile,
  type SequencingObject,
  type Summary,
  WAITING,
} from "./state.ts";

type Data<Type extends QualityControlEvent["type"]> = Extract<QualityControlEvent, { type: Type }>["data"];

/** Quality control does not change the file, nor its modifiedDate. */
export function evolveQualityControl(
  state: SequencingObject,
  event: QualityControlEvent,
  at: number,
): SequencingObject {
  if (event.type === "QualityControlDue") return { ...state, runDone: true };
  // the newest that is known of who holds the sample
  if (event.type === "ObjectProcessed") return { ...state, projects: event.data.projects ?? [] };
  const evolved = (file: SequenceFile) =>
    file.id === event.data.fileId ? { ...file, qualityControl: next(file.qualityControl, event, at) } : file;
  return { ...state, files: state.files.map(evolved) };
}

type FileEvent = Exclude<QualityControlEvent, { type: "QualityControlDue" | "ObjectProcessed" }>;

function next(before: FileQualityControl, { type, data }: FileEvent, at: number): FileQualityControl {
  const takes = before.step === "taken" ? before.takes : 0;
  switch (type) {
    case "QualityControlStarted":
      return { step: "taken", takes: takes + 1 };
    case "QualityControlReleased":
      return takes > 1 ? { step: "taken", takes: takes - 1 } : WAITING;
    case "QualityControlCompleted":
      return { step: "completed", at, summary: summaryOf(data) };
    case "QualityControlFailed":
      return { step: "failed", at, failure: failureOf(data) };
  }
}

const numberOrNull = (value: unknown) => (value == null ? null : Number(value));

const failureOf = (data: Data<"QualityControlFailed">): Failure => ({
  engine: data.engine ?? "",
  profile: data.profile ?? "",
  code: data.code ?? "",
  record: numberOrNull(data.record),
  offset: numberOrNull(data.offset),
  message: data.message ?? "",
});

const summaryOf = (data: Data<"QualityControlCompleted">): Summary => ({
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
  gcPercent: data.gcPercent ?? null,
  meanQuality: data.meanQuality ?? null,
  q30Percent: data.q30Percent ?? null,
  modules: data.modules ?? {},
});
