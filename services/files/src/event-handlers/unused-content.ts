// Deleted objects whose bytes were kept for analysis submissions give them up when no submission uses them any longer.
import { type AggregateStore, type OwnEventHandler, streamOf } from "@isotrail/eventsourcing";
import { mayBeUsed } from "../sequencing-object/retention.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import { submission } from "../submission/decider.ts";
import { type Cause, contextOf } from "./command-objects.ts";

type About = Cause & { readonly id: string };

/** Whichever comes last: the deletion of the object, or the end of its last submission. */
export function unusedContent(aggregates: AggregateStore): OwnEventHandler {
  return {
    name: "unused-content",
    on: {
      ObjectDeleted: (_event, { id, ...cause }: About) => giveUpIfUnused(aggregates, id, cause),
      UsesEnded: async (_event, { id, ...cause }: About) => {
        const { state, version } = await aggregates.load(submission, id);
        // the view shows the end first: this submission does not count
        await aggregates.repair([{ stream: streamOf(submission, id), version }]);
        for (const object of state.objects) await giveUpIfUnused(aggregates, object, cause);
      },
    },
  };
}

/** Nothing begins to use what is deleted, so that nobody can come between the look and the command. */
async function giveUpIfUnused(aggregates: AggregateStore, object: string, cause: Cause): Promise<void> {
  const { state } = await aggregates.load(sequencingObject, object);
  if (state.status !== "kept" || !mayBeUsed(state)) return;
  const [using] = await aggregates.findByIndex(submission, { index: "object", value: object, limit: 1 });
  if (!using) await aggregates.execute(sequencingObject, object, { type: "unused" }, contextOf(aggregates, cause));
}
