// What a service does apart from requests: repair, its own events, those of other services, and its workers.
import type { AggregateStore } from "../commands/aggregate-store.ts";
import type { Subscriptions } from "../ports/ports.ts";
import { pause, repeat } from "../retry.ts";
import type { ServiceEngine, Worker } from "../service.ts";
import type { Following, Log } from "./follow-log.ts";
import { followSums } from "./follow-sums.ts";
import { followOwnEvents } from "./own-events.ts";
import { followPublicEvents } from "./public-event-handlers.ts";
import { repairedTo, repairLog, watchRepair } from "./repair-log.ts";
import { settleClaimsRegularly } from "./settle-claims.ts";

export type RunningEventHandlers = {
  /** Commits of the service's own log that are not yet repaired. */
  lag(): Promise<number>;
  /** Up to here every commit of the service's own log is repaired. */
  repairedTo(): Promise<number>;
  /** Resolves when every commit up to `position` of the service's own log is repaired: views and claims are as it says. */
  repaired(position: number, signal?: AbortSignal): Promise<void>;
  stop(): Promise<void>;
};

/** Milliseconds before a worker that ended by itself is started again. */
const NEXT_TURN = 100;

/** The one lease of a service under which a replica repairs, settles claims, handles its own events and runs its workers. */
export const upkeepLease = (service: string) => `${service}/upkeep`;

export function startEventHandlers(
  service: ServiceEngine,
  aggregates: AggregateStore,
  subscriptions: Subscriptions,
  log: Log,
  workers: readonly Worker[] = [],
): RunningEventHandlers {
  const { stores } = aggregates;
  const stop = new AbortController();
  const { signal } = stop;
  const following: Following = { service: service.name, aggregates, log };
  const ownEventHandlers = service.ownEventHandlers?.(aggregates) ?? [];
  const eventHandlers = service.eventHandlers?.(aggregates) ?? [];
  const upkeep = async (leased: AbortSignal) => {
    await Promise.all([
      repairLog(following, leased),
      settleClaimsRegularly(following, leased),
      ...ownEventHandlers.map((handler) => followOwnEvents(following, handler, leased)),
      ...(service.sums ? [followSums(following, service.sums, leased)] : []),
      ...workers.map((worker) => runWorker(worker, log, leased)),
    ]);
  };
  const running = [
    stores.lease.run(upkeepLease(service.name), upkeep, signal),
    watchRepair(following, signal),
    ...eventHandlers.map((handler) => followPublicEvents(following, handler, subscriptions, signal)),
  ];

  return {
    lag: async () => (await stores.eventLog.head()) - (await repairedTo(following)),
    repairedTo: () => repairedTo(following),
    async repaired(position, waiting = signal) {
      while (!waiting.aborted && !signal.aborted && (await repairedTo(following)) < position) await pause(20, waiting);
    },
    async stop() {
      stop.abort();
      await Promise.allSettled(running);
    },
  };
}

/** A worker that fails or ends is started again while the lease is held. */
function runWorker({ name, run }: Worker, log: Log, signal: AbortSignal): Promise<void> {
  const turn = async () => {
    await run(signal);
    await pause(NEXT_TURN, signal);
  };
  return repeat(turn, {
    signal,
    onRetry: (error) => log.error({ worker: name, error }, "a worker failed; it is started again"),
  });
}
