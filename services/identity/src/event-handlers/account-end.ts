// When a user was deleted, they leave their groups, and the key of their personal data is destroyed: who they were is erased.
import {
  type AggregateStore,
  type CommandContext,
  CommandRejected,
  type OwnEventHandler,
} from "@isotrail/eventsourcing";
import { pages } from "@isotrail/http";
import { group } from "../group/aggregate.ts";

/** Milliseconds that leaving one group may take. */
const DEADLINE = 20_000;

/** Restartable at any point: a group that was left is not found again, and a key is destroyed once. */
export const accountEnd = (aggregates: AggregateStore): OwnEventHandler => ({
  name: "account-end",
  on: {
    async UserDeleted(_event, { id: user, actor, cause }, signal) {
      await aggregates.stores.personalDataKeys.destroy(`user-${user}`);
      for await (const page of pages(aggregates, group, { index: "member", value: user }))
        for (const { id } of page) {
          signal.throwIfAborted();
          const deadline = aggregates.stores.clock.now() + DEADLINE;
          await leave(aggregates, id, user, { actor, cause, trace: "", deadline, freesSpace: true });
        }
    },
  },
});

async function leave(aggregates: AggregateStore, id: string, user: string, context: CommandContext): Promise<void> {
  try {
    await aggregates.execute(group, id, { type: "removeMember", user, accountEnded: true }, context);
  } catch (error) {
    if (!(error instanceof CommandRejected && error.kind === "missing")) throw error; // they have left already
  }
}
