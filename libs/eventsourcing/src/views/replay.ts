// Fills views from a log: every commit folded in order, a page at a time. Memory is bounded by the page.
import { type AnyAggregate, parseStream } from "../commands/aggregate.ts";
import { documentOf, fold, type Loaded } from "../commands/fold.ts";
import type { Commit, EventLog, Views } from "../ports/ports.ts";

const PAGE = 2000;

/** The position of the last commit that was replayed, and the numbers of events and of documents, deleted ones included. */
export type Replayed = { readonly position: number; readonly events: number; readonly documents: number };

/**
 * Replays the log into views that are empty, or were left by a replay that was interrupted.
 * @param upTo the last position that is replayed; the whole log without it
 * @param progress called after each page with its last position
 */
export async function replay(
  log: Pick<EventLog, "readFrom">,
  views: Pick<Views, "get" | "putIfNewer">,
  aggregates: readonly AnyAggregate[],
  {
    upTo = Number.POSITIVE_INFINITY,
    progress = () => {},
  }: { upTo?: number; progress?: (position: number) => void } = {},
): Promise<Replayed> {
  let [position, events, documents] = [0, 0, 0];
  while (position < upTo) {
    const page = await log.readFrom(position, PAGE);
    const commits = page.filter((commit) => commit.position <= upTo);
    const last = commits.at(-1);
    if (!last) break;
    for (const aggregate of aggregates) {
      const done = await replayPage(views, aggregate, commits);
      events += done.events;
      documents += done.documents;
    }
    position = last.position;
    progress(position);
  }
  return { position, events, documents };
}

async function replayPage(
  views: Pick<Views, "get" | "putIfNewer">,
  aggregate: AnyAggregate,
  commits: readonly Commit[],
): Promise<{ events: number; documents: number }> {
  const own = commits.filter(({ stream }) => stream.startsWith(`${aggregate.category}-`));
  if (own.length === 0) return { events: 0, documents: 0 };
  const ids = [...new Set(own.map(({ stream }) => parseStream(stream).id))];
  const before = await views.get(aggregate.view.name, ids);
  const known = new Set(before.map(({ id }) => id));
  const states = new Map<string, Loaded<unknown>>(before.map((document) => [document.id, document]));
  let events = 0;
  for (const commit of own) {
    const { id } = parseStream(commit.stream);
    const { version, state } = states.get(id) ?? { version: 0, state: aggregate.initial };
    if (version >= commit.version) continue; // this page was done before a replay was interrupted
    states.set(id, { id, version: commit.version, state: fold<unknown>(aggregate, id, state, [commit]) });
    events += commit.events.length;
  }
  const folded = [...states.values()].filter(({ state }) => state !== aggregate.initial);
  await views.putIfNewer(
    aggregate.view.name,
    folded.map((loaded) => documentOf(aggregate, loaded)),
  );
  return { events, documents: folded.filter(({ id }) => !known.has(id)).length };
}
