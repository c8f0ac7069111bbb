// Leases: acquired, renewed while the work goes on, and released at its end.
import { randomUUID } from "node:crypto";
import { pause, retry } from "@isotrail/eventsourcing";
import {
  type LeaseCollection,
  type LeaseDocument,
  readLease,
  releaseLease,
  renewLease,
  takeLease,
} from "./lease-document.ts";
import { LeaseObservation } from "./lease-observation.ts";

/** Milliseconds since its last renewal after which a holder no longer counts on its lease: well before TAKE_OVER. */
const LOST = 2_000;
/** Milliseconds between two renewals, and between two looks of a contender. */
const INTERVAL = 500;
/** Milliseconds for which it is remembered who holds a lease. */
const CACHE_TIME = 1_000;
/** Milliseconds between two turns of work that ends before its lease: at first, and at most. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;

type Work = (held: AbortSignal) => Promise<void>;

export class Leases {
  readonly #leases: LeaseCollection;
  readonly #holder = randomUUID();
  readonly #address: string;
  /** For each lease that is held: when its last renewal was sent, on the monotonic clock. */
  readonly #renewedAt = new Map<string, number>();
  /** Where the holder of a lease can be reached, empty without one, and when that was read. */
  readonly #addresses = new Map<string, { address: string; readAt: number }>();
  #closed = false;

  /** @param address where other processes reach this one; empty when they need not */
  constructor(leases: LeaseCollection, address: string) {
    this.#leases = leases;
    this.#address = address;
  }

  /** True while this process holds the lease and can count on it. */
  holds(name: string): boolean {
    return performance.now() - (this.#renewedAt.get(name) ?? Number.NEGATIVE_INFINITY) < LOST;
  }

  /** Where the holder can be reached, as read at most a second ago; undefined without one. */
  async holderOf(name: string): Promise<string | undefined> {
    const known = this.#addresses.get(name);
    if (!known || performance.now() - known.readAt >= CACHE_TIME) await this.#read(name);
    return this.#addresses.get(name)?.address || undefined;
  }

  /** As Lease.run. */
  async run(name: string, work: Work, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !this.#closed) {
      const epoch = await this.#acquire(name, signal);
      if (epoch !== undefined) await this.#hold(name, epoch, work, signal);
    }
  }

  close(): void {
    this.#closed = true;
  }

  /** Resolves with the epoch when the lease is ours; undefined when the signal has aborted. */
  async #acquire(name: string, signal: AbortSignal): Promise<number | undefined> {
    const observed = new LeaseObservation();
    while (!signal.aborted && !this.#closed) {
      try {
        const asked = performance.now();
        const lease = await this.#read(name);
        const free = observed.isFree(lease, asked);
        const epoch = free && !signal.aborted ? await this.#take(name, lease) : undefined;
        if (epoch !== undefined) return epoch;
      } catch {
        observed.restart(); // the holder could not renew it either
      }
      await pause(INTERVAL, signal);
    }
    return undefined;
  }

  /** Works under one epoch of the lease. It stays ours until the work has ended. */
  async #hold(name: string, epoch: number, work: Work, signal: AbortSignal): Promise<void> {
    const lost = new AbortController();
    const ended = new AbortController();
    const renewing = this.#keepRenewing(name, epoch, lost, ended.signal);
    await workUntil(AbortSignal.any([signal, lost.signal]), work);
    ended.abort();
    await renewing;
    if (!lost.signal.aborted) await this.#release(name, epoch);
  }

  /** Renews until `ended`, or until the lease can no longer be counted on. */
  async #keepRenewing(name: string, epoch: number, lost: AbortController, ended: AbortSignal): Promise<void> {
    const check = setInterval(() => {
      if (!this.holds(name)) lost.abort();
    }, 100);
    const over = AbortSignal.any([ended, lost.signal]);
    while (!over.aborted) {
      await pause(INTERVAL, over);
      if (ended.aborted || !this.holds(name)) continue;
      const sent = performance.now();
      const renewed = await renewLease(this.#leases, { name, holder: this.#holder, epoch }).catch(() => undefined);
      if (renewed === false) lost.abort();
      if (renewed && this.holds(name)) this.#renewedAt.set(name, sent);
    }
    clearInterval(check);
    this.#renewedAt.delete(name);
  }

  async #read(name: string): Promise<LeaseDocument | undefined> {
    const lease = await readLease(this.#leases, name);
    this.#addresses.set(name, { address: lease?.holder ? lease.address : "", readAt: performance.now() });
    return lease;
  }

  async #take(name: string, read: LeaseDocument | undefined): Promise<number | undefined> {
    const sent = performance.now();
    const epoch = await takeLease(this.#leases, name, read, { holder: this.#holder, address: this.#address });
    if (epoch === undefined) return undefined;
    this.#renewedAt.set(name, sent);
    this.#addresses.set(name, { address: this.#address, readAt: performance.now() });
    return epoch;
  }

  async #release(name: string, epoch: number): Promise<void> {
    await releaseLease(this.#leases, { name, holder: this.#holder, epoch }).catch(() => {});
    this.#addresses.delete(name);
  }
}

/** Work that fails, or ends before the lease does, gets another turn. It reports its own errors. */
async function workUntil(over: AbortSignal, work: Work): Promise<void> {
  const turn = async () => {
    await work(over);
    throw new Error("the work ended before the lease");
  };
  const pauses = { firstPause: FIRST_PAUSE, longestPause: LONGEST_PAUSE };
  await retry(turn, { ...pauses, signal: over }).catch(() => {}); // ends only with the signal
}
