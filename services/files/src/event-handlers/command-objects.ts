// What the event handlers share: the context of the commands that they give, and one command for many objects.
import { type AggregateStore, type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import type { SequencingObjectCommand } from "../sequencing-object/decider.ts";
import { findObjects } from "../sequencing-object/find.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import type { SequencingObject } from "../sequencing-object/state.ts";

/** Milliseconds. */
const DEADLINE = 20_000;

/** Who caused the event that is handled, and which it is. */
export type Cause = { readonly actor: string; readonly cause: string };

export const contextOf = ({ stores }: AggregateStore, { actor, cause }: Cause): CommandContext => ({
  actor,
  cause,
  trace: "",
  deadline: stores.clock.now() + DEADLINE,
  freesSpace: true,
});

/** Gives the command to every object that has `value` under `index`; one that was deleted meanwhile needs it no longer. */
export async function commandObjects(
  aggregates: AggregateStore,
  index: "sample" | "run" | "state",
  value: string,
  command: (state: SequencingObject) => SequencingObjectCommand,
  cause: Cause,
): Promise<void> {
  for await (const { id, state } of findObjects(aggregates, index, value))
    try {
      await aggregates.execute(sequencingObject, id, command(state), contextOf(aggregates, cause));
    } catch (error) {
      if (!(error instanceof CommandRejected && error.kind === "missing")) throw error;
    }
}
