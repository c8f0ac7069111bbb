// The sweep: removes the blobs that no event names, which interrupted uploads left.
import { type AggregateStore, type Blobs, type Commit, type EventLog, repairCheckpoint } from "@isotrail/eventsourcing";
import { resumableUpload } from "../resumable-upload/resumable-upload.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import { type InFlight, keyPrefixOf } from "./blobs.ts";

/** Milliseconds: an append whose answer was lost is settled by then. */
const MIN_AGE = 3_600_000;
/** Where other processes upload too, nobody knows which blobs are theirs: longer than any upload, 20 GiB at 0.3 Mbit/s. */
const MIN_AGE_WITH_REPLICAS = 7 * 86_400_000;

/** Key of an empty blob that says, outside the log, that the log has had this commit. */
const headPrefixOf = (logId: string) => `${logId}-head-`;
const headKeyOf = (logId: string, { position, commitId }: Commit) =>
  `${headPrefixOf(logId)}${position}-${commitId.slice(0, 8)}`;

/**
 * Removes what interrupted uploads left: blobs of this log that no event names, once the log has gone on without
 * them. Only when views tell the log's truth: a blob that an event names is in them.
 * @param since start of this process; older blobs are not being written by it
 * @returns how many were removed
 * @throws Error when the log is an older copy of the one that wrote the blobs: nothing is removed
 */
export async function sweepBlobs(
  aggregates: AggregateStore,
  service: string,
  inFlight: InFlight,
  since: number,
): Promise<number> {
  const { blobs, clock, eventLog: log, exclusive } = aggregates.stores;
  const { written, heads } = await listBlobs(blobs, log.id);
  await checkHeads(log, heads);
  const last = await lastCommit(log);
  if (!last) return 0;
  const now = Math.min(clock.now(), last.at); // what is younger than the log may have been written by a longer one
  const isLeft = (at: number) =>
    exclusive ? at < Math.min(since, now) || at < now - MIN_AGE : at < now - MIN_AGE_WITH_REPLICAS;
  const candidates = written.filter(({ key, at }) => !inFlight.has(key) && isLeft(at)).map(({ key }) => key);
  const removed = await removeUnnamed(aggregates, service, candidates);
  await keepHead(blobs, heads, headKeyOf(log.id, last)); // at the end: a full disk has no room for it before
  return removed;
}

async function removeUnnamed(
  aggregates: AggregateStore,
  service: string,
  candidates: readonly string[],
): Promise<number> {
  if (candidates.length === 0) return 0;
  const { blobs, checkpoints, eventLog } = aggregates.stores;
  const head = await eventLog.head();
  const repaired = (await checkpoints.get(repairCheckpoint(service, aggregates.declared)))?.position ?? 0;
  if (repaired < head || aggregates.staleStreams.size > 0) return 0; // the next sweep sees it
  let removed = 0;
  for (const key of candidates) {
    const where = { index: "blob", value: key, limit: 1 };
    if ((await aggregates.findByIndex(sequencingObject, where)).length > 0) continue;
    if ((await aggregates.findByIndex(resumableUpload, where)).length > 0) continue;
    await blobs.remove(key);
    removed++;
  }
  return removed;
}

async function listBlobs(blobs: Blobs, logId: string) {
  const written: { key: string; at: number }[] = [];
  const heads: string[] = [];
  for await (const blob of blobs.list()) {
    if (blob.key.startsWith(keyPrefixOf(logId))) written.push(blob);
    else if (blob.key.startsWith(headPrefixOf(logId))) heads.push(blob.key);
  }
  return { written, heads };
}

async function lastCommit(log: EventLog): Promise<Commit | undefined> {
  const head = await log.head();
  return head === 0 ? undefined : (await log.readFrom(head - 1, 1))[0];
}

/** A log that was put back to an earlier state does not have the commit, or another one at its position. */
async function checkHeads(log: EventLog, heads: readonly string[]): Promise<void> {
  for (const key of heads) {
    const position = Number(key.slice(headPrefixOf(log.id).length).split("-")[0]);
    const [commit] = await log.readFrom(position - 1, 1);
    if (!commit || headKeyOf(log.id, commit) !== key)
      throw new Error(`the log is an older copy of the one that wrote the blobs: it does not have commit ${position}`);
  }
}

async function keepHead(blobs: Blobs, earlier: readonly string[], head: string): Promise<void> {
  if (!earlier.includes(head)) await blobs.write(head, nothing());
  for (const key of earlier) if (key !== head) await blobs.remove(key);
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
