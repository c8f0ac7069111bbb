// Private event to public event: an allow-list. Nothing that a client added of its own, and no key of stored bytes.
import { isotrail } from "@isotrail/contracts/events";
import type { PublicMessage, Publish } from "@isotrail/eventsourcing";
import type { DepartureEvent } from "./departed-sample/decider.ts";
import type { UploadEvent } from "./resumable-upload/decider.ts";
import type { SequencingObjectEvent } from "./sequencing-object/decider.ts";
import { kindOf, numberOf } from "./sequencing-object/kind.ts";
import type { RunEvent } from "./sequencing-run/decider.ts";
import type { UsesEvent } from "./submission/decider.ts";

const { SequenceFilesUploaded, SequenceFilesLinkedToRun, SequenceFilesMoved, SequenceFilesDeleted } = isotrail.files.v1;
const { SequenceFilesDestroyed, QcCompleted, QcFailed } = isotrail.files.v1;
const { SequencingObjectProcessed, RunProcessed } = isotrail.files.v1;
type Data<Type extends SequencingObjectEvent["type"]> = Extract<SequencingObjectEvent, { type: Type }>["data"];

export const publish: Publish = (event, { id: objectId }) => {
  const { type, data } = event as SequencingObjectEvent | RunEvent | DepartureEvent | UsesEvent | UploadEvent;
  switch (type) {
    case "ObjectUploaded":
      return message("SequenceFilesUploaded", data, SequenceFilesUploaded.encode(uploaded(objectId, data)));
    case "ObjectLinkedToRun":
      return message("SequenceFilesLinkedToRun", data, SequenceFilesLinkedToRun.encode(about(objectId, data)));
    case "ObjectMoved": {
      const moved = { ...about(objectId, data), fromSampleId: data.fromSampleId ?? "" };
      return message("SequenceFilesMoved", data, SequenceFilesMoved.encode(moved));
    }
    case "ObjectDeleted":
      return message("SequenceFilesDeleted", data, SequenceFilesDeleted.encode(about(objectId, data)));
    case "ContentDestroyed": {
      const destroyed = { objectId, fileIds: data.fileIds ?? [], projectIds: data.projects ?? [] };
      return message("SequenceFilesDestroyed", data, SequenceFilesDestroyed.encode(destroyed));
    }
    case "QualityControlCompleted":
      return message("QcCompleted", data, QcCompleted.encode(completed(objectId, data)));
    case "QualityControlFailed":
      return message("QcFailed", data, QcFailed.encode(failed(objectId, data)));
    case "ObjectProcessed":
      return message("SequencingObjectProcessed", data, SequencingObjectProcessed.encode(processed(objectId, data)));
    case "RunProcessed":
      return message("RunProcessed", data, RunProcessed.encode({ runId: objectId, projectIds: data.projects ?? [] }));
    case "ObjectUsed":
    case "ContentUnused":
    case "ContentReleased":
    case "QualityControlDue":
    case "QualityControlStarted":
    case "QualityControlReleased":
    case "RunStatusSeen":
    case "SampleProjectsSeen":
    case "SampleDepartureSeen":
    case "UsesBegun":
    case "UsesEnded":
    case "UploadBegun":
    case "UploadContinued":
    case "UploadCompleted":
    case "UploadAttached":
    case "UploadEnded":
      return undefined;
  }
};

const message = (
  type: string,
  { projects }: { projects?: string[] | null },
  writer: { finish(): Uint8Array },
): PublicMessage => ({ type: `isotrail.files.v1.${type}`, bytes: writer.finish(), projects: projects ?? [] });

const uploaded = (objectId: string, data: Data<"ObjectUploaded">) => ({
  objectId,
  sampleId: data.sampleId ?? "",
  runId: data.runId ?? "",
  files: (data.files ?? []).map((file) => ({
    fileId: file.fileId ?? "",
    fileName: file.fileName ?? "",
    fileSizeBytes: file.size ?? 0,
    uploadSha256: file.sha256 ?? "",
  })),
  projectIds: data.projects ?? [],
});

const about = (objectId: string, data: Data<"ObjectLinkedToRun"> | Data<"ObjectMoved"> | Data<"ObjectDeleted">) => ({
  objectId,
  sampleId: data.sampleId ?? "",
  ...("runId" in data && { runId: data.runId ?? "" }),
  fileIds: data.fileIds ?? [],
  projectIds: data.projects ?? [],
});

const file = (objectId: string, data: Data<"QualityControlCompleted"> | Data<"QualityControlFailed">) => ({
  objectId,
  projectIds: data.projects ?? [],
  fileId: data.fileId ?? "",
  sampleId: data.sampleId ?? "",
  runId: data.runId ?? "",
  engine: data.engine ?? "",
  profile: data.profile ?? "",
  fileName: data.fileName ?? "",
  uploadSha256: data.sha256 ?? "",
});

const filesOf = ({ sampleId }: { sampleId?: string | null }) => `/samples/${sampleId ?? ""}/sequenceFiles`;

const completed = (objectId: string, data: Data<"QualityControlCompleted">) => ({
  ...file(objectId, data),
  encoding: data.encoding ?? "",
  totalSequences: data.totalSequences ?? 0,
  totalBases: data.totalBases ?? 0,
  minLength: data.minLength ?? 0,
  maxLength: data.maxLength ?? 0,
  gcContent: data.gcContent ?? 0,
  recordPath: `${filesOf(data)}/${kindOf(objectId)}/${numberOf(objectId)}/files/${data.fileId ?? ""}/qc`,
  sampleName: data.sampleName ?? "",
  ...(data.coverage != null && { coverage: data.coverage }),
  ...(data.gcPercent != null && { gcPercent: data.gcPercent }),
  ...(data.meanQuality != null && { meanQuality: data.meanQuality }),
  ...(data.q30Percent != null && { q30Percent: data.q30Percent }),
  modules: data.modules ?? {},
  warnings: data.warnings ?? [],
  additionalProperties: data.additionalProperties ?? {},
});

const failed = (objectId: string, data: Data<"QualityControlFailed">) => ({
  ...file(objectId, data),
  code: data.code ?? "",
  ...(data.record != null && { record: data.record }),
  ...(data.offset != null && { offset: data.offset }),
  message: data.message ?? "",
  filePath: `${filesOf(data)}/${data.fileId ?? ""}`,
});

const processed = (objectId: string, data: Data<"ObjectProcessed">) => ({
  objectId,
  sampleId: data.sampleId ?? "",
  runId: data.runId ?? "",
  fileIds: data.fileIds ?? [],
  state: data.state ?? "",
  message: data.message ?? "",
  projectIds: data.projects ?? [],
});
