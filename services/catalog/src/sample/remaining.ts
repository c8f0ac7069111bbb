// The sample that remains of one that was merged, and what it takes over: the same for a request and for the event handler.
import {
  type AggregateStore,
  type CommandContext,
  CommandRejected,
  type Loaded,
  type Outcome,
} from "@isotrail/eventsourcing";
import { sample } from "./aggregate.ts";
import { sealPersonalData } from "./personal-data.ts";
import type { Sample } from "./state.ts";

/** The sample that lives on, however often there was a merge since; undefined when that was deleted. */
export async function remainingOf(aggregates: AggregateStore, id: string): Promise<Loaded<Sample> | undefined> {
  let one = await aggregates.load(sample, id);
  while (one.state.status === "merged") one = await aggregates.load(sample, one.state.mergedInto);
  return one.state.status === "live" ? one : undefined;
}

/**
 * Idempotent by state: what was taken over is not taken again.
 * @returns undefined when the sample that remained was deleted meanwhile, and what it was given with it
 */
export async function handOver(
  aggregates: AggregateStore,
  id: string,
  context: CommandContext,
): Promise<Outcome<Sample> | undefined> {
  const { state } = await aggregates.load(sample, id);
  for (;;) {
    const into = await remainingOf(aggregates, id);
    if (!into) return undefined;
    const fields = await resealed(aggregates, into.id, state);
    const command = { type: "takeOver", from: id, fields, metadata: state.metadata } as const;
    try {
      return await aggregates.execute(sample, into.id, command, context);
    } catch (error) {
      if (!(error instanceof CommandRejected && error.kind === "missing")) throw error; // else it was merged itself just now
    }
  }
}

/** Personal data is sealed with the key of the sample that it belongs to from now on. */
async function resealed({ stores: { personalDataKeys } }: AggregateStore, into: string, { fields }: Sample) {
  const { hostSubjectId, ...others } = fields;
  if (hostSubjectId === null) return others;
  const [plain] = await personalDataKeys.open([hostSubjectId]);
  return plain === undefined ? others : sealPersonalData(personalDataKeys, into, { ...others, hostSubjectId: plain });
}
