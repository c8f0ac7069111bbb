// Event handlers: what a service does after events, its own (repair, intents) and others'.
import { parseStream } from "../commands/aggregate.ts";
import type { AggregateStore } from "../commands/aggregate-store.ts";
import { isLapse } from "../commands/claims.ts";
import { CommandRejected, StoreFull, StoreUnavailable } from "../errors.ts";
import type { Commit, EventPosition, PublicEvent, Subscriptions } from "../ports/ports.ts";
import { pause, repeat, retry } from "../retry.ts";
import type { EventHandler, OwnEventHandler, ServiceEngine } from "../service.ts";
import { repairCheckpoint, repairedByAnyVersion } from "../views/repair.ts";
import { isAfter } from "./public-events.ts";

type Log = { warn(details: object, message: string): void; error(details: object, message: string): void };

export type RunningEventHandlers = {
  /** Commits of the own log that are not yet repaired and carried out. */
  lag(): Promise<number>;
  /** Up to here every commit of the own log is repaired. */
  repairedTo(): Promise<number>;
  /** Resolves when every commit up to `position` of the own log is repaired, that is: views and claims tell its truth. */
  repaired(position: number, signal?: AbortSignal): Promise<void>;
  stop(): Promise<void>;
};

const PAGE = 500;
/** A command writes its own view right after its append; the repair looks a little later, to find nothing to do. */
const REPAIR_DELAY = 100;
/** Milliseconds after which no command is still on its way between its claim and its append: a command has 20 s. */
const OPEN_CLAIM = 30_000;
const SETTLE_EVERY = 10_000;
const DAY = 86_400_000;
/** Tries before an event that is not held up by a store counts as one that cannot be applied. */
const POISON_TRIES = 5;

export function startEventHandlers(
  engine: ServiceEngine,
  aggregates: AggregateStore,
  feed: Subscriptions,
  log: Log,
): RunningEventHandlers {
  const stop = new AbortController();
  const { signal } = stop;
  const repairer = repairCheckpoint(engine.name, engine.aggregates);
  const repairedTo = async () => (await aggregates.stores.checkpoints.get(repairer))?.position ?? 0;

  async function followOwnLog(held: AbortSignal, consumer: string, apply: (commits: Commit[]) => Promise<void>) {
    const { checkpoints, eventLog: own } = aggregates.stores;
    async function nextPage() {
      const done = (await checkpoints.get(consumer))?.position ?? 0;
      const commits = await own.readFrom(done, PAGE);
      if (commits.length === 0) {
        await own.changed(done, held);
        await pause(REPAIR_DELAY, held);
        return;
      }
      await apply(commits);
      await checkpoints.set(consumer, { position: commits.at(-1)?.position ?? done, index: 0 }); // the effect is there first
    }
    await repeat(nextPage, {
      signal: held,
      onRetry: (error) =>
        log.error({ consumer, error }, "an event handler of the own log cannot go on; it tries again"),
    }); // its own log is never skipped
  }

  const repair = (held: AbortSignal) =>
    followOwnLog(held, repairer, async (commits) => {
      await aggregates.repair(commits);
      const position = commits.at(-1)?.position ?? 0;
      await aggregates.stores.checkpoints.set(repairedByAnyVersion(engine.name), { position, index: 0 });
    });

  /** "The same owner retakes it": nobody may come for what a killed process had claimed, so it is ended in time. */
  async function settleClaims(held: AbortSignal) {
    const place = `${engine.name}/claims`;
    const { checkpoints, claims, clock } = aggregates.stores;
    while (!held.aborted) {
      try {
        const done = (await checkpoints.get(place))?.position ?? (await claims.newest()) - DAY;
        const before = clock.now() - OPEN_CLAIM;
        // clocks of replicas differ a little: a minute is looked at again
        const ended = before > done ? await aggregates.settleClaims(Math.max(0, done - 60_000), before) : 0;
        if (ended > 0) log.warn({ ended }, "claims were ended whose commit never came");
        if (before > done) await checkpoints.set(place, { position: before, index: 0 });
      } catch (error) {
        log.warn({ error }, "open claims are ended later");
      }
      await pause(SETTLE_EVERY, held);
    }
  }

  const intents = (follower: OwnEventHandler) => (held: AbortSignal) =>
    followOwnLog(held, `${engine.name}/${follower.name}`, async (commits) => {
      for (const commit of commits) await carryOut(follower, commit, held);
    });

  async function carryOut(follower: OwnEventHandler, commit: Commit, held: AbortSignal) {
    const { category, id } = parseStream(commit.stream);
    const codec = engine.aggregates.find((aggregate) => aggregate.category === category)?.codec;
    for (const [index, stored] of commit.events.entries()) {
      const handler = follower.on[stored.type];
      if (!handler || isLapse(stored)) continue;
      if (!codec) throw new Error(`no aggregate is declared for stream ${commit.stream}`);
      const cause = `${engine.name}/${aggregates.stores.eventLog.id}/${commit.position}/${index}`;
      await handler(codec.decode(stored), { category, id, at: commit.at, actor: commit.actor, cause }, held);
    }
  }

  const leased = (name: string, work: (held: AbortSignal) => Promise<void>) =>
    aggregates.stores.lease.run(`${engine.name}/${name}`, work, signal);

  /** Applies one event of another service; an event that cannot be applied is parked, and the event handler goes on. */
  async function apply(follower: EventHandler, event: PublicEvent, held: AbortSignal) {
    const handler = follower.on[event.type];
    if (!handler) return;
    const consumer = consumerOf(follower);
    try {
      await retry(() => handler(event), {
        signal: held,
        firstPause: 100,
        shouldRetry: (error, attempt) => isTransient(error) || attempt < POISON_TRIES,
        onRetry: (error) => log.warn({ consumer, event: event.id, error }, "an event is tried again"),
      });
    } catch (error) {
      if (held.aborted) throw error;
      const { stores } = aggregates;
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      await stores.parkedEvents.add({ consumer, event, error: text, at: stores.clock.now() });
      log.error({ consumer, event: event.id, error }, "an event is parked: it cannot be applied");
    }
  }

  const consumerOf = (follower: EventHandler) => `${engine.name}/${follower.name}/${follower.source}`;
  const place = (follower: EventHandler, partition: number) => `${consumerOf(follower)}/${partition}`;

  const follow = (follower: EventHandler) =>
    feed.subscribe({
      service: follower.source,
      consumer: consumerOf(follower),
      after: (partition) => aggregates.stores.checkpoints.get(place(follower, partition)),
      async deliver(events, held) {
        const done = new Map<number, EventPosition | undefined>();
        for (const event of events) {
          if (!done.has(event.partition))
            done.set(event.partition, await aggregates.stores.checkpoints.get(place(follower, event.partition)));
          if (!isAfter(event, done.get(event.partition))) continue; // a repeat
          await apply(follower, event, held);
          done.set(event.partition, { position: event.position, index: event.index });
        }
        for (const [partition, cursor] of done)
          if (cursor) await aggregates.stores.checkpoints.set(place(follower, partition), cursor);
      },
      signal,
    });

  const running = [
    aggregates.stores.lease.run(repairer, repair, signal),
    leased("claims", settleClaims),
    ...engine.ownEventHandlers(aggregates).map((follower) => leased(follower.name, intents(follower))),
    ...engine.eventHandlers(aggregates).map(follow),
  ];

  return {
    lag: async () => (await aggregates.stores.eventLog.head()) - (await repairedTo()),
    repairedTo,
    async repaired(position, waiting = signal) {
      while (!waiting.aborted && !signal.aborted && (await repairedTo()) < position) await pause(20, waiting);
    },
    async stop() {
      stop.abort();
      await Promise.allSettled(running);
    },
  };
}

/** A store or service that is away or full comes back; a refusal or a fault of the code does not go away by waiting. */
const isTransient = (error: unknown) =>
  error instanceof StoreUnavailable ||
  error instanceof StoreFull ||
  (error instanceof CommandRejected && error.kind === "precondition");
