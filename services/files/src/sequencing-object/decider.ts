// A file object of a sample: a pair or a single file, as uploaded, its quality control, and whether its bytes are still kept.
import { createHash } from "node:crypto";
import "@isotrail/contracts/protobuf";
import { type Aggregate, CommandRejected, protobufCodec } from "@isotrail/eventsourcing";
import { fromStored, toStored } from "@isotrail/http";
import { isotrail } from "../generated/domain-events.js";
import {
  type ControlCommand,
  type ControlEvent,
  decideControl,
  evolveControl,
  isDue,
  laneOf,
} from "./object.control.ts";
import { type FileObject, type NewFile, type SequenceFile, WAITING } from "./object.state.ts";

const domain = isotrail.files.domain.v1;
type Messages = typeof isotrail.files.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

export type { FileObject, NewFile, SequenceFile };

export type Upload = Pick<FileObject, "sample" | "run" | "projects"> & { readonly files: readonly NewFile[] };

export type ObjectCommand =
  | { readonly type: "upload"; readonly upload: Upload }
  /** `inRun`: "a file used by a run is unlinked, not destroyed". `projects`: those that hold the sample now. */
  | { readonly type: "delete"; readonly inRun: boolean; readonly projects: readonly string[] }
  | { readonly type: "release" }
  | { readonly type: "destroyed" }
  | ControlCommand;

export type ObjectEvent =
  | { readonly type: "ObjectUploaded"; readonly data: Message<"ObjectUploaded"> }
  | { readonly type: "ObjectDeleted"; readonly data: Message<"ObjectDeleted"> }
  | { readonly type: "ContentReleased"; readonly data: Message<"ContentReleased"> }
  | { readonly type: "ContentDestroyed"; readonly data: Message<"ContentDestroyed"> }
  | ControlEvent;

const initial: FileObject = {
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

function decide(state: FileObject, command: ObjectCommand): readonly ObjectEvent[] {
  const fileIds = state.files.map(({ id }) => id);
  switch (command.type) {
    case "upload": {
      if (state.status !== "none") throw new CommandRejected("conflict", "There are such files already.");
      const { sample: sampleId, run: runId, projects: held, files } = command.upload;
      const stored = files.map(({ id: fileId, properties, ...file }) => ({
        ...file,
        fileId,
        properties: toStored(properties),
      }));
      return [{ type: "ObjectUploaded", data: { sampleId, runId, projects: [...held], files: stored } }];
    }
    case "delete": {
      if (state.status !== "live") throw new CommandRejected("missing", "There is no such file.");
      const data = {
        projects: [...command.projects],
        destroy: !command.inRun || state.released,
        sampleId: state.sample,
        runId: state.run,
        fileIds,
      };
      return [{ type: "ObjectDeleted", data }];
    }
    case "release":
      return (state.status === "kept" || state.status === "live") && state.run !== "" && !state.released
        ? [{ type: "ContentReleased", data: {} }]
        : [];
    case "destroyed":
      return state.status === "deleted"
        ? [{ type: "ContentDestroyed", data: { projects: [...state.projects], fileIds } }]
        : [];
    default:
      return decideControl(state, command);
  }
}

function evolve(before: FileObject, event: ObjectEvent, { at }: { at: number }): FileObject {
  const state = { ...before, modifiedDate: at };
  switch (event.type) {
    case "ObjectUploaded": {
      const { sampleId, runId, projects, files } = event.data;
      return {
        ...state,
        status: "live",
        createdDate: at,
        sample: sampleId ?? "",
        run: runId ?? "",
        projects: projects ?? [],
        files: (files ?? []).map((file) => ({
          id: file.fileId ?? "",
          fileName: file.fileName ?? "",
          blob: file.blob ?? "",
          size: Number(file.size ?? 0),
          sha256: file.sha256 ?? "",
          properties: fromStored(file.properties),
          control: WAITING,
        })),
      };
    }
    case "ObjectDeleted":
      return {
        ...state,
        projects: event.data.projects ?? [],
        status: event.data.destroy ? "deleted" : "kept",
      };
    case "ContentReleased":
      return { ...state, released: true, status: state.status === "kept" ? "deleted" : state.status };
    case "ContentDestroyed":
      return { ...state, status: "destroyed" };
    default:
      return evolveControl(before, event, at);
  }
}

export const isPair = (id: string) => id.startsWith("pair-");

/** "The natural key (same run, sample, file name and SHA-256) gives the first answer again." */
function naturalKey({ sample, run, files }: FileObject): string {
  const named = files.map(({ fileName, sha256 }) => [fileName, sha256]);
  return `upload/${createHash("sha256")
    .update(JSON.stringify([sample, run, named]))
    .digest("hex")}`;
}

function keys(state: FileObject, id: string): Record<string, string[]> {
  const blob = state.files.map((file) => file.blob);
  const run = state.run !== "" && !state.released ? [state.run] : [];
  if (state.status === "kept") return { blob, run };
  if (state.status !== "live") return {};
  const kind = isPair(id) ? "pairsOf" : "singlesOf";
  const control = isDue(state) ? [laneOf(state.projects[0] ?? 0)] : [];
  return {
    sample: [state.sample],
    [kind]: [state.sample],
    file: state.files.map((file) => file.id),
    blob,
    run,
    control,
  };
}

export const object: Aggregate<FileObject, ObjectCommand, ObjectEvent> = {
  category: "object",
  initial,
  decide,
  evolve,
  codec: protobufCodec<ObjectEvent>({
    ObjectUploaded: domain.ObjectUploaded,
    ObjectDeleted: domain.ObjectDeleted,
    ContentReleased: domain.ContentReleased,
    ContentDestroyed: domain.ContentDestroyed,
    QualityControlDue: domain.QualityControlDue,
    QualityControlStarted: domain.QualityControlStarted,
    QualityControlLetGo: domain.QualityControlLetGo,
    QualityControlled: domain.QualityControlled,
    QualityControlFailed: domain.QualityControlFailed,
  }),
  view: {
    name: "objects-2",
    indexes: ["sample", "pairsOf", "singlesOf", "file", "blob", "run", "control"],
    keys,
    order: (state) => Number(state.files[0]?.id ?? 0),
  },
  claims: (state) => (state.status === "live" ? [naturalKey(state)] : []),
  blobs: (state) =>
    state.status === "live" || state.status === "kept"
      ? state.files.map(({ blob: key, size, sha256 }) => ({ key, size, sha256 }))
      : [],
};
