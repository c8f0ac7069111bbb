// The relay: publishes a service's own log to where others read it, from a stored position (design 2.7).
import { setTimeout as sleep } from "node:timers/promises";
import type { Commit, Outlet, PublicEvent, Stores } from "./ports.ts";
import { publicEvents } from "./public-events.ts";
import type { ServiceEngine } from "./service.ts";

type Log = { warn(details: object, message: string): void };

export type Relay = {
  /** Commits that are not yet published, and for how long the oldest of them has waited, in milliseconds. */
  lag(): Promise<{ commits: number; waited: number }>;
  stop(): Promise<void>;
};

/** Commits that are published at once. */
const PAGE = 500;
const LONGEST_PAUSE = 5_000;

/** The lease under which one replica of a service relays, and sequences the appends of all (design 2.9). */
export const relayLease = (service: string) => `${service}/relay`;

/**
 * At least once, in order for each subject: a batch goes out only when the one before is durable, so that even a relay
 * that lost its lease without noticing repeats what is there already and never leaves a hole.
 */
export function startRelay(engine: ServiceEngine, stores: Stores, outlet: Outlet, log: Log): Relay {
  const stop = new AbortController();
  const consumer = relayLease(engine.name);
  const done = async () => (await stores.positions.get(consumer))?.position ?? 0;

  const eventsOf = (commits: readonly Commit[]): PublicEvent[] =>
    commits.flatMap((commit) => publicEvents(engine.name, stores.log.id, engine, commit));

  async function relay(held: AbortSignal): Promise<void> {
    let position = await done();
    let next = stores.log.readFrom(position, PAGE);
    while (!held.aborted) {
      const commits = await next;
      if (held.aborted) return;
      const newest = commits.at(-1)?.position;
      if (newest === undefined) {
        await stores.log.changed(position, held);
        next = stores.log.readFrom(position, PAGE);
        continue;
      }
      next = stores.log.readFrom(newest, PAGE); // the next page is read while this one is published
      next.catch(() => {}); // awaited in the next round
      const events = eventsOf(commits);
      if (events.length > 0) await outlet.publish(events);
      await stores.positions.set(consumer, { position: newest, index: 0 });
      position = newest;
    }
  }

  async function relayOn(held: AbortSignal): Promise<void> {
    for (let pause = 50; !held.aborted; ) {
      const began = performance.now();
      try {
        await relay(held);
      } catch (error) {
        if (held.aborted) return;
        log.warn({ consumer, error }, "the relay does not go on; it tries again");
        if (performance.now() - began > LONGEST_PAUSE) pause = 50;
        await sleep(pause, undefined, { signal: held }).catch(() => {});
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  const running = stores.lease.run(consumer, relayOn, stop.signal);
  return {
    async lag() {
      const position = await done();
      const commits = (await stores.log.head()) - position;
      if (commits <= 0) return { commits: 0, waited: 0 };
      const [oldest] = await stores.log.readFrom(position, 1);
      return { commits, waited: oldest ? Math.max(0, stores.clock.now() - oldest.at) : 0 };
    },
    async stop() {
      stop.abort();
      await running;
    },
  };
}
