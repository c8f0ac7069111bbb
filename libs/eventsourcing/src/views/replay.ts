// Makes views anew from a log: every commit folded in order, a page at a time. Memory is bounded by the page.
import { type AnyAggregate, parseStream } from "../commands/aggregate.ts";
import { documentOf, fold, type Loaded } from "../commands/fold.ts";
import type { EventLog, Views } from "../ports/ports.ts";

const PAGE = 2000;

/**
 * Replays the log into views that are empty, or were left by a replay that broke off.
 * @param progress called after each page with the position that is done
 * @returns the position of the last commit that was read, and the number of events and of documents (tombstones included)
 */
export async function replay(
  log: Pick<EventLog, "readFrom">,
  views: Pick<Views, "get" | "putIfNewer">,
  aggregates: readonly AnyAggregate[],
  progress: (position: number) => void = () => {},
): Promise<{ position: number; events: number; documents: number }> {
  const byCategory = new Map(aggregates.map((aggregate) => [aggregate.category, aggregate]));
  let position = 0;
  let events = 0;
  let made = 0;
  for (;;) {
    const commits = await log.readFrom(position, PAGE);
    if (commits.length === 0) return { position, events, documents: made };
    for (const [category, aggregate] of byCategory) {
      const own = commits.filter(({ stream }) => stream.startsWith(`${category}-`));
      if (own.length === 0) continue;
      const ids = [...new Set(own.map(({ stream }) => parseStream(stream).id))];
      const there = new Map<string, Loaded<unknown>>(
        (await views.get(aggregate.view.name, ids)).map((document) => [document.id, document]),
      );
      const documents = new Map(there);
      for (const commit of own) {
        const { id } = parseStream(commit.stream);
        const before = documents.get(id);
        if (before && before.version >= commit.version) continue; // this page was done before a replay broke off
        const state = fold<unknown>(aggregate, id, before?.state ?? aggregate.initial, [commit]);
        events += commit.events.length;
        documents.set(id, { id, version: commit.version, state });
      }
      const folded = [...documents.values()].filter(({ state }) => state !== aggregate.initial);
      made += folded.filter(({ id }) => !there.has(id)).length;
      await views.putIfNewer(
        aggregate.view.name,
        folded.map((document) => documentOf(aggregate, document)),
      );
    }
    position = commits.at(-1)?.position ?? position;
    progress(position);
  }
}
