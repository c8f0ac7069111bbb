// The aggregate of sequencing objects: how they are stored, indexed and claimed, and which bytes they need.
import { createHash } from "node:crypto";
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, evolve, initial, type SequencingObjectCommand, type SequencingObjectEvent } from "./decider.ts";
import { isDue, laneOf } from "./quality-control.ts";
import { kindOf, orderOf, type SequencingObject } from "./state.ts";

const domain = isotrail.files.domain.v1;

const codec = protobufCodec<SequencingObjectEvent>({
  ObjectUploaded: domain.ObjectUploaded,
  ObjectDeleted: domain.ObjectDeleted,
  ContentReleased: domain.ContentReleased,
  ContentDestroyed: domain.ContentDestroyed,
  QualityControlDue: domain.QualityControlDue,
  QualityControlStarted: domain.QualityControlStarted,
  QualityControlReleased: domain.QualityControlReleased,
  QualityControlCompleted: domain.QualityControlCompleted,
  QualityControlFailed: domain.QualityControlFailed,
});

/** "the natural key (same run, sample, file name and SHA-256), gives the first answer again" */
function naturalKey({ sample, run, files }: SequencingObject): string {
  const named = files.map(({ fileName, sha256 }) => [fileName, sha256]);
  const digest = createHash("sha256")
    .update(JSON.stringify([sample, run, named]))
    .digest("hex");
  return `upload/${digest}`;
}

function keys(state: SequencingObject, id: string): Record<string, string[]> {
  const { status, sample, files, projects } = state;
  const blob = files.map((file) => file.blob);
  const run = state.run !== "" && !state.released ? [state.run] : [];
  if (status === "kept") return { blob, run };
  if (status !== "live") return {};
  return {
    sample: [sample],
    [kindOf(id)]: [sample],
    file: files.map((file) => file.id),
    blob,
    run,
    due: isDue(state) ? [laneOf(projects[0] ?? 0)] : [],
  };
}

export const sequencingObject: Aggregate<SequencingObject, SequencingObjectCommand, SequencingObjectEvent> = {
  category: "object",
  initial,
  decide,
  evolve,
  codec,
  view: {
    name: "objects-3",
    indexes: ["sample", "pairs", "unpaired", "file", "blob", "run", "due"],
    keys,
    order: orderOf,
  },
  claims: (state) => (state.status === "live" ? [naturalKey(state)] : []),
  blobs: ({ status, files }) =>
    status === "live" || status === "kept" ? files.map(({ blob: key, size, sha256 }) => ({ key, size, sha256 })) : [],
};
