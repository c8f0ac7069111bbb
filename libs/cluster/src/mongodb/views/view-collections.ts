// Which collection a view is read from, and which one its writes go into as well: while it is rebuilt, in every process.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "@isotrail/eventsourcing";
import type { Collection, Db } from "mongodb";
import { asking, CALL_TIMEOUT, isDuplicate } from "../errors.ts";

const VIEW_INDEXES = [{ key: { keys: 1, order: 1 } }] as const;

/** One for each view; `stamp` is new with each change. */
export type PlaceDocument = {
  _id: string;
  indexes: string[];
  stored: string;
  /** While it is rebuilt the new collection; for a moment after that the old one, until all have noticed. */
  beside: string | null;
  stamp: string;
};
/** One for each process that has these views open: the stamps by which it reads and writes. */
export type ProcessDocument = { _id: string; stamps: string[] };

/** Milliseconds between two looks at the places, and after which a copy is read again before it is used. */
const REFRESH = 1_000;
const STALE = 5_000;
/** Milliseconds after which a process that says nothing is gone, or will read the places anew before it does anything. */
const GONE = STALE + 2 * CALL_TIMEOUT;

export function openPlaces(db: Db, places: Collection<PlaceDocument>, processes: Collection<ProcessDocument>) {
  const me = randomUUID();
  const copies = new Map<string, PlaceDocument>();
  const underWay = new Set<Promise<unknown>>();
  let readAt = Number.NEGATIVE_INFINITY;
  let told = "";
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function read(): Promise<void> {
    const asked = performance.now();
    const before = [...underWay]; // these may still go by what was there before
    for (const place of await asking(() => places.find({}).toArray())) copies.set(place._id, place);
    readAt = asked;
    const stamps = [...copies.values()].map(({ stamp }) => stamp).sort();
    if (told === stamps.join()) return;
    await Promise.allSettled(before);
    await asking(() => processes.updateOne({ _id: me }, { $set: { stamps } }, { upsert: true }));
    told = stamps.join();
  }

  const refresh = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  function schedule() {
    if (closed) return;
    timer = setTimeout(
      () =>
        refresh()
          .catch(() => {})
          .finally(schedule),
      REFRESH,
    );
    timer.unref();
  }
  schedule();

  /** Where the view is, as it was at most five seconds ago. */
  async function place(view: string): Promise<PlaceDocument> {
    if (performance.now() - readAt > STALE) await refresh();
    const found = copies.get(view);
    if (!found) throw new Error(`view ${view} is not declared`);
    return found;
  }

  /** Changes the place if it is still what was read. @throws Error when another process changes it too */
  async function change(before: PlaceDocument, to: Pick<PlaceDocument, "stored" | "beside">): Promise<PlaceDocument> {
    const after = { ...before, ...to, stamp: randomUUID() };
    const filter = { _id: before._id, stamp: before.stamp };
    const { matchedCount } = await asking(() => places.replaceOne(filter, after));
    if (matchedCount === 0) throw new Error(`view ${before._id} is being rebuilt by another process`);
    await noticed(after.stamp);
    return after;
  }

  /** Resolves when every process goes by this stamp. */
  async function noticed(stamp: string): Promise<void> {
    for (const end = performance.now() + GONE; ; await sleep(100)) {
      await refresh();
      const others = await asking(() => processes.find({}).toArray());
      const behind = others.filter(({ stamps }) => !stamps.includes(stamp));
      if (behind.length === 0) return;
      if (performance.now() < end) continue;
      await asking(() => processes.deleteMany({ _id: { $in: behind.map(({ _id }) => _id) } }));
      return;
    }
  }

  async function make(name: string): Promise<void> {
    for (const { key } of VIEW_INDEXES) await asking(() => db.collection(name).createIndex(key));
  }
  const drop = (name: string) => asking(() => db.collection(name).drop());

  return {
    place,
    /** A write that goes by the place of the view. */
    async writing(view: string, write: (place: PlaceDocument) => Promise<void>): Promise<void> {
      const by = await place(view);
      const done = write(by);
      underWay.add(done);
      try {
        await done;
      } finally {
        underWay.delete(done);
      }
    },
    async declare(view: string, indexes: readonly string[]): Promise<void> {
      const first = `view-${view}`;
      const wanted = { _id: view, indexes: [...indexes], stored: first, beside: null, stamp: randomUUID() };
      const known = await asking(() => places.findOne({ _id: view }));
      if (!known) {
        await make(first);
        try {
          await asking(() => places.insertOne(wanted));
        } catch (error) {
          if (!isDuplicate(error)) throw error;
        }
      }
      told = ""; // it is registered, then reads: so no change between the two is missed
      await asking(() => processes.updateOne({ _id: me }, { $set: { stamps: [] } }, { upsert: true }));
      await reading?.catch(() => {});
      await refresh();
      const there = copies.get(view);
      if (!there) throw new StoreUnavailable(`view ${view} is not there yet`);
      if (JSON.stringify(there.indexes) !== JSON.stringify(indexes)) {
        const before = JSON.stringify(there.indexes);
        throw new Error(`view ${view} was stored with the indexes ${before}; give it a new name with its new shape`);
      }
    },
    async rebuild(view: string) {
      await refresh();
      const before = await place(view);
      const name = `view-${view}-${randomUUID().slice(0, 8)}`;
      await make(name);
      const building = await change(before, { stored: before.stored, beside: name });
      if (before.beside) await drop(before.beside); // what a rebuild left that broke off
      const end = async (to: Pick<PlaceDocument, "stored" | "beside">, gone: string) => {
        const last = to.beside
          ? await change(await change(building, to), { ...to, beside: null })
          : await change(building, to);
        await drop(gone);
        return last;
      };
      return {
        name,
        /** The old collection is written to as well until no process reads it any more. */
        finish: async () => void (await end({ stored: name, beside: building.stored }, building.stored)),
        discard: async () => void (await end({ stored: building.stored, beside: null }, name)),
      };
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await reading?.catch(() => {});
      await asking(() => processes.deleteOne({ _id: me }), 1_000).catch(() => {});
    },
  };
}
