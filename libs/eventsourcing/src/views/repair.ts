// Brings views and claims up to what the log says, after a crash or a failed write.
import { type AnyAggregate, type Foldable, parseStream } from "../commands/aggregate.ts";
import type { ClaimRules } from "../commands/claims.ts";
import { documentOf, type Loaded } from "../commands/fold.ts";
import type { KeyedMutex } from "../commands/keyed-mutex.ts";
import type { Commit, Document, Stores } from "../ports/ports.ts";

type Parts = {
  readonly claims: ClaimRules;
  readonly load: <State>(aggregate: Foldable<State>, id: string) => Promise<Loaded<State>>;
  readonly exclusively: KeyedMutex;
  readonly staleStreams: Set<string>;
  readonly log: { error(details: object, message: string): void };
};

/**
 * Where it is kept how far the log is repaired, and the lease of that: one for each set of views. While replicas are
 * changed for those of another version both run, and what one repairs is not in the views of the other; and whoever
 * goes back to a version goes on where that had come to.
 */
export const repairCheckpoint = (
  service: string,
  aggregates: readonly { readonly view: { readonly name: string } }[],
) =>
  `${service}/repair/${aggregates
    .map(({ view }) => view.name)
    .sort()
    .join("+")}`;

/** How far any version has repaired all: claims, and the views that it has. */
export const repairedByAnyVersion = (service: string) => `${service}/repaired`;

/** A command releases, then writes its view: a view of a commit's version means that all of the commit is done. */
export function repairer(
  stores: Stores,
  aggregates: readonly AnyAggregate[],
  { claims, load, exclusively, staleStreams, log }: Parts,
): (commits: readonly Pick<Commit, "stream" | "version">[]) => Promise<void> {
  async function repairStream(aggregate: AnyAggregate, stream: string, snapshot: Document | undefined): Promise<void> {
    const { id } = parseStream(stream);
    const now = await load(aggregate, id);
    if (now.state === aggregate.initial && !snapshot) return; // nothing but a lapsed claim
    const wanted: readonly string[] = aggregate.claims?.(now.state, id) ?? [];
    const held: readonly string[] = snapshot ? (aggregate.claims?.(snapshot.state, id) ?? []) : [];
    const dropped = held.filter((key) => !wanted.includes(key));
    const conflicts = await claims.confirm(wanted, { stream, version: now.version, at: stores.clock.now() });
    for (const { key, stream: holder } of conflicts)
      log.error({ key, stream, holder }, "two streams hold the same key; the claim stays with its holder");
    await claims.release(dropped, stream, now.version);
    await stores.views.putIfNewer(aggregate.view.name, [documentOf(aggregate, now)]);
  }

  return async (commits) => {
    const newest = new Map(commits.map(({ stream, version }) => [stream, version])); // the last of a stream wins
    for (const aggregate of aggregates) {
      const streams = [...newest.keys()].filter((stream) => parseStream(stream).category === aggregate.category);
      if (streams.length === 0) continue;
      const ids = streams.map((stream) => parseStream(stream).id);
      const documents = await stores.views.get(aggregate.view.name, ids);
      const snapshots = new Map(documents.map((document) => [document.id, document]));
      for (const stream of streams) {
        const snapshot = snapshots.get(parseStream(stream).id);
        if ((snapshot?.version ?? 0) < (newest.get(stream) ?? 0))
          await exclusively(stream, () => repairStream(aggregate, stream, snapshot));
        staleStreams.delete(stream);
      }
    }
  };
}
