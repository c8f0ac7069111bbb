// Groups as the engine keeps them: stored events, the indexes that they are found by, and their names, which are unique.
import { type Aggregate, ClaimConflict, CommandRejected, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, evolve, type Group, type GroupCommand, type GroupEvent, initial } from "./decider.ts";

const domain = isotrail.identity.domain.v1;

export const group: Aggregate<Group, GroupCommand, GroupEvent> = {
  category: "group",
  initial,
  decide,
  evolve,
  exists: ({ status }) => status === "live",
  codec: protobufCodec<GroupEvent>({
    GroupCreated: domain.GroupCreated,
    GroupChanged: domain.GroupChanged,
    GroupMemberAdded: domain.GroupMemberAdded,
    GroupMemberChanged: domain.GroupMemberChanged,
    GroupMemberRemoved: domain.GroupMemberRemoved,
    GroupDeleted: domain.GroupDeleted,
  }),
  view: {
    name: "groups-1",
    indexes: ["all", "member"],
    keys: (state): Record<string, string[]> =>
      state.status === "live" ? { all: ["all"], member: Object.keys(state.members) } : {},
  },
  claims: ({ status, name }) =>
    status === "live" ? [`group-name/${name.normalize("NFKC").toLowerCase().normalize("NFKC")}`] : [],
};

/** @throws CommandRejected "conflict" in the specification's words where the name was refused, otherwise the error itself */
export function nameTaken(error: unknown): never {
  if (!(error instanceof ClaimConflict)) throw error;
  throw new CommandRejected("conflict", "An entity already exists with that identifier: name", {
    name: ["There is already a group of this name."],
  });
}
