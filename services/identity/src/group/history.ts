// What the history of a group shows, and to whom: whoever may read the group, and for what was deleted administrators.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { EventDetails, HistoryOf } from "@isotrail/http";
import type { IdentityContext } from "../context.ts";
import { usernamesFor } from "../user/history.ts";
import type { Actor } from "../user/permissions.ts";
import { group } from "./aggregate.ts";
import type { GroupEvent } from "./decider.ts";
import { findGroup } from "./find.ts";

const details: EventDetails<GroupEvent> = {
  GroupCreated: ({ name, description }) => ({ set: { name, description } }),
  GroupChanged: ({ name, description }) => ({
    set: { ...(name != null && { name }), ...(description != null && { description }) },
  }),
  GroupMemberAdded: ({ userId, role }) => ({ memberId: userId, role }),
  GroupMemberChanged: ({ userId, role }) => ({ memberId: userId, role }),
  GroupMemberRemoved: ({ userId }) => ({ memberId: userId }),
  GroupDeleted: () => ({}),
};

/** @throws CommandRejected "missing", "forbidden" */
export async function historyOfGroup(
  identity: IdentityContext,
  actor: Actor,
  id: string,
): Promise<HistoryOf<GroupEvent>> {
  const { aggregates, stores } = identity;
  if (actor.role !== "ROLE_ADMIN") await findGroup(aggregates, actor, id);
  else if ((await aggregates.load(group, id)).version === 0)
    throw new CommandRejected("missing", "There is no such group.");
  return { eventLog: stores.eventLog, aggregate: group, id, details, usernames: usernamesFor(identity, actor) };
}
