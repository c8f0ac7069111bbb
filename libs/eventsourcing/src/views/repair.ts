// Brings views and claims up to date with the log, after a crash or a failed write.
import { type AnyAggregate, parseStream } from "../commands/aggregate.ts";
import { confirmClaims } from "../commands/claims/confirm.ts";
import { releaseClaims } from "../commands/claims/take.ts";
import type { Engine } from "../commands/engine.ts";
import { documentOf } from "../commands/fold.ts";
import { load } from "../commands/load.ts";
import type { Commit, Document } from "../ports/ports.ts";

/**
 * The checkpoint of the repair: one for each set of views. While replicas are replaced by those of another version both
 * run, and what one repairs is not in the views of the other; and after a return to a version its
 * repair continues where it stopped.
 */
export const repairCheckpoint = (
  service: string,
  aggregates: readonly { readonly view: { readonly name: string } }[],
) =>
  `${service}/repair/${aggregates
    .map(({ view }) => view.name)
    .sort()
    .join("+")}`;

/** How far any version has repaired everything: claims, and the views that it has. */
export const repairedByAnyVersion = (service: string) => `${service}/repaired`;

type StreamVersion = Pick<Commit, "stream" | "version">;

/** A command releases its claims, then writes its view: a view with a commit's version means that everything of that commit is done. */
export async function repair(engine: Engine, commits: readonly StreamVersion[]): Promise<void> {
  const newest = new Map(commits.map(({ stream, version }) => [stream, version])); // the last of a stream wins
  for (const aggregate of engine.declared) {
    const ofKind = [...newest].filter(([stream]) => parseStream(stream).category === aggregate.category);
    if (ofKind.length > 0) await repairKind(engine, aggregate, ofKind);
  }
}

async function repairKind(engine: Engine, aggregate: AnyAggregate, newest: readonly [string, number][]): Promise<void> {
  const ids = newest.map(([stream]) => parseStream(stream).id);
  const documents = await engine.stores.views.get(aggregate.view.name, ids);
  const byId = new Map(documents.map((document) => [document.id, document]));
  for (const [stream, version] of newest) {
    const document = byId.get(parseStream(stream).id);
    if ((document?.version ?? 0) < version)
      await engine.exclusively(stream, () => repairStream(engine, aggregate, stream, document));
    if ((engine.staleStreams.get(stream) ?? 0) <= version) engine.staleStreams.delete(stream);
  }
}

async function repairStream(
  engine: Engine,
  aggregate: AnyAggregate,
  stream: string,
  document: Document | undefined,
): Promise<void> {
  const { stores, log } = engine;
  const { id } = parseStream(stream);
  const now = await load(stores, aggregate, id);
  if (now.state === aggregate.initial && !document) return; // nothing but a lapsed claim
  const wanted: readonly string[] = aggregate.claims?.(now.state, id) ?? [];
  const shown: readonly string[] = document ? (aggregate.claims?.(document.state, id) ?? []) : [];
  const dropped = shown.filter((key) => !wanted.includes(key));
  const conflicts = await confirmClaims(engine, wanted, { stream, version: now.version, at: stores.clock.now() });
  for (const { key, stream: holder } of conflicts)
    log.error({ key, stream, holder }, "two streams hold the same key; the claim stays with its holder");
  await releaseClaims(stores, dropped, stream, now.version);
  await stores.views.putIfNewer(aggregate.view.name, [documentOf(aggregate, now)]);
}
