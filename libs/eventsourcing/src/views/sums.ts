// Sums over many streams, kept as commits come and never computed over what they are of: what each state adds to which sum.
import { type AnyAggregate, parseStream } from "../commands/aggregate.ts";
import { fold } from "../commands/fold.ts";
import type { Commit, Stores, ViewEntry, Views } from "../ports/ports.ts";

export type Sums = {
  /** The view that holds them. Another way to add needs a new name: "project-content-1". */
  readonly view: string;
  /** What a state adds: a whole number from 0, below `SUM_MODULUS`, by the id of the sum, which is digits. Pure. */
  parts(category: string, state: unknown, id: string): Readonly<Record<string, number>>;
};

/** Two numbers below this add up exactly. */
export const SUM_MODULUS = 2 ** 52;

export type Sum = { readonly sum: number };
type Change = { readonly position: number; readonly sum: string; readonly by: number };

/** The last states of streams, so that a long one is not read from its beginning at every commit. */
export type RecentStates = Map<string, { readonly version: number; readonly state: unknown }>;
/** A state may have some hundred KiB. */
const MOST_RECENT = 200;

/**
 * Adds one page of the log. A sum's version is the position of the last commit that is in it: what was added before an
 * interruption, or by another process, is not added again.
 */
export async function addToSums(
  { eventLog, views }: { readonly eventLog: Stores["eventLog"]; readonly views: Pick<Views, "get" | "putIfNewer"> },
  aggregates: readonly AnyAggregate[],
  sums: Sums,
  commits: readonly Commit[],
  recent: RecentStates = new Map(),
): Promise<void> {
  const changes = await changesOf(eventLog, aggregates, sums, commits, recent);
  const ids = [...new Set(changes.map(({ sum }) => sum))];
  const before = new Map((await views.get<Sum>(sums.view, ids)).map((document) => [document.id, document]));
  const documents = ids.flatMap((id): ViewEntry[] => {
    const { version, state } = before.get(id) ?? { version: 0, state: { sum: 0 } };
    const due = changes.filter(({ sum, position }) => sum === id && position > version);
    const last = due.at(-1);
    if (!last) return [];
    const sum = due.reduce((total, { by }) => (total + by) % SUM_MODULUS, state.sum);
    return [{ id, order: Number(id), version: last.position, state: { sum }, keys: {} }];
  });
  await views.putIfNewer(sums.view, documents);
}

async function changesOf(
  eventLog: Stores["eventLog"],
  aggregates: readonly AnyAggregate[],
  sums: Sums,
  commits: readonly Commit[],
  recent: RecentStates,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const commit of commits) {
    const { category, id } = parseStream(commit.stream);
    const aggregate = aggregates.find((one) => one.category === category);
    if (!aggregate) continue;
    const known = recent.get(commit.stream);
    const before =
      known?.version === commit.version - 1 ? known.state : await stateBefore(eventLog, aggregate, id, commit);
    const after = fold<unknown>(aggregate, id, before, [commit]);
    remember(recent, commit, after);
    changes.push(...differences(sums.parts(category, before, id), sums.parts(category, after, id), commit.position));
  }
  return changes;
}

function remember(recent: RecentStates, { stream, version }: Commit, state: unknown): void {
  recent.delete(stream);
  recent.set(stream, { version, state });
  const [oldest] = recent.keys();
  if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
}

async function stateBefore(
  eventLog: Stores["eventLog"],
  aggregate: AnyAggregate,
  id: string,
  { stream, version }: Commit,
): Promise<unknown> {
  if (version === 1) return aggregate.initial;
  const commits = await eventLog.readStream(stream, 0);
  const earlier = commits.filter((one) => one.version < version);
  return fold<unknown>(aggregate, id, aggregate.initial, earlier);
}

function differences(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  position: number,
): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((sum) => {
    const by = ((after[sum] ?? 0) - (before[sum] ?? 0) + SUM_MODULUS) % SUM_MODULUS;
    return by === 0 ? [] : [{ position, sum, by }];
  });
}

const PAGE = 2000;

/** Makes the sums anew from the log, beside those that are read, then puts them in their place. */
export async function rebuildSums(
  { eventLog, views }: Pick<Stores, "eventLog" | "views">,
  aggregates: readonly AnyAggregate[],
  sums: Sums,
  progress: (position: number) => void = () => {},
): Promise<{ readonly position: number }> {
  const copy = await views.rebuild(sums.view);
  try {
    let position = 0;
    const recent: RecentStates = new Map();
    for (;;) {
      const commits = await eventLog.readFrom(position, PAGE);
      if (commits.length === 0) break;
      await addToSums({ eventLog, views: copy.views }, aggregates, sums, commits, recent);
      position = commits.at(-1)?.position ?? position;
      progress(position);
    }
    await copy.finish();
    return { position };
  } catch (error) {
    await copy.discard();
    throw error;
  }
}
