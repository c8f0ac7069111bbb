// What the history of a sequencing object shows, and to whom: the sample's readers, and for what was deleted administrators.
import { CommandRejected } from "@isotrail/eventsourcing";
import {
  type EventDetails,
  fromStored,
  type HistoryOf,
  type ServiceContext,
  type UserCaller,
  usernamesFor,
} from "@isotrail/http";
import { requireSample } from "../access.ts";
import type { SequencingObjectEvent } from "./decider.ts";
import { findObject, type ObjectPath } from "./find.ts";
import { idOf, type Kind } from "./kind.ts";
import { sequencingObject } from "./sequencing-object.ts";

const details: EventDetails<SequencingObjectEvent> = {
  ObjectUploaded: ({ runId, files }) => ({
    ...(runId && { run: runId }),
    files: (files ?? []).map(({ fileId, fileName, size, sha256, properties }) => ({
      identifier: fileId,
      fileName,
      fileSizeBytes: size,
      uploadSha256: sha256,
      properties: fromStored(properties),
    })),
  }),
  ObjectLinkedToRun: ({ runId }) => ({ run: runId }),
  ObjectMoved: ({ fromSampleId, sampleId }) => ({ from: fromSampleId, to: sampleId }),
  SampleProjectsSeen: () => ({}),
  ObjectDeleted: ({ destroy }) => ({ destroy: destroy ?? false }),
  ObjectUsed: ({ submissionId }) => ({ submission: submissionId }),
  ContentUnused: () => ({}),
  ContentReleased: () => ({}),
  ContentDestroyed: () => ({}),
  QualityControlDue: () => ({}),
  QualityControlStarted: ({ fileId }) => ({ file: fileId }),
  QualityControlReleased: ({ fileId }) => ({ file: fileId }),
  QualityControlCompleted: ({ fileId, engine, profile, totalSequences, totalBases }) => ({
    file: fileId,
    engine,
    profile,
    totalSequences,
    totalBases,
  }),
  QualityControlFailed: ({ fileId, engine, profile, code, message }) => ({
    file: fileId,
    engine,
    profile,
    code,
    message,
  }),
  ObjectProcessed: ({ state, message }) => ({ state, ...(message && { message }) }),
};

/** @throws CommandRejected "missing", "forbidden" */
export async function historyOfObject(
  { aggregates, stores, peers }: ServiceContext,
  actor: UserCaller,
  kind: Kind,
  path: ObjectPath,
): Promise<HistoryOf<SequencingObjectEvent>> {
  const id = idOf(kind, path.object);
  if (actor.role === "ROLE_ADMIN") {
    const { version, state } = await aggregates.load(sequencingObject, id);
    if (version === 0 || state.sample !== path.sample)
      throw new CommandRejected("missing", "This file does not exist.");
  } else {
    await requireSample(peers, actor, path.sample, "read");
    await findObject(aggregates, kind, path);
  }
  return { eventLog: stores.eventLog, aggregate: sequencingObject, id, details, usernames: usernamesFor(actor, peers) };
}
