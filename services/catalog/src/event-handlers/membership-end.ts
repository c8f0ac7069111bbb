// Whoever has no account any more leaves their projects, also as their last owner; so does a group that was deleted.
import { isotrail } from "@isotrail/contracts/events";
import { type AggregateStore, type CommandContext, CommandRejected, type EventHandler } from "@isotrail/eventsourcing";
import { pages } from "@isotrail/http";
import { groupKey, project } from "../project/aggregate.ts";
import type { ProjectCommand } from "../project/decider.ts";

const { UserDeleted, GroupDeleted } = isotrail.identity.v1;
/** Milliseconds that one project may take. */
const DEADLINE = 20_000;

/** Restartable at any point: a project that was left is not found again. */
export const membershipEnd = (aggregates: AggregateStore): EventHandler => ({
  name: "membership-end",
  source: "identity",
  on: {
    "isotrail.identity.v1.UserDeleted": async ({ bytes, actor, id }) => {
      const { userId: user } = UserDeleted.decode(bytes);
      await leaveAll(aggregates, user, { type: "removeMember", user, accountEnded: true }, { actor, cause: id });
    },
    "isotrail.identity.v1.GroupDeleted": async ({ bytes, actor, id }) => {
      const { groupId: group } = GroupDeleted.decode(bytes);
      await leaveAll(aggregates, groupKey(group), { type: "removeGroup", group }, { actor, cause: id });
    },
  },
});

async function leaveAll(
  aggregates: AggregateStore,
  key: string,
  command: ProjectCommand,
  by: Pick<CommandContext, "actor" | "cause">,
): Promise<void> {
  for await (const page of pages(aggregates, project, { index: "member", value: key }))
    for (const { id } of page) {
      const deadline = aggregates.stores.clock.now() + DEADLINE;
      await aggregates.execute(project, id, command, { ...by, trace: "", deadline, freesSpace: true }).catch(hasLeft);
    }
}

function hasLeft(error: unknown): void {
  if (!(error instanceof CommandRejected && error.kind === "missing")) throw error;
}
