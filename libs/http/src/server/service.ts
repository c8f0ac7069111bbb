// Opens a service on its stores: views, aggregates, routes behind the internal identity, then what it does about events.
import { rm } from "node:fs/promises";
import type { FeedReaders, Resource } from "@isotrail/contracts/resources";
import {
  type AggregateStore,
  backfillViews,
  forgetOldIdempotencyKeys,
  lapseOpenClaims,
  openAggregateStore,
  type RunningEventHandlers,
  type ServiceEngine,
  type Stores,
  StoreUnavailable,
  type Subscriptions,
  startEventHandlers,
  type Worker,
} from "@isotrail/eventsourcing";
import type { FastifyInstance } from "fastify";
import type pino from "pino";
import { connectPeer, type Peer, type Peers } from "../client/peer.ts";
import type { SettingsTable } from "../settings/setting.ts";
import { buildApp, isHealth } from "./app.ts";
import { oneAtATime, traceOf } from "./command-context.ts";
import { eventFeed } from "./event-feed/event-feed.ts";
import { type Identity, type InternalKeys, internalIdentity, rememberCaller } from "./internal-identity.ts";
import { registerServiceMetrics } from "./metrics.ts";

/** @typeParam Settings what the service reads of the environment */
export type ServiceContext<Settings = unknown> = {
  readonly name: string;
  readonly aggregates: AggregateStore;
  readonly stores: Stores;
  readonly peers: Peers;
  readonly settings: Settings;
  readonly logger: pino.Logger;
  /** Tells the operator a line on standard output, once; it never enters a log. */
  announce(line: string): void;
};

/** Everything that the system knows of a service: wiring, settings' help, checks and the gateway's tables derive from it. */
export type Service<Settings = unknown> = ServiceEngine & {
  /** The services that it calls. */
  readonly peers?: readonly string[];
  /** Its own settings; those of every process are not among them. */
  readonly settings?: SettingsTable;
  /** Runs in a thread of its own in the standalone process: its work would hold the others up. */
  readonly ownThread?: boolean;
  /** Its public resources; their links, too. */
  readonly resources?: readonly Resource[];
  /** Who may read its public events over HTTP; nobody, unless given. */
  readonly feed?: FeedReaders;
  routes(app: FastifyInstance, context: ServiceContext<Settings>): void | Promise<void>;
  /** What one replica does at a time, apart from requests and events; they run until the service is closed. */
  workers?(context: ServiceContext<Settings>): readonly Worker[];
  /** After the views are whole, before the service is ready. */
  start?(context: ServiceContext<Settings>): Promise<void>;
};

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
  /** Lets the requests under way end, then stops the eventHandlers. */
  close(): Promise<void>;
};

const SWEEP_MS = 6 * 3_600_000;
const READY_MS = 2_000;

export async function openService(service: Service, wiring: Wiring): Promise<OpenService> {
  const { stores, settings, subscriptions } = wiring;
  const { name } = service;
  const logger = wiring.logger.child({ service: name });
  await stores.views.open(service.aggregates.map(({ view }) => view));
  await backfillViews(name, stores, service.aggregates, (view) =>
    logger.info({ view }, "a new view is filled from the log"),
  );
  if (stores.exclusive) await lapseClaims(stores, logger);
  const aggregates = openAggregateStore(stores, service.aggregates, logger);
  const identity = internalIdentity(name, wiring.internalKeys);
  const { peers, closePeers } = connectPeers(wiring.peers, identity);
  const announce = wiring.announce ?? (() => {});
  const context: ServiceContext = { name, aggregates, stores, peers, settings, logger, announce };

  let eventHandlers: RunningEventHandlers | undefined;
  const readinessFailures = async () => [
    ...(eventHandlers ? [] : [`${name} is starting`]),
    ...(await storeFailures(name, stores)),
  ];
  const app = buildApp({ name, logger, readinessFailures });
  identified(app, identity);
  eventFeed(app, service, stores.eventLog, () => eventHandlers);
  await app.register(async (routes) => service.routes(routes, context));
  await app.register(async (routes) => wiring.routes?.(routes));
  await app.ready();
  eventHandlers = startEventHandlers(service, aggregates, subscriptions, logger, service.workers?.(context));
  try {
    await eventHandlers.repaired(await stores.eventLog.head()); // what a crash interrupted is whole before anybody looks
    await service.start?.(context);
  } catch (error) {
    await eventHandlers.stop();
    throw error;
  }
  const unregister = registerServiceMetrics(name, {
    staleStreams: () => aggregates.staleStreams.size,
    lag: eventHandlers.lag,
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
      await eventHandlers?.stop();
      await closePeers();
    },
  };
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

function connectPeers(wired: Wiring["peers"], identity: Identity) {
  const peers: Record<string, Peer> = {};
  const opened: { close(): Promise<void> }[] = [];
  for (const [name, where] of Object.entries(wired)) {
    if (typeof where !== "string") {
      peers[name] = where;
      continue;
    }
    const peer = connectPeer(name, where, identity);
    peers[name] = peer;
    opened.push(peer);
  }
  return { peers, closePeers: () => Promise.all(opened.map((peer) => peer.close())) };
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
