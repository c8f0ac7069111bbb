// The aggregate of sequencing objects: how they are stored, indexed and claimed, and which bytes they need.
import { createHash } from "node:crypto";
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, evolve, initial, type SequencingObjectCommand, type SequencingObjectEvent } from "./decider.ts";
import { kindOf, numberOf, SEQUENCED } from "./kind.ts";
import { processingKeys } from "./processing-state.ts";
import { isDue, laneOf } from "./quality-control.ts";
import type { SequencingObject } from "./state.ts";

const domain = isotrail.files.domain.v1;

const codec = protobufCodec<SequencingObjectEvent>({
  ObjectUploaded: domain.ObjectUploaded,
  ObjectLinkedToRun: domain.ObjectLinkedToRun,
  ObjectMoved: domain.ObjectMoved,
  SampleProjectsSeen: domain.SampleProjectsSeen,
  ObjectDeleted: domain.ObjectDeleted,
  ObjectUsed: domain.ObjectUsed,
  ContentUnused: domain.ContentUnused,
  ContentReleased: domain.ContentReleased,
  ContentDestroyed: domain.ContentDestroyed,
  QualityControlDue: domain.QualityControlDue,
  QualityControlStarted: domain.QualityControlStarted,
  QualityControlReleased: domain.QualityControlReleased,
  QualityControlCompleted: domain.QualityControlCompleted,
  QualityControlFailed: domain.QualityControlFailed,
  ObjectProcessed: domain.ObjectProcessed,
});

/** "the natural key (same run, sample, file name and SHA-256), gives the first answer again" */
function naturalKey({ uploadedTo: { sample, run }, files }: SequencingObject, id: string): string {
  const named = files.map(({ fileName, sha256 }) => [fileName, sha256]);
  const digest = createHash("sha256")
    .update(JSON.stringify([kindOf(id), sample, run, named]))
    .digest("hex");
  return `upload/${digest}`;
}

function keys(state: SequencingObject, id: string): Record<string, string[]> {
  const { status, sample, files, projects } = state;
  const kind = kindOf(id);
  const blob = files.map((file) => file.blob);
  const run = state.run !== "" && !state.released ? [state.run] : [];
  if (status === "kept") return { blob, run };
  if (status !== "live") return {};
  return {
    sample: [sample],
    sequenceFiles: SEQUENCED.includes(kind) ? [sample] : [],
    [kind]: [sample],
    file: files.map((file) => file.id),
    blob,
    // empty files are all alike, and say nothing of each other
    digest: [...new Set(files.filter(({ size }) => size > 0).map(({ sha256 }) => sha256))],
    run,
    state: SEQUENCED.includes(kind) ? processingKeys(state) : [],
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
    name: "objects-6",
    indexes: [
      ...[
        "sample",
        "sequenceFiles",
        "pairs",
        "unpaired",
        "fast5",
        "assemblies",
        "file",
        "blob",
        "digest",
        "run",
        "state",
      ],
      "due",
    ],
    keys,
    order: (_, id) => Number(numberOf(id)),
  },
  claims: (state, id) => (state.status === "live" ? [naturalKey(state, id)] : []),
  blobs: ({ status, files, sample, projects }) => {
    if (status !== "live" && status !== "kept") return [];
    const of = (file: string) => `file ${file} of sample ${sample}, in project ${projects.join(", ") || "none"}`;
    return files.map(({ id, blob: key, size, sha256 }) => ({ key, size, sha256, of: of(id) }));
  },
};
