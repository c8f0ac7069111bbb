// What this service knows of an analysis submission: the sequencing objects that it uses, until it ends. An object's own stream
// remembers few of its submissions, so that thousands may use one file.
import { type Aggregate, CommandRejected, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";

const { UsesBegun, UsesEnded } = isotrail.files.domain.v1;

/** Objects of one submission: the state names them all. */
export const MOST_OBJECTS = 10_000;

/** `objects`: also those that it used before it ended. */
export type SubmissionUses = { readonly ended: boolean; readonly objects: readonly string[] };
export type UsesCommand =
  | { readonly type: "begin"; readonly objects: readonly string[] }
  /** Also before anything began: what comes late begins nothing. */
  | { readonly type: "end" };
export type UsesEvent =
  | { readonly type: "UsesBegun"; readonly data: Parameters<typeof UsesBegun.encode>[0] }
  | { readonly type: "UsesEnded"; readonly data: Parameters<typeof UsesEnded.encode>[0] };

function decide({ ended, objects }: SubmissionUses, command: UsesCommand): readonly UsesEvent[] {
  if (command.type === "end") return ended ? [] : [{ type: "UsesEnded", data: {} }];
  if (ended) throw new CommandRejected("conflict", "This submission has ended.");
  const known = new Set(objects);
  const objectIds = [...new Set(command.objects)].filter((id) => !known.has(id));
  if (objects.length + objectIds.length > MOST_OBJECTS)
    throw new CommandRejected("invalid", `A submission uses at most ${MOST_OBJECTS} files and pairs.`);
  return objectIds.length > 0 ? [{ type: "UsesBegun", data: { objectIds } }] : [];
}

function evolve({ ended, objects }: SubmissionUses, event: UsesEvent): SubmissionUses {
  if (event.type === "UsesEnded") return { ended: true, objects };
  return { ended, objects: [...objects, ...(event.data.objectIds ?? [])] };
}

export const submission: Aggregate<SubmissionUses, UsesCommand, UsesEvent> = {
  category: "submission",
  initial: { ended: false, objects: [] },
  decide,
  evolve,
  codec: protobufCodec<UsesEvent>({ UsesBegun, UsesEnded }),
  view: {
    name: "submissions-1",
    indexes: ["object"],
    keys: ({ ended, objects }) => (ended ? {} : { object: [...objects] }),
  },
};
