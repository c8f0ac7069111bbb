// What may happen to a sequencing object: upload, a run, another sample, deletion, quality control, the end of its bytes. Pure.
import { CommandRejected } from "@isotrail/eventsourcing";
import { fromStored, toStored } from "@isotrail/http";
import type { isotrail } from "../../generated/domain-events.js";
import { evolveQualityControl } from "./evolve-quality-control.ts";
import { isControlled } from "./kind.ts";
import { decideQualityControl, type QualityControlCommand, type QualityControlEvent } from "./quality-control.ts";
import { decideRetention, evolveRetention, isKept, type RetentionCommand, type RetentionEvent } from "./retention.ts";
import { type Compression, type NewFile, NO_QUALITY_CONTROL, type SequencingObject, WAITING } from "./state.ts";

type Messages = typeof isotrail.files.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

export type Upload = Pick<SequencingObject, "sample" | "run" | "projects"> & {
  readonly files: readonly NewFile[];
  /** What the content is, of fast5 files and assemblies. */
  readonly format?: string;
};

/** `inRun`: its run exists, and so keeps its bytes. `projects`: those that hold the sample now. */
type Delete = { readonly type: "delete"; readonly inRun: boolean; readonly projects: readonly string[] };

export type SequencingObjectCommand =
  | { readonly type: "upload"; readonly upload: Upload }
  /** For what was uploaded without a run. */
  | { readonly type: "linkToRun"; readonly run: string; readonly projects: readonly string[] }
  /** Its sample was merged into this one. */
  | { readonly type: "moveToSample"; readonly sample: string; readonly projects: readonly string[] }
  /** Other projects hold its sample now. */
  | { readonly type: "projectsSeen"; readonly projects: readonly string[] }
  | Delete
  | RetentionCommand
  | QualityControlCommand;

export type SequencingObjectEvent =
  | { readonly type: "ObjectUploaded"; readonly data: Message<"ObjectUploaded"> }
  | { readonly type: "ObjectLinkedToRun"; readonly data: Message<"ObjectLinkedToRun"> }
  | { readonly type: "ObjectMoved"; readonly data: Message<"ObjectMoved"> }
  | { readonly type: "SampleProjectsSeen"; readonly data: Message<"SampleProjectsSeen"> }
  | { readonly type: "ObjectDeleted"; readonly data: Message<"ObjectDeleted"> }
  | RetentionEvent
  | QualityControlEvent;

export const initial: SequencingObject = {
  status: "none",
  createdDate: 0,
  modifiedDate: 0,
  sample: "",
  run: "",
  uploadedTo: { sample: "", run: "" },
  format: "",
  released: false,
  runDone: false,
  projects: [],
  usedBy: [],
  files: [],
};

export function decide(state: SequencingObject, command: SequencingObjectCommand): readonly SequencingObjectEvent[] {
  switch (command.type) {
    case "upload":
      return [uploaded(state, command.upload)];
    case "linkToRun":
      return linkedToRun(state, command);
    case "moveToSample":
      return moved(state, command);
    case "projectsSeen":
      return projectsSeen(state, command);
    case "delete":
      return [deleted(state, command)];
    case "use":
    case "unused":
    case "releaseContent":
    case "contentDestroyed":
      return decideRetention(state, command);
    default:
      return decideQualityControl(state, command);
  }
}

type Of<Type extends SequencingObjectCommand["type"]> = Extract<SequencingObjectCommand, { type: Type }>;

const fileIdsOf = ({ files }: SequencingObject) => files.map(({ id }) => id);

function uploaded(
  { status }: SequencingObject,
  { sample, run, projects, files, format }: Upload,
): SequencingObjectEvent {
  if (status !== "none") throw new CommandRejected("conflict", "These files already exist.");
  const stored = files.map(({ id: fileId, properties, ...file }) => ({
    ...file,
    fileId,
    properties: toStored(properties),
  }));
  const data = { sampleId: sample, runId: run, projects: [...projects], files: stored, ...(format && { format }) };
  return { type: "ObjectUploaded", data };
}

function linkedToRun(state: SequencingObject, { run, projects }: Of<"linkToRun">): readonly SequencingObjectEvent[] {
  if (state.status !== "live") throw new CommandRejected("missing", "These files do not exist.");
  const has = state.released ? "" : state.run;
  if (has === run) return [];
  if (has !== "") throw new CommandRejected("conflict", "These files belong to another sequencing run.");
  const data = { runId: run, sampleId: state.sample, fileIds: fileIdsOf(state), projects: [...projects] };
  return [{ type: "ObjectLinkedToRun", data }];
}

/** What was deleted stays where it was. */
function moved(state: SequencingObject, { sample, projects }: Of<"moveToSample">): readonly SequencingObjectEvent[] {
  if (state.status !== "live" || state.sample === sample) return [];
  const about = { fromSampleId: state.sample, sampleId: sample, fileIds: fileIdsOf(state) };
  return [{ type: "ObjectMoved", data: { ...about, projects: [...projects] } }];
}

function projectsSeen(
  { status, projects: before }: SequencingObject,
  { projects }: Of<"projectsSeen">,
): readonly SequencingObjectEvent[] {
  const isNews = status === "live" && projects.join() !== before.join();
  return isNews ? [{ type: "SampleProjectsSeen", data: { projects: [...projects] } }] : [];
}

function deleted(state: SequencingObject, { projects, inRun }: Delete): SequencingObjectEvent {
  if (state.status !== "live") throw new CommandRejected("missing", "This file does not exist.");
  const destroy = !isKept(state, { inRun });
  const about = { sampleId: state.sample, runId: state.run, fileIds: fileIdsOf(state) };
  return { type: "ObjectDeleted", data: { projects: [...projects], destroy, ...about } };
}

type Written = { readonly id: string; readonly at: number };

export function evolve(before: SequencingObject, event: SequencingObjectEvent, { id, at }: Written): SequencingObject {
  const state: SequencingObject = { ...before, modifiedDate: at };
  switch (event.type) {
    case "ObjectUploaded":
      return { ...state, status: "live", createdDate: at, ...uploadOf(event.data, id) };
    case "ObjectLinkedToRun": {
      const { runId, projects } = event.data;
      return { ...state, run: runId ?? "", released: false, runDone: false, projects: projects ?? [] };
    }
    case "ObjectMoved": {
      const { sampleId, projects } = event.data;
      return { ...state, sample: sampleId ?? "", projects: projects ?? [] };
    }
    case "SampleProjectsSeen":
      return { ...before, projects: event.data.projects ?? [] }; // nothing of the object has changed
    case "ObjectDeleted": {
      const status = event.data.destroy ? "deleted" : "kept";
      return { ...state, projects: event.data.projects ?? [], status };
    }
    case "ObjectUsed":
    case "ContentUnused":
    case "ContentReleased":
    case "ContentDestroyed":
      return evolveRetention(before, event, at);
    default:
      return evolveQualityControl(before, event, at); // it leaves modifiedDate as it is
  }
}

function uploadOf({ sampleId, runId, projects, files, format }: Message<"ObjectUploaded">, id: string) {
  const uploadedFiles = (files ?? []).map((file) => ({
    id: file.fileId ?? "",
    fileName: file.fileName ?? "",
    blob: file.blob ?? "",
    size: Number(file.size ?? 0),
    sha256: file.sha256 ?? "",
    compression: compressionIn(file),
    properties: fromStored(file.properties),
    qualityControl: isControlled(id) ? WAITING : NO_QUALITY_CONTROL,
  }));
  const to = { sample: sampleId ?? "", run: runId ?? "" };
  return { ...to, uploadedTo: to, projects: projects ?? [], format: format ?? "", files: uploadedFiles };
}

/** Of files that were uploaded before it was stored, the name says it. */
const compressionIn = ({ compression, fileName }: isotrail.files.domain.v1.IStoredFile): Compression =>
  compression === "gzip" || (!compression && /\.gz$/i.test(fileName ?? "")) ? "gzip" : "none";
