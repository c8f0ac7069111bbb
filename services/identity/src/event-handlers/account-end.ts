// When a user was deleted, they leave their groups, and the key of their personal data is destroyed: who they were is erased.
import {
  type AggregateStore,
  type CommandContext,
  CommandRejected,
  type OwnEventHandler,
} from "@isotrail/eventsourcing";
import { pages } from "@isotrail/http";
import { group } from "../group/aggregate.ts";
import type { GroupEvent } from "../group/decider.ts";
import { user } from "../user/aggregate.ts";

/** Milliseconds that leaving one group may take. */
const DEADLINE = 20_000;

/**
 * Restartable at any point: a group that was left is not found again, and a key is destroyed once. A user who comes into a
 * group at the same moment is caught by the group's own event, which then stands behind the deletion in the log.
 */
export const accountEnd = (aggregates: AggregateStore): OwnEventHandler => ({
  name: "account-end",
  on: {
    async UserDeleted(_event, { id, ...cause }, signal) {
      await aggregates.stores.personalDataKeys.destroy(`user-${id}`);
      for await (const page of pages(aggregates, group, { index: "member", value: id }))
        for (const found of page) {
          signal.throwIfAborted();
          await leave(aggregates, found.id, id, cause);
        }
    },
    async GroupMemberAdded(event, { id, ...cause }) {
      const { userId } = (event as Extract<GroupEvent, { type: "GroupMemberAdded" }>).data;
      const { state } = await aggregates.load(user, userId ?? "");
      if (state?.deleted) await leave(aggregates, id, userId ?? "", cause);
    },
  },
});

type Cause = Pick<CommandContext, "actor" | "cause">;

async function leave(aggregates: AggregateStore, id: string, userId: string, { actor, cause }: Cause): Promise<void> {
  const deadline = aggregates.stores.clock.now() + DEADLINE;
  const context = { actor, cause, trace: "", deadline, freesSpace: true };
  try {
    await aggregates.execute(group, id, { type: "removeMember", user: userId, accountEnded: true }, context);
  } catch (error) {
    if (!(error instanceof CommandRejected && error.kind === "missing")) throw error; // they have left already
  }
}
