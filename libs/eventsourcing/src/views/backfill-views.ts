// A view with a new name (its shape has changed) is empty at first, and is filled from the log before it is read.
import { type AnyAggregate, parseStream } from "../commands/aggregate.ts";
import type { Stores } from "../ports/ports.ts";
import { rebuildView } from "./rebuild.ts";
import { repairCheckpoint, repairedByAnyVersion } from "./repair.ts";

const PAGE = 2000;

type Backfill = {
  readonly service: string;
  readonly stores: Stores;
  readonly aggregates: readonly AnyAggregate[];
  /** Called before each view that is filled. */
  readonly onFill: (view: string) => void;
};

/**
 * Fills each view that has no documents though the log, as far as it was repaired, has streams for it, and stores the
 * checkpoint from which the repair of this set of views continues: what is above is repaired with its claims, and what
 * another version wrote meanwhile is repaired here too. What was interrupted starts over; one process at a time does this.
 * @throws what the stores throw; a later start continues
 */
export async function backfillViews(
  service: string,
  stores: Stores,
  aggregates: readonly AnyAggregate[],
  onFill: (view: string) => void = () => {},
): Promise<void> {
  const backfill = { service, stores, aggregates, onFill };
  const known = await positionOf(stores, repairCheckpoint(service, aggregates));
  if (known !== undefined) {
    for (const aggregate of aggregates) await mark(backfill, aggregate, known);
    return;
  }
  const done = new AbortController();
  let failed: { error: unknown } | undefined;
  const work = () =>
    fillNewViews(backfill)
      .catch((error: unknown) => {
        failed = { error };
      })
      .finally(() => done.abort());
  await stores.lease.run(`${service}/views`, work, done.signal);
  if (failed) throw failed.error;
}

const positionOf = async ({ checkpoints }: Stores, name: string) => (await checkpoints.get(name))?.position;

/** Up to the position of this checkpoint the view was whole when it was last looked at; now it may be further. */
const markerOf = (service: string, { view }: AnyAggregate) => `${service}/views/${view.name}`;

const mark = ({ service, stores }: Backfill, aggregate: AnyAggregate, position: number) =>
  stores.checkpoints.set(markerOf(service, aggregate), { position, index: 0 });

async function fillNewViews(backfill: Backfill): Promise<void> {
  const { service, stores, aggregates, onFill } = backfill;
  const checkpoint = repairCheckpoint(service, aggregates);
  if ((await positionOf(stores, checkpoint)) !== undefined) return; // another process has done it
  const repaired = (await positionOf(stores, repairedByAnyVersion(service))) ?? 0;
  let from = repaired;
  for (const aggregate of aggregates) {
    const marked = await positionOf(stores, markerOf(service, aggregate));
    from = Math.min(from, marked ?? repaired);
    if (marked !== undefined) continue;
    if (repaired > 0 && (await isNew(stores, aggregate, repaired))) {
      onFill(aggregate.view.name);
      // only as far as the log is repaired: a document means that everything of its commit is done, claims included
      await rebuildView(stores, aggregate, { upTo: repaired });
    }
    await mark(backfill, aggregate, repaired);
  }
  await stores.checkpoints.set(checkpoint, { position: from, index: 0 });
}

/** Whether the first streams of its kind have no documents. Deleted resources have documents, too. */
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
