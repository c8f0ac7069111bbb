// Views that are newer than the log: a new name (a changed shape) begins empty, and is filled before it is read.
import { type AnyAggregate, parseStream } from "./aggregate.ts";
import type { Stores } from "./ports.ts";
import { replay } from "./replay.ts";

const PAGE = 2000;

/**
 * Fills each view that has no documents though the log, as far as it was repaired, has streams for it. What broke off is
 * begun again; one process at a time. A view that was found filled once is not looked at again.
 * @param filling told before each view that is filled
 * @throws what the stores throw; a later start goes on
 */
export async function fillNewViews(
  service: string,
  stores: Stores,
  aggregates: readonly AnyAggregate[],
  filling: (view: string) => void = () => {},
): Promise<void> {
  const { positions } = stores;
  const markerOf = ({ view }: AnyAggregate) => `${service}/views/${view.name}`;
  const isMarked = async (aggregate: AnyAggregate) => (await positions.get(markerOf(aggregate))) !== undefined;
  if ((await Promise.all(aggregates.map(isMarked))).every(Boolean)) return;
  const done = new AbortController();
  let failed: { error: unknown } | undefined;
  await stores.lease.run(
    `${service}/views`,
    async () => {
      try {
        const repaired = (await positions.get(`${service}/repair`))?.position ?? 0;
        for (const aggregate of aggregates) {
          if (await isMarked(aggregate)) continue;
          if (repaired > 0 && (await isNew(stores, aggregate, repaired))) {
            filling(aggregate.view.name);
            await fill(stores, aggregate);
          }
          await positions.set(markerOf(aggregate), { position: repaired, index: 0 });
        }
      } catch (error) {
        failed = { error };
      }
      done.abort();
    },
    done.signal,
  );
  if (failed) throw failed.error;
}

/** Whether the first streams of its kind have no documents. Deleted ones have some too. */
async function isNew({ log, views }: Stores, { category, view }: AnyAggregate, repaired: number): Promise<boolean> {
  for (let after = 0; after < repaired; ) {
    const commits = await log.readFrom(after, PAGE);
    const streams = commits.map(({ stream }) => parseStream(stream)).filter((one) => one.category === category);
    if (streams.length > 0) return (await views.get(view.name, [...new Set(streams.map(({ id }) => id))])).length === 0;
    after = commits.at(-1)?.position ?? repaired;
  }
  return false;
}

async function fill({ log, views }: Stores, aggregate: AnyAggregate): Promise<void> {
  const made = await views.rebuild(aggregate.view.name);
  try {
    await replay(log, made.views, [aggregate]);
    await made.finish();
  } catch (error) {
    await made.discard();
    throw error;
  }
}
