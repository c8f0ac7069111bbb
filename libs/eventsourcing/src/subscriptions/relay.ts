// The relay: publishes a service's own log to its topic, from a stored checkpoint.
import type { Commit, EventPublisher, Stores } from "../ports/ports.ts";
import { repeat } from "../retry.ts";
import type { ServiceEngine } from "../service.ts";
import { type Publisher, publicEvents } from "./public-events.ts";

type Log = { warn(details: object, message: string): void };

export type Relay = {
  /** Commits that are not yet published, and for how long the oldest of them has waited, in milliseconds. */
  lag(): Promise<{ commits: number; waited: number }>;
  /** Resolves when the page that is being published is done. */
  stop(): Promise<void>;
};

/** Commits that are published at once. */
const PAGE = 500;
const LONGEST_PAUSE = 5_000;
/** Milliseconds between two warnings while the relay keeps failing. */
const WARN_AGAIN = 60_000;

/** The lease under which one replica of a service relays, and sequences the appends of all. */
export const relayLease = (service: string) => `${service}/relay`;

type Relaying = {
  readonly service: Publisher & Pick<ServiceEngine, "name">;
  readonly stores: Pick<Stores, "eventLog" | "checkpoints" | "lease" | "clock">;
  readonly publisher: EventPublisher;
  /** Aborts when the relay is stopped: the lease is still its own then. */
  readonly stopping: AbortSignal;
};

/**
 * At least once, in order for each subject. A page goes out only when all before it is durable, and the checkpoint is
 * stored only then: so that a relay that was killed, or that lost its lease without noticing, repeats what is there
 * already and never leaves a gap, and consumers that ignore lower positions see each event once, in order.
 */
export function startRelay(
  service: Relaying["service"],
  stores: Relaying["stores"],
  publisher: EventPublisher,
  log: Log,
): Relay {
  const stop = new AbortController();
  const relaying = { service, stores, publisher, stopping: stop.signal };
  const running = stores.lease.run(
    relayLease(service.name),
    (leased) => relayUntil(leased, relaying, log),
    stop.signal,
  );
  return {
    async lag() {
      const position = await published(relaying);
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

const published = async ({ service, stores }: Relaying) =>
  (await stores.checkpoints.get(relayLease(service.name)))?.position ?? 0;

async function relayUntil(leased: AbortSignal, relaying: Relaying, log: Log): Promise<void> {
  let warned = Number.NEGATIVE_INFINITY;
  await repeat(() => publishPages(leased, relaying), {
    signal: leased,
    longestPause: LONGEST_PAUSE,
    onRetry(error) {
      if (performance.now() - warned < WARN_AGAIN) return;
      log.warn({ consumer: relayLease(relaying.service.name), error }, "the relay cannot publish; it tries again");
      warned = performance.now();
    },
  });
}

/** Publishes from the stored checkpoint on until the lease is lost. */
async function publishPages(leased: AbortSignal, relaying: Relaying): Promise<void> {
  const { service, stores, stopping } = relaying;
  const { eventLog, checkpoints } = stores;
  let position = await published(relaying);
  let commits = await eventLog.readFrom(position, PAGE);
  let storing: Promise<void> = Promise.resolve();
  try {
    while (!leased.aborted) {
      const newest = commits.at(-1)?.position;
      if (newest === undefined) {
        await eventLog.changed(position, leased);
        if (!leased.aborted) commits = await eventLog.readFrom(position, PAGE);
        continue;
      }
      const next = await publishAndReadOn(relaying, commits, newest);
      position = newest;
      // The checkpoint is stored while the next page is published: a crash repeats that page, too.
      await storing;
      // The next holder of the lease has stored a checkpoint of its own.
      if (leased.aborted && !stopping.aborted) return;
      storing = checkpoints.set(relayLease(service.name), { position, index: 0 });
      storing.catch(() => {}); // reported where it is awaited
      commits = await next();
    }
  } finally {
    await storing;
  }
}

/**
 * While a full page is published the next is read: at most two are in memory. After any other page there is usually
 * nothing more, and reading would delay new commits. Returns the next page, or the error of reading it.
 */
async function publishAndReadOn(
  { service, stores, publisher }: Relaying,
  commits: readonly Commit[],
  newest: number,
): Promise<() => Promise<Commit[]>> {
  const { eventLog } = stores;
  const events = commits.flatMap((commit) => publicEvents(service.name, eventLog.id, service, commit));
  const next = commits.length < PAGE ? Promise.resolve([]) : eventLog.readFrom(newest, PAGE);
  const [publishing] = await Promise.allSettled([events.length > 0 ? publisher.publish(events) : undefined, next]);
  if (publishing.status === "rejected") throw publishing.reason;
  return () => next;
}
