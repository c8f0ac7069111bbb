// The blobs that uploads of this process are writing, and the sweep of those that no event names.
import { type AggregateStore, repairCheckpoint } from "@isotrail/eventsourcing";
import type { FileObject } from "./object.ts";
import { object } from "./object.ts";

/** An append whose answer was lost is settled by then. */
const PATIENCE = 3_600_000;
/** Where other processes upload too, nobody knows which blobs those are: longer than any upload, 20 GiB at 0.3 Mbit/s. */
const PATIENCE_WITH_OTHERS = 7 * 86_400_000;

export type InFlight = Set<string>;

/**
 * Removes what interrupted uploads left. Only when views tell the log's truth: a blob that an event names is in them.
 * @param since start of this process; older blobs are not being written by it
 */
export async function sweepBlobs(
  aggregates: AggregateStore,
  service: string,
  inFlight: InFlight,
  since: number,
): Promise<number> {
  const { blobs, clock, eventLog, checkpoints, views, exclusive } = aggregates.stores;
  const now = clock.now();
  const isLeft = (at: number) => (exclusive ? at < since || at < now - PATIENCE : at < now - PATIENCE_WITH_OTHERS);
  const candidates: string[] = [];
  for await (const { key, at } of blobs.list()) if (!inFlight.has(key) && isLeft(at)) candidates.push(key);
  if (candidates.length === 0) return 0;
  const head = await eventLog.head();
  const repaired = (await checkpoints.get(repairCheckpoint(service, aggregates.declared)))?.position ?? 0;
  if (repaired < head || aggregates.staleStreams.size > 0) return 0; // the next sweep sees it
  let removed = 0;
  for (const key of candidates) {
    const where = { index: "blob", value: key, limit: 1 };
    if ((await views.find<FileObject>(object.view.name, where)).length > 0) continue;
    await blobs.remove(key);
    removed++;
  }
  return removed;
}
