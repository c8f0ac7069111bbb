// Leases: one document each, changed only on condition of exactly what was read. Clocks of two machines are never compared:
// a contender takes over when the holder's counter has stood still for a time on the contender's own monotonic clock.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Lease } from "@isotrail/eventsourcing";
import type { Collection } from "mongodb";
import { asking, isDuplicate } from "../errors.ts";

export type LeaseDocument = {
  _id: string;
  /** Counts the holders. */
  epoch: number;
  /** Who holds it; empty when it was given back. */
  holder: string;
  /** Where the holder can be reached; empty when nobody is to reach it. */
  address: string;
  /** Each renewal adds one. */
  counter: number;
};

/** Milliseconds for which a counter must stand still before another takes over. */
export const TAKE_OVER = 3_000;
/** Milliseconds since the last renewal after which a holder no longer counts on its lease: well before others take over. */
const LOST = 2_000;
const RENEW = 500;
/** Milliseconds after which a renewal that is not answered is made again. */
const RENEWAL = 1_000;
/** Milliseconds for which it is remembered who holds a lease. */
const REMEMBERED = 1_000;

export type Leases = Lease & {
  /** True while this process holds the lease and can count on it. */
  holds(name: string): boolean;
  /** Where the holder can be reached, as read at most a second ago; undefined without one. */
  holderOf(name: string): Promise<string | undefined>;
  close(): void;
};

export function mongodbLease(leases: Collection<LeaseDocument>, address: string): Leases {
  const me = randomUUID();
  /** For each lease that is held: when its last renewal was sent, on the monotonic clock. */
  const renewed = new Map<string, number>();
  const seen = new Map<string, { address: string; readAt: number }>();
  let closed = false;

  const holds = (name: string) => performance.now() - (renewed.get(name) ?? Number.NEGATIVE_INFINITY) < LOST;

  async function read(name: string): Promise<LeaseDocument | undefined> {
    const found = (await asking(() => leases.findOne({ _id: name }), RENEWAL)) ?? undefined;
    seen.set(name, { address: found?.holder ? found.address : "", readAt: performance.now() });
    return found;
  }

  /** One try to take what was read, or to make it. @returns the epoch, when it is ours now */
  async function take(name: string, before: LeaseDocument | undefined): Promise<number | undefined> {
    const sent = performance.now();
    const epoch = (before?.epoch ?? 0) + 1;
    const mine = { epoch, holder: me, address, counter: (before?.counter ?? 0) + 1 };
    if (before) {
      const { _id, ...was } = before;
      const { matchedCount } = await asking(() => leases.updateOne({ _id, ...was }, { $set: mine }), RENEWAL);
      if (matchedCount !== 1) return undefined;
    } else {
      try {
        await asking(() => leases.insertOne({ _id: name, ...mine }), RENEWAL);
      } catch (error) {
        if (isDuplicate(error)) return undefined;
        throw error;
      }
    }
    renewed.set(name, sent);
    seen.set(name, { address, readAt: performance.now() });
    return epoch;
  }

  /** Resolves with the epoch when the lease is ours; undefined when the signal has aborted. */
  async function acquire(name: string, signal: AbortSignal): Promise<number | undefined> {
    let before: LeaseDocument | undefined;
    let still = performance.now();
    while (!signal.aborted && !closed) {
      try {
        const asked = performance.now();
        const now = await read(name);
        if (now?.counter !== before?.counter || now?.epoch !== before?.epoch || now?.holder !== before?.holder) {
          before = now;
          still = performance.now();
        }
        const free = !now || now.holder === "" || asked - still >= TAKE_OVER;
        const epoch = free && !signal.aborted ? await take(name, now) : undefined;
        if (epoch !== undefined) return epoch;
      } catch {
        still = performance.now(); // nobody could renew either
      }
      await pause(RENEW, signal);
    }
    return undefined;
  }

  /** Renews until `ended`, or until the lease can no longer be counted on. */
  async function keep(name: string, epoch: number, lost: AbortController, ended: AbortSignal): Promise<void> {
    const watch = setInterval(() => {
      if (!holds(name)) lost.abort();
    }, 100);
    try {
      while (!ended.aborted && !lost.signal.aborted) {
        await pause(RENEW, AbortSignal.any([ended, lost.signal]));
        if (ended.aborted || !holds(name)) continue;
        const sent = performance.now();
        try {
          const filter = { _id: name, epoch, holder: me };
          const { matchedCount } = await asking(() => leases.updateOne(filter, { $inc: { counter: 1 } }), RENEWAL);
          if (matchedCount === 0) lost.abort();
          else if (holds(name)) renewed.set(name, sent);
        } catch {
          // tried again, until the lease counts as lost
        }
      }
    } finally {
      clearInterval(watch);
      renewed.delete(name);
    }
  }

  /** So that another can take over at once. */
  async function release(name: string, epoch: number): Promise<void> {
    const free = { $set: { holder: "", address: "" }, $inc: { counter: 1 } };
    await asking(() => leases.updateOne({ _id: name, epoch, holder: me }, free), RENEWAL).catch(() => {});
    seen.delete(name);
  }

  /** Work under one epoch of the lease; work that ends by itself gets another turn. */
  async function term(name: string, epoch: number, work: (held: AbortSignal) => Promise<void>, signal: AbortSignal) {
    const lost = new AbortController();
    const ended = new AbortController();
    const keeping = keep(name, epoch, lost, ended.signal);
    const held = AbortSignal.any([signal, lost.signal]);
    for (let backoff = 50; !held.aborted; ) {
      const began = performance.now();
      try {
        await work(held);
      } catch {
        // whoever works reports its own errors; here it only gets another turn
      }
      backoff = performance.now() - began > 10_000 ? 50 : Math.min(backoff * 2, 10_000);
      await pause(backoff, held);
    }
    ended.abort(); // only now: the lease is ours until the work has ended
    await keeping;
    if (!lost.signal.aborted) await release(name, epoch);
  }

  return {
    holds,
    async holderOf(name) {
      const known = seen.get(name);
      const fresh = known && performance.now() - known.readAt < REMEMBERED;
      const holder = fresh ? known.address : (await read(name)) && seen.get(name)?.address;
      return holder || undefined;
    },
    async run(name, work, signal) {
      while (!signal.aborted && !closed) {
        const epoch = await acquire(name, signal);
        if (epoch !== undefined) await term(name, epoch, work, signal);
      }
    },
    close() {
      closed = true;
    },
  };
}

/** Waits, but not past the end. */
const pause = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal }).catch(() => {});
