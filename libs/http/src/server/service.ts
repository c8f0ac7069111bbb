// Opens a service on its stores: views, aggregates, routes behind the internal identity, then what it does about events.
import { rm } from "node:fs/promises";
import {
  type AggregateStore,
  backfillViews,
  forgetOldIdempotencyKeys,
  lapseOpenClaims,
  openAggregateStore,
  type RunningEventHandlers,
  type Stores,
  StoreUnavailable,
  type Subscriptions,
  startEventHandlers,
  viewsOf,
} from "@isotrail/eventsourcing";
import type { FastifyInstance } from "fastify";
import type pino from "pino";
import type { Peer } from "../client/peer.ts";
import { connectPeers } from "../client/peers.ts";
import { buildApp, isHealth } from "./app.ts";
import { oneAtATime, traceOf } from "./command-context.ts";
import { eventFeed } from "./event-feed/event-feed.ts";
import { type Identity, type InternalKeys, internalIdentity, rememberCaller } from "./internal-identity.ts";
import { plainPath } from "./listing.ts";
import type { Service, ServiceContext } from "./manifest.ts";
import { registerServiceMetrics } from "./metrics.ts";

export type Wiring = {
  /** Closed by whoever opened them, after the service. */
  readonly stores: Stores;
  readonly subscriptions: Subscriptions;
  /** Other services by name: `http://host:port`, `unix:path`, or an object that answers for them. */
  readonly peers: Readonly<Record<string, string | Peer>>;
  /** Values of the service's settings. */
  readonly settings: object;
  readonly internalKeys: InternalKeys;
  readonly logger: pino.Logger;
  /** Where the service tells the operator a line; nowhere, unless given. */
  readonly announce?: (line: string) => void;
  /** Routes of the process rather than of the service, behind the same internal identity. */
  readonly routes?: (app: FastifyInstance) => void;
};

export type OpenService = {
  readonly app: FastifyInstance;
  readonly context: ServiceContext;
  /** @throws Error when the address is taken, or the socket's path is too long */
  listen(where: { path: string } | { host: string; port: number }): Promise<void>;
  /** Lets the requests under way end, then stops the event handlers. */
  close(): Promise<void>;
};

const SWEEP_MS = 6 * 3_600_000;
const READY_MS = 2_000;

export async function openService(service: Service, wiring: Wiring): Promise<OpenService> {
  const { stores } = wiring;
  const { name } = service;
  const logger = wiring.logger.child({ service: name });
  const aggregates = await openAggregates(service, stores, logger);
  const identity = internalIdentity(name, wiring.internalKeys);
  const { peers, closePeers } = connectPeers(wiring.peers, identity);
  const { settings, announce = () => {} } = wiring;
  const own = await service.open?.({ name, aggregates, stores, peers, settings, logger, announce });
  const context: ServiceContext = { ...own, name, aggregates, stores, peers, settings, logger, announce };

  let running: RunningEventHandlers | undefined;
  const app = await serviceApp(service, wiring, { context, identity, running: () => running });
  running = startEventHandlers(service, aggregates, wiring.subscriptions, logger, service.workers?.(context));
  await repairAndStart(service, context, running);
  const unregister = registerServiceMetrics(name, {
    staleStreams: () => aggregates.staleStreams.size,
    lag: running.lag,
    parked: stores.parkedEvents.count,
  });
  const sweeping = sweepEvery(stores, logger);

  return {
    app,
    context,
    listen: (where) => listen(app, where),
    async close() {
      clearInterval(sweeping);
      await app.close();
      unregister();
      await running?.stop();
      await own?.close();
      await closePeers();
    },
  };
}

async function openAggregates(service: Service, stores: Stores, logger: pino.Logger): Promise<AggregateStore> {
  await stores.views.open(viewsOf(service));
  await backfillViews(service.name, stores, service.aggregates, (view) =>
    logger.info({ view }, "a new view is filled from the log"),
  );
  if (stores.exclusive) await lapseClaims(stores, logger);
  return openAggregateStore(stores, service.aggregates, logger);
}

/** What a crash interrupted is whole before the service looks at anything, and before the first request. */
async function repairAndStart(service: Service, context: ServiceContext, running: RunningEventHandlers): Promise<void> {
  try {
    await running.repaired(await context.stores.eventLog.head());
    await service.start?.(context);
  } catch (error) {
    await running.stop();
    throw error;
  }
}

type ServiceApp = {
  readonly context: ServiceContext;
  readonly identity: Identity;
  /** The event handlers, once they are started. */
  readonly running: () => RunningEventHandlers | undefined;
};

async function serviceApp(service: Service, wiring: Wiring, given: ServiceApp): Promise<FastifyInstance> {
  const { context, identity, running } = given;
  const { name, stores, logger } = context;
  const readinessFailures = async () => [
    ...(running() ? [] : [`${name} is starting`]),
    ...(await storeFailures(name, stores)),
  ];
  const remarks = async () => (await service.remarks?.(context)) ?? [];
  const app = buildApp({ name, logger, readinessFailures, remarks });
  identified(app, identity);
  app.decorate("resources", new Map(service.resources?.map((resource) => [plainPath(resource.path), resource])));
  eventFeed(app, service, stores.eventLog, running);
  await app.register(async (routes) => service.routes(routes, context));
  await app.register(async (routes) => wiring.routes?.(routes));
  await app.ready();
  return app;
}

/** A start does not wait for claims: those that the log does not let go now are ended later. */
async function lapseClaims(stores: Stores, logger: pino.Logger): Promise<void> {
  try {
    await lapseOpenClaims(stores);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    logger.warn({ error }, "open claims are ended later");
  }
}

/** "A service accepts only calls with a valid internal identity." Only health is told to everybody. */
function identified(app: FastifyInstance, identity: Identity): void {
  const once = oneAtATime();
  app.addHook("onRequest", async (request, reply) => {
    if (isHealth(request)) return;
    const caller = await identity.verify(request.headers.authorization);
    const trace = traceOf(request);
    rememberCaller(request, { ...caller, request: request.id, ...(trace && { trace }) });
    await once(request, reply);
  });
}

/** Whether the log answers within two seconds. */
async function storeFailures(name: string, stores: Stores): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("late")), READY_MS);
  });
  try {
    await Promise.race([stores.eventLog.head(), late]);
    return [];
  } catch {
    return [`the log of ${name} does not answer`];
  } finally {
    clearTimeout(timer);
  }
}

/** Keys of repeated requests are forgotten after seven days. */
function sweepEvery(stores: Stores, logger: pino.Logger): NodeJS.Timeout {
  const sweep = () =>
    forgetOldIdempotencyKeys(stores).catch((error) => logger.warn({ error }, "old idempotency keys were not swept"));
  void sweep();
  return setInterval(sweep, SWEEP_MS).unref();
}

async function listen(app: FastifyInstance, where: { path: string } | { host: string; port: number }): Promise<void> {
  if (!("path" in where)) {
    await app.listen(where);
    return;
  }
  // the system cuts a long path off silently (sun_path has 108 bytes on Linux, 104 elsewhere)
  if (Buffer.byteLength(where.path) > 100) throw new Error(`the path of the socket is too long: ${where.path}`);
  await rm(where.path, { force: true }); // what a process that was killed left behind
  await app.listen({ path: where.path });
}
