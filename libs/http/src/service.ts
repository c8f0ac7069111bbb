// Opens a service on its stores: views, journal, routes behind the internal identity, then what it does about events.
import { rm } from "node:fs/promises";
import {
  type Feed,
  type Followers,
  fillNewViews,
  type Journal,
  lapseOpenClaims,
  openJournal,
  type ServiceEngine,
  type Stores,
  startFollowers,
  sweepOnce,
} from "@isotrail/eventsourcing";
import type { FastifyInstance } from "fastify";
import type pino from "pino";
import { buildApp, isHealth } from "./app.ts";
import { oneAtATime, traceOf } from "./context.ts";
import { eventFeed } from "./event-feed.ts";
import { type Identity, type InternalKeys, internalIdentity, rememberCaller } from "./identity.ts";
import { tellGauges } from "./metrics.ts";
import { connectPeer, type Peer, type Peers } from "./peer.ts";
import type { Settings } from "./settings.ts";

export type ServiceContext = {
  readonly name: string;
  readonly journal: Journal;
  readonly stores: Stores;
  readonly peers: Peers;
  readonly settings: Settings;
  readonly log: pino.Logger;
};

/** A service = its engine part + routes. */
export type Service = ServiceEngine & {
  routes(app: FastifyInstance, context: ServiceContext): void | Promise<void>;
  /** After the stores are open, before the service is ready. */
  start?(context: ServiceContext): Promise<void>;
};

export type Wiring = {
  /** Closed by whoever opened them, after the service. */
  readonly stores: Stores;
  readonly feed: Feed;
  /** Other services by name: `http://host:port`, `unix:path`, or an object that answers for them. */
  readonly peers: Readonly<Record<string, string | Peer>>;
  readonly settings: Settings;
  readonly internalKeys: InternalKeys;
  readonly logger: pino.Logger;
  /** Routes of the process rather than of the service, behind the same internal identity. */
  readonly routes?: (app: FastifyInstance) => void;
};

export type OpenService = {
  readonly app: FastifyInstance;
  readonly context: ServiceContext;
  /** @throws Error when the address is taken, or the socket's path is too long */
  listen(where: { path: string } | { host: string; port: number }): Promise<void>;
  /** Lets the requests under way end, then stops the followers. */
  close(): Promise<void>;
};

const SWEEP_MS = 6 * 3_600_000;
const READY_MS = 2_000;

export async function openService(service: Service, wiring: Wiring): Promise<OpenService> {
  const { stores, settings, feed } = wiring;
  const { name } = service;
  const log = wiring.logger.child({ service: name });
  await stores.views.open(service.aggregates.map(({ view }) => view));
  await fillNewViews(name, stores, service.aggregates, (view) =>
    log.info({ view }, "a new view is filled from the log"),
  );
  if (stores.sole) await lapseOpenClaims(stores);
  const journal = openJournal(stores, service.aggregates);
  const identity = internalIdentity(name, wiring.internalKeys);
  const { peers, closePeers } = connectPeers(wiring.peers, identity);
  const context: ServiceContext = { name, journal, stores, peers, settings, log };

  let followers: Followers | undefined;
  const wrong = async () => [...(followers ? [] : [`${name} is starting`]), ...(await storesWrong(name, stores))];
  const app = buildApp({ name, logger: log, wrong });
  identified(app, identity);
  eventFeed(app, service, stores.log, () => followers);
  await app.register(async (routes) => service.routes(routes, context));
  await app.register(async (routes) => wiring.routes?.(routes));
  await app.ready();
  await service.start?.(context);
  followers = startFollowers(service, journal, feed, log);
  await followers.repaired(await stores.log.head()); // what a crash interrupted is whole before the first request
  const untell = tellGauges(name, { behind: () => journal.behind.size, lag: followers.lag, parked: followers.parked });
  const sweeping = sweepEvery(stores, log);

  return {
    app,
    context,
    listen: (where) => listen(app, where),
    async close() {
      clearInterval(sweeping);
      await app.close();
      untell();
      await followers?.stop();
      await closePeers();
    },
  };
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
async function storesWrong(name: string, stores: Stores): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("late")), READY_MS);
  });
  try {
    await Promise.race([stores.log.head(), late]);
    return [];
  } catch {
    return [`the log of ${name} does not answer`];
  } finally {
    clearTimeout(timer);
  }
}

/** Keys of repeated requests are forgotten after seven days. */
function sweepEvery(stores: Stores, log: pino.Logger): NodeJS.Timeout {
  const sweep = () => sweepOnce(stores).catch((error) => log.warn({ error }, "old idempotency keys were not swept"));
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
