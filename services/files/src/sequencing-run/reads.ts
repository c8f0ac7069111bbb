// What is read of the files of runs: one object, and how many files are in each state of processing.
import { type AggregateStore, CommandRejected } from "@isotrail/eventsourcing";
import type { Caller, ServiceContext } from "@isotrail/http";
import { requireSample } from "../access.ts";
import type { LoadedObject } from "../sequencing-object/document.ts";
import { findObjects } from "../sequencing-object/find.ts";
import { idOf, SEQUENCED } from "../sequencing-object/kind.ts";
import {
  bothKey,
  fileState,
  PROCESSING_STATES,
  type ProcessingState,
  stateKey,
} from "../sequencing-object/processing-state.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";

/** Runs in one question. */
const MAX_RUNS = 10_000;

export type FileCounts = Readonly<Record<ProcessingState, number>>;

/** The object with this number, of whatever kind comes from a sequencer. */
export async function findSequenced(aggregates: AggregateStore, number: string): Promise<LoadedObject> {
  const found = await aggregates.find(
    sequencingObject,
    SEQUENCED.map((kind) => idOf(kind, number)),
  );
  const [object] = [...found.values()].filter(({ state }) => state.status === "live");
  if (!object) throw new CommandRejected("missing", "These files do not exist.");
  return object;
}

/** @throws CommandRejected "missing" also for an object of another run */
export async function findObjectOfRun(
  { aggregates, peers }: ServiceContext,
  caller: Caller,
  { run, object: number }: { readonly run: string; readonly object: string },
): Promise<LoadedObject> {
  const object = await findSequenced(aggregates, number);
  if (object.state.run !== run || object.state.released)
    throw new CommandRejected("missing", "These files are not of this sequencing run.");
  await requireSample(peers, caller, object.state.sample, "read");
  return object;
}

/** @throws CommandRejected "forbidden" for a user, "invalid" */
export function runsIn({ user }: Caller, body: unknown): readonly string[] {
  if (user !== undefined) throw new CommandRejected("forbidden", "Only a service may ask this, for itself.");
  const { runs } = (body ?? {}) as { runs?: unknown };
  if (!Array.isArray(runs) || runs.length > MAX_RUNS || !runs.every((id): id is string => typeof id === "string"))
    throw new CommandRejected("invalid", `Send an array of at most ${MAX_RUNS} runs.`);
  return runs;
}

/** By run. From the index, without reading a file; while a stream is newer than its view, from the files. */
export async function countsOfRuns(
  aggregates: AggregateStore,
  runs: readonly string[],
): Promise<Record<string, FileCounts>> {
  if (aggregates.staleStreams.size > 0) {
    const counts: Record<string, FileCounts> = {};
    for (const run of runs) counts[run] = await countOneByOne(aggregates, run);
    return counts;
  }
  const keys = runs.flatMap((run) => PROCESSING_STATES.map((state) => stateKey("run", run, state)));
  const { views } = aggregates.stores;
  const found = await views.countMany(sequencingObject.view.name, "state", [...keys, ...keys.map(bothKey)]);
  const count = (key: string) => (found.get(key) ?? 0) + (found.get(bothKey(key)) ?? 0);
  return Object.fromEntries(runs.map((run) => [run, countsBy((state) => count(stateKey("run", run, state)))]));
}

const countsBy = (count: (state: ProcessingState) => number): FileCounts => ({
  UNPROCESSED: count("UNPROCESSED"),
  PROCESSING: count("PROCESSING"),
  FINISHED: count("FINISHED"),
  ERROR: count("ERROR"),
});

async function countOneByOne(aggregates: AggregateStore, run: string): Promise<FileCounts> {
  const states: ProcessingState[] = [];
  for await (const { state } of findObjects(aggregates, "run", run))
    if (state.status === "live") states.push(...state.files.map(fileState));
  return countsBy((wanted) => states.filter((state) => state === wanted).length);
}
