// The relay: publishes a service's own log to where others read it, from a stored position.
import type { Commit, EventPublisher, PublicEvent, Stores } from "../ports/ports.ts";
import { repeat } from "../retry.ts";
import type { ServiceEngine } from "../service.ts";
import { type Publisher, publicEvents } from "./public-events.ts";

type Log = { warn(details: object, message: string): void };

export type Relay = {
  /** Commits that are not yet published, and for how long the oldest of them has waited, in milliseconds. */
  lag(): Promise<{ commits: number; waited: number }>;
  /** Resolves when nothing is published any more: after the page that is on its way. */
  stop(): Promise<void>;
};

/** Commits that are published at once. */
const PAGE = 500;
const LONGEST_PAUSE = 5_000;
/** Milliseconds between two warnings about failures that last. */
const WARN_AGAIN = 60_000;

/** The lease under which one replica of a service relays, and sequences the appends of all. */
export const relayLease = (service: string) => `${service}/relay`;

/**
 * At least once, in order for each subject. A page goes out only when all before it is durable, and the position is
 * stored only then: so that a relay that was killed, or that lost its lease without noticing, repeats what is there
 * already and never leaves a hole, and consumers who drop what is not higher see each event once, in order.
 */
export function startRelay(
  engine: Publisher & Pick<ServiceEngine, "name">,
  stores: Pick<Stores, "eventLog" | "checkpoints" | "lease" | "clock">,
  outlet: EventPublisher,
  log: Log,
): Relay {
  const stop = new AbortController();
  const consumer = relayLease(engine.name);
  const done = async () => (await stores.checkpoints.get(consumer))?.position ?? 0;

  const eventsOf = (commits: readonly Commit[]): PublicEvent[] =>
    commits.flatMap((commit) => publicEvents(engine.name, stores.eventLog.id, engine, commit));

  async function publish(commits: readonly Commit[]) {
    const events = eventsOf(commits);
    if (events.length > 0) await outlet.publish(events);
  }

  /** Publishes on from the stored position until the lease is lost. */
  async function relay(held: AbortSignal): Promise<void> {
    let position = await done();
    let commits = await stores.eventLog.readFrom(position, PAGE);
    let storing: Promise<void> = Promise.resolve();
    try {
      while (!held.aborted) {
        const newest = commits.at(-1)?.position;
        if (newest === undefined) {
          await stores.eventLog.changed(position, held);
          if (!held.aborted) commits = await stores.eventLog.readFrom(position, PAGE);
          continue;
        }
        // While a full page is published the next is read: at most two are in memory. After any other page there is
        // nothing more as a rule, and to ask for it would hold up what comes meanwhile.
        const [published, next] = await Promise.allSettled([
          publish(commits),
          commits.length < PAGE ? [] : stores.eventLog.readFrom(newest, PAGE),
        ]);
        if (published.status === "rejected") throw published.reason;
        position = newest;
        // The position is stored behind the next page: a crash repeats that page, too.
        await storing;
        // Whoever took the lease over has stored a position of its own; at our own end the lease is still ours.
        if (held.aborted && !stop.signal.aborted) return;
        storing = stores.checkpoints.set(consumer, { position: newest, index: 0 });
        storing.catch(() => {}); // told where it is awaited
        if (next.status === "rejected") throw next.reason;
        commits = next.value;
      }
    } finally {
      await storing;
    }
  }

  async function relayOn(held: AbortSignal): Promise<void> {
    let warned = Number.NEGATIVE_INFINITY;
    await repeat(() => relay(held), {
      signal: held,
      longestPause: LONGEST_PAUSE,
      onRetry(error) {
        if (performance.now() - warned < WARN_AGAIN) return;
        log.warn({ consumer, error }, "the relay does not go on; it tries again");
        warned = performance.now();
      },
    });
  }

  const running = stores.lease.run(consumer, relayOn, stop.signal);
  return {
    async lag() {
      const position = await done();
      const commits = (await stores.eventLog.head()) - position;
      if (commits <= 0) return { commits: 0, waited: 0 };
      const [oldest] = await stores.eventLog.readFrom(position, 1);
      return { commits, waited: oldest ? Math.max(0, stores.clock.now() - oldest.at) : 0 };
    },
    async stop() {
      stop.abort();
      await running;
    },
  };
}
