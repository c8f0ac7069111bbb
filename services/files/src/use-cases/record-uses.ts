// Records that an analysis submission uses sequencing objects: their bytes stay until it ends, also when they are deleted.
import { type AggregateStore, type CommandContext, CommandRejected, streamOf } from "@isotrail/eventsourcing";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import { submission } from "../submission/decider.ts";

/** Objects that are written side by side. */
const PARALLEL = 16;

export type Uses = { readonly submission: string; readonly objects: readonly string[] };

/**
 * Safe to repeat. The submission's stream comes first, and its view shows it: whoever deletes one of the objects after this
 * finds that it is used. An object that was deleted before refuses, and with it the submission.
 * @throws CommandRejected "conflict" when an object is deleted, or the submission has ended
 */
export async function recordUses(aggregates: AggregateStore, uses: Uses, context: CommandContext): Promise<void> {
  const { submission: id, objects } = uses;
  const { version } = await aggregates.execute(submission, id, { type: "begin", objects }, context);
  await aggregates.repair([{ stream: streamOf(submission, id), version }]);
  try {
    await useObjects(aggregates, uses, context);
  } catch (error) {
    if (error instanceof CommandRejected) await endUses(aggregates, id, context);
    throw error;
  }
}

async function useObjects(aggregates: AggregateStore, uses: Uses, context: CommandContext): Promise<void> {
  const command = { type: "use", submission: uses.submission } as const;
  const left = [...uses.objects];
  const use = async () => {
    try {
      for (let object = left.pop(); object !== undefined; object = left.pop())
        await aggregates.execute(sequencingObject, object, command, context);
    } finally {
      left.length = 0; // after a refusal the others need not be written
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: PARALLEL }, use));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

/** The submission was deleted, or refused. What it alone kept is destroyed by the event handler. */
export async function endUses(aggregates: AggregateStore, id: string, context: CommandContext): Promise<void> {
  await aggregates.execute(submission, id, { type: "end" }, { ...context, freesSpace: true });
}
