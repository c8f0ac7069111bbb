// Views that are newer than the log: a new name (a changed shape) begins empty, and is filled before it is read.
import { type AnyAggregate, parseStream } from "../commands/aggregate.ts";
import type { Stores } from "../ports/ports.ts";
import { repairCheckpoint, repairedByAnyVersion } from "./repair.ts";
import { replay } from "./replay.ts";

const PAGE = 2000;

/**
 * Fills each view that has no documents though the log, as far as it was repaired, has streams for it, and says from where
 * the repair of this set of views goes on: what is above is repaired with its claims, and what another version wrote
 * meanwhile is repaired here too. What broke off is begun again; one process at a time.
 * @param filling told before each view that is filled
 * @throws what the stores throw; a later start goes on
 */
export async function backfillViews(
  service: string,
  stores: Stores,
  aggregates: readonly AnyAggregate[],
  filling: (view: string) => void = () => {},
): Promise<void> {
  const { checkpoints } = stores;
  const place = repairCheckpoint(service, aggregates);
  const positionOf = async (name: string) => (await checkpoints.get(name))?.position;
  /** Up to here the view was whole when it was last looked at; now it may be further. */
  const markerOf = ({ view }: AnyAggregate) => `${service}/views/${view.name}`;
  const mark = (aggregate: AnyAggregate, position: number) =>
    checkpoints.set(markerOf(aggregate), { position, index: 0 });

  const known = await positionOf(place);
  if (known !== undefined) {
    for (const aggregate of aggregates) await mark(aggregate, known);
    return;
  }
  const done = new AbortController();
  let failed: { error: unknown } | undefined;
  await stores.lease.run(
    `${service}/views`,
    async () => {
      try {
        if ((await positionOf(place)) === undefined) await begin();
      } catch (error) {
        failed = { error };
      }
      done.abort();
    },
    done.signal,
  );
  if (failed) throw failed.error;

  async function begin(): Promise<void> {
    // versions before this one kept it as "repair", for whatever views they had
    const repaired = (await positionOf(repairedByAnyVersion(service))) ?? (await positionOf(`${service}/repair`)) ?? 0;
    let from = repaired;
    for (const aggregate of aggregates) {
      const marked = await positionOf(markerOf(aggregate));
      from = Math.min(from, marked ?? repaired);
      if (marked !== undefined) continue;
      if (repaired > 0 && (await isNew(stores, aggregate, repaired))) {
        filling(aggregate.view.name);
        await fill(stores, aggregate, repaired);
      }
      await mark(aggregate, repaired);
    }
    await checkpoints.set(place, { position: from, index: 0 });
  }
}

/** Whether the first streams of its kind have no documents. Deleted ones have some too. */
async function isNew(
  { eventLog, views }: Stores,
  { category, view }: AnyAggregate,
  repaired: number,
): Promise<boolean> {
  for (let after = 0; after < repaired; ) {
    const commits = await eventLog.readFrom(after, PAGE);
    const streams = commits.map(({ stream }) => parseStream(stream)).filter((one) => one.category === category);
    if (streams.length > 0) return (await views.get(view.name, [...new Set(streams.map(({ id }) => id))])).length === 0;
    after = commits.at(-1)?.position ?? repaired;
  }
  return false;
}

/** With what is repaired, and no more: a document says that all of its commit is done, the claims too. */
async function fill({ eventLog, views }: Stores, aggregate: AnyAggregate, repaired: number): Promise<void> {
  const readFrom: typeof eventLog.readFrom = async (after, limit) =>
    after >= repaired ? [] : (await eventLog.readFrom(after, limit)).filter(({ position }) => position <= repaired);
  const made = await views.rebuild(aggregate.view.name);
  try {
    await replay({ readFrom }, made.views, [aggregate]);
    await made.finish();
  } catch (error) {
    await made.discard();
    throw error;
  }
}
