// Streams whose view write failed: until their view has caught up, reads of them go to the log.
import { type AnyAggregate, parseStream, streamOf } from "../commands/aggregate.ts";
import type { Engine } from "../commands/engine.ts";

const PAGE = 500;

/** The ids of the stale streams of one kind. */
export const staleIds = (
  { staleStreams }: Pick<Engine, "staleStreams">,
  { category }: Pick<AnyAggregate, "category">,
) => [...staleStreams.keys()].map(parseStream).flatMap((stream) => (stream.category === category ? [stream.id] : []));

/** Forgets the streams whose view has caught up: another replica may have repaired them, or a later command. */
export async function dropCaughtUp(engine: Pick<Engine, "stores" | "declared" | "staleStreams">): Promise<void> {
  const { stores, declared, staleStreams } = engine;
  for (const aggregate of declared) {
    const ids = staleIds(engine, aggregate);
    for (let from = 0; from < ids.length; from += PAGE) {
      for (const { id, version } of await stores.views.get(aggregate.view.name, ids.slice(from, from + PAGE))) {
        const stream = streamOf(aggregate, id);
        if (version >= (staleStreams.get(stream) ?? Number.POSITIVE_INFINITY)) staleStreams.delete(stream);
      }
    }
  }
}
