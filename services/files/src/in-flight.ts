// The blobs that uploads of this process are writing, and the sweep of those that no event names.
import type { Journal } from "@isotrail/eventsourcing";
import type { FileObject } from "./object.ts";
import { object } from "./object.ts";

/** A blob of another process, or of an append whose answer was lost, is left alone for an hour. */
const PATIENCE = 3_600_000;

export type InFlight = Set<string>;

/**
 * Removes what interrupted uploads left. Only when views tell the log's truth: a blob that an event names is in them.
 * @param since start of this process; older blobs are not being written by it
 */
export async function sweepBlobs(
  journal: Journal,
  service: string,
  inFlight: InFlight,
  since: number,
): Promise<number> {
  const { blobs, clock, log, positions, views } = journal.stores;
  const candidates: string[] = [];
  for await (const { key, at } of blobs.list())
    if (!inFlight.has(key) && (at < since || at < clock.now() - PATIENCE)) candidates.push(key);
  if (candidates.length === 0) return 0;
  const head = await log.head();
  const repaired = (await positions.get(`${service}/repair`))?.position ?? 0;
  if (repaired < head || journal.behind.size > 0) return 0; // the next sweep sees it
  let removed = 0;
  for (const key of candidates) {
    const where = { index: "blob", value: key, limit: 1 };
    if ((await views.find<FileObject>(object.view.name, where)).length > 0) continue;
    await blobs.remove(key);
    removed++;
  }
  return removed;
}
