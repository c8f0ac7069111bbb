// The sample that remains of one that was merged, and what it takes over: the same for a request and for the event handler.
import { setTimeout as sleep } from "node:timers/promises";
import {
  type AggregateStore,
  type CommandContext,
  CommandRejected,
  type Loaded,
  type Outcome,
  parseStream,
} from "@isotrail/eventsourcing";
import { sample } from "./aggregate.ts";
import { isMergeTaken } from "./merge.ts";
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
 * @returns undefined when there is nothing to do: the other sample was deleted meanwhile, and what it was given with it,
 * or it was merged away itself, which it can be only after it took over all that it was given
 */
export async function handOver(
  aggregates: AggregateStore,
  id: string,
  context: CommandContext,
): Promise<Outcome<Sample> | undefined> {
  const { state } = await aggregates.load(sample, id);
  if (state.status !== "merged") return undefined;
  const into = state.mergedInto;
  const fields = await resealed(aggregates, into, state);
  try {
    return await aggregates.execute(
      sample,
      into,
      { type: "takeOver", from: id, fields, metadata: state.metadata },
      context,
    );
  } catch (error) {
    if (error instanceof CommandRejected && error.kind === "missing") return undefined;
    throw error;
  }
}

/** How long (ms) to wait for merges that came first, and between looks. */
const PATIENCE = 5_000;
const PAUSE = 20;

/**
 * Merges one sample into another one, and hands over what it had.
 * @throws CommandRejected "missing" when one of them is gone, "conflict" when others come first again and again
 */
export async function mergeInto(
  aggregates: AggregateStore,
  id: string,
  { into, intoProjects }: { readonly into: string; readonly intoProjects: readonly string[] },
  context: CommandContext,
): Promise<Outcome<Sample> | undefined> {
  const { clock } = aggregates.stores;
  for (const until = clock.now() + PATIENCE; ; ) {
    const { state } = await aggregates.load(sample, into);
    if (state.status !== "live") throw new CommandRejected("missing", `There is no sample ${into}.`);
    const command = { type: "mergeInto", into, intoProjects, turn: state.merged.length } as const;
    try {
      await aggregates.execute(sample, id, command, context);
      return await handOver(aggregates, id, context);
    } catch (error) {
      if (!isMergeTaken(error)) throw error;
      if (clock.now() > until)
        throw new CommandRejected("conflict", "One of these samples is being merged at the moment. Try again.");
      await handOver(aggregates, parseStream(error.stream).id, context);
      await sleep(PAUSE);
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
