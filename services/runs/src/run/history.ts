// What the history of a run shows, and to whom: its readers, and for what was deleted administrators.
import { CommandRejected } from "@isotrail/eventsourcing";
import {
  type EventDetails,
  fromStored,
  type HistoryOf,
  type ServiceContext,
  type UserCaller,
  usernamesFor,
} from "@isotrail/http";
import { run } from "./aggregate.ts";
import type { RunEvent } from "./decider.ts";
import { findRun } from "./find.ts";
import { mayRead } from "./permissions.ts";

const details: EventDetails<RunEvent> = {
  RunCreated: ({ sequencerType, layoutType, uploadStatus, description, properties }) => ({
    set: {
      sequencerType,
      layoutType,
      uploadStatus,
      ...(description != null && { description }),
      properties: fromStored(properties),
    },
  }),
  RunChanged: ({ layoutType, description, cleared }) => ({
    set: { ...(layoutType != null && { layoutType }), ...(description != null && { description }) },
    cleared: cleared ?? [],
  }),
  RunUploadStatusChanged: ({ from, to }) => ({ from, to }),
  RunDeleted: () => ({}),
};

/** @throws CommandRejected "missing", "forbidden" */
export async function historyOfRun(
  { aggregates, stores, peers }: ServiceContext,
  actor: UserCaller,
  id: string,
): Promise<HistoryOf<RunEvent>> {
  if (actor.role !== "ROLE_ADMIN") await findRun(aggregates, actor, id, mayRead);
  else if ((await aggregates.load(run, id)).version === 0)
    throw new CommandRejected("missing", "There is no such sequencing run.");
  return { eventLog: stores.eventLog, aggregate: run, id, details, usernames: usernamesFor(actor, peers) };
}
