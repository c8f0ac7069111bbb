// What may happen to a sequencing object, a pair or a single file: upload, deletion, quality control, the end of its bytes. Pure.
import { CommandRejected } from "@isotrail/eventsourcing";
import { fromStored, toStored } from "@isotrail/http";
import type { isotrail } from "../../generated/domain-events.js";
import { evolveQualityControl } from "./evolve-quality-control.ts";
import { decideQualityControl, type QualityControlCommand, type QualityControlEvent } from "./quality-control.ts";
import { type NewFile, type SequencingObject, WAITING } from "./state.ts";

type Messages = typeof isotrail.files.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

export type Upload = Pick<SequencingObject, "sample" | "run" | "projects"> & { readonly files: readonly NewFile[] };

/** `inRun`: "a file used by an analysis or by a run is unlinked, not destroyed". `projects`: those that hold the sample now. */
type Delete = { readonly type: "delete"; readonly inRun: boolean; readonly projects: readonly string[] };

export type SequencingObjectCommand =
  | { readonly type: "upload"; readonly upload: Upload }
  | Delete
  /** The run that kept the bytes was deleted. */
  | { readonly type: "releaseContent" }
  | { readonly type: "contentDestroyed" }
  | QualityControlCommand;

export type SequencingObjectEvent =
  | { readonly type: "ObjectUploaded"; readonly data: Message<"ObjectUploaded"> }
  | { readonly type: "ObjectDeleted"; readonly data: Message<"ObjectDeleted"> }
  | { readonly type: "ContentReleased"; readonly data: Message<"ContentReleased"> }
  | { readonly type: "ContentDestroyed"; readonly data: Message<"ContentDestroyed"> }
  | QualityControlEvent;

export const initial: SequencingObject = {
  status: "none",
  createdDate: 0,
  modifiedDate: 0,
  sample: "",
  run: "",
  released: false,
  runDone: false,
  projects: [],
  files: [],
};

export function decide(state: SequencingObject, command: SequencingObjectCommand): readonly SequencingObjectEvent[] {
  switch (command.type) {
    case "upload":
      return [uploaded(state, command.upload)];
    case "delete":
      return [deleted(state, command)];
    case "releaseContent": {
      const isKept = (state.status === "kept" || state.status === "live") && state.run !== "" && !state.released;
      return isKept ? [{ type: "ContentReleased", data: {} }] : [];
    }
    case "contentDestroyed": {
      const data = { projects: [...state.projects], fileIds: fileIdsOf(state) };
      return state.status === "deleted" ? [{ type: "ContentDestroyed", data }] : [];
    }
    default:
      return decideQualityControl(state, command);
  }
}

const fileIdsOf = ({ files }: SequencingObject) => files.map(({ id }) => id);

function uploaded({ status }: SequencingObject, { sample, run, projects, files }: Upload): SequencingObjectEvent {
  if (status !== "none") throw new CommandRejected("conflict", "These files already exist.");
  const stored = files.map(({ id: fileId, properties, ...file }) => ({
    ...file,
    fileId,
    properties: toStored(properties),
  }));
  const data = { sampleId: sample, runId: run, projects: [...projects], files: stored };
  return { type: "ObjectUploaded", data };
}

function deleted(state: SequencingObject, { projects, inRun }: Delete): SequencingObjectEvent {
  if (state.status !== "live") throw new CommandRejected("missing", "This file does not exist.");
  const destroy = !inRun || state.released;
  const about = { sampleId: state.sample, runId: state.run, fileIds: fileIdsOf(state) };
  return { type: "ObjectDeleted", data: { projects: [...projects], destroy, ...about } };
}

export function evolve(before: SequencingObject, event: SequencingObjectEvent, { at }: { at: number }) {
  const state: SequencingObject = { ...before, modifiedDate: at };
  switch (event.type) {
    case "ObjectUploaded":
      return { ...state, status: "live", createdDate: at, ...uploadOf(event.data) } as const;
    case "ObjectDeleted": {
      const status = event.data.destroy ? "deleted" : "kept";
      return { ...state, projects: event.data.projects ?? [], status } as const;
    }
    case "ContentReleased": {
      const status = state.status === "kept" ? "deleted" : state.status;
      return { ...state, released: true, status } as const;
    }
    case "ContentDestroyed":
      return { ...state, status: "destroyed" } as const;
    default:
      return evolveQualityControl(before, event, at); // it leaves modifiedDate as it is
  }
}

function uploadOf({ sampleId, runId, projects, files }: Message<"ObjectUploaded">) {
  const uploadedFiles = (files ?? []).map((file) => ({
    id: file.fileId ?? "",
    fileName: file.fileName ?? "",
    blob: file.blob ?? "",
    size: Number(file.size ?? 0),
    sha256: file.sha256 ?? "",
    properties: fromStored(file.properties),
    qualityControl: WAITING,
  }));
  return { sample: sampleId ?? "", run: runId ?? "", projects: projects ?? [], files: uploadedFiles };
}
