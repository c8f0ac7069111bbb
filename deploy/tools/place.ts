// Where a tool finds each service's data: a data folder of the embedded default, or the servers of a cluster.
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { lockFolder, openLogReader, openStores } from "@isotrail/embedded";
import type { EventLog, PublicEvent, Stores, Subscriptions } from "@isotrail/eventsourcing";
import { createLogger } from "@isotrail/http";
import { clusterEnvironment } from "../cluster/environment.ts";
import type { ClusterSettings } from "../cluster/settings.ts";
import { serviceNames } from "../registry.ts";
import { type Io, settingsOf, Usage } from "./tool.ts";

type PassedOver = (partition: number, offset: string) => void;

export type Place = {
  /** For people: the folder, or that it is the cluster. */
  readonly name: string;
  /** The stores of a service; its views still have to be opened. */
  stores(service: string): Promise<Stores>;
  /** Reads a service's log; changes nothing. */
  log(service: string): Promise<{ readonly log: Omit<EventLog, "append">; close(): Promise<void> }>;
  /**
   * Everything that is on a service's topic now, in order for each partition; embedded services have no topic.
   * What is no event of ours is told to `passedOver`.
   */
  topic?(service: string, signal: AbortSignal, passedOver?: PassedOver): AsyncIterable<PublicEvent>;
  /** As `topic`, and then what comes, until the signal aborts. */
  follow?(service: string, signal: AbortSignal): AsyncIterable<PublicEvent>;
  /** Takes the place for this process alone where it must be: the embedded default has to be stopped. */
  takeAlone(): () => void;
};

export const PLACE_OPTIONS = { data: { type: "string" } } as const;
export const PLACE_HELP = `  --data FOLDER      the data folder of the embedded default (default: DATA_DIR, or ./data).
                     Without it, and with MONGODB_URL in the environment: the cluster that MONGODB_URL,
                     KAFKA_BROKERS, S3_ENDPOINT and SEAL_KEY_FILE name; without SEAL_KEY_FILE the seal key
                     is DATA_DIR/keys/seal, where npm run cluster makes it`;

/** @throws Usage when the folder is none, or a setting is missing */
export function openPlace(data: string | undefined, io: Pick<Io, "env" | "note">): Place {
  const settings = settingsOf(io);
  if (data !== undefined || settings.mongodbUrl === undefined)
    return folderPlace(resolve(data ?? settings.dataDir), settings);
  const asCluster = settingsOf({ env: clusterEnvironment(io.env) });
  if (!io.env.SEAL_KEY_FILE) checkMade(asCluster.sealKeyFile ?? "", io);
  return clusterPlace(asCluster);
}

/** Without SEAL_KEY_FILE the seal key is the one that npm run cluster made; which one that is, is told. */
function checkMade(file: string, io: Pick<Io, "note">): void {
  if (!existsSync(file))
    throw new Usage(
      `MONGODB_URL is set, but SEAL_KEY_FILE is not, and npm run cluster has made no seal key at ${file}: ` +
        "set SEAL_KEY_FILE, or DATA_DIR as it was for npm run cluster",
    );
  io.note(`SEAL_KEY_FILE is not set: the seal key is ${file}, which npm run cluster uses`);
}

/** Which services a tool is asked for. @throws Usage when there is no such service */
export function servicesNamed(given: readonly string[] | undefined): readonly string[] {
  return given ? given.map(chosenService) : serviceNames;
}

export function chosenService(given: string | undefined): string {
  const found = serviceNames.find((owner) => owner === given);
  if (!found) throw new Usage(`--service must be one of: ${serviceNames.join(", ")}`);
  return found;
}

/** Opens the stores of a service for the work, and closes them after it. */
export async function withStores<T>(place: Place, service: string, work: (stores: Stores) => Promise<T>): Promise<T> {
  const stores = await place.stores(service);
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

function folderPlace(folder: string, settings: ClusterSettings): Place {
  if (!existsSync(join(folder, "lock.db"))) throw new Usage(`${folder} is not a data folder`);
  const sealFile = settings.sealKeyFile ?? join(folder, "keys/seal");
  return {
    name: folder,
    stores: async (service) => openStores({ folder, service, sealKey: sealKey(sealFile) }),
    log: async (service) => {
      const reader = openLogReader({ folder, service });
      return { log: reader, close: async () => reader.close() };
    },
    takeAlone: () => lockFolder(folder),
  };
}

function clusterPlace(settings: ClusterSettings): Place {
  const { sealKeyFile = "" } = settings;
  const log = createLogger("silent"); // what a tool has to say it says itself
  // the drivers are loaded only where they are needed
  const services = () => import("../cluster/services.ts");
  const open = async (service: string) =>
    (await services()).openServiceStores(service, settings, { sealKey: sealKey(sealKeyFile), log });
  return {
    name: "the cluster",
    stores: open,
    async log(service) {
      const stores = await open(service);
      return { log: stores.eventLog, close: stores.close };
    },
    async *topic(service, signal, passedOver) {
      const { serversOf } = await import("../cluster/settings.ts");
      const { readTopic } = await import("@isotrail/cluster");
      yield* readTopic(serversOf(settings).kafka, service, signal, passedOver);
    },
    async *follow(service, signal) {
      const { serversOf } = await import("../cluster/settings.ts");
      const { openKafkaSubscriptions } = await import("@isotrail/cluster");
      const feed = openKafkaSubscriptions({ kafka: serversOf(settings).kafka, log });
      try {
        yield* delivered(feed, service, signal);
      } finally {
        await feed.close();
      }
    },
    takeAlone: () => () => {},
  };
}

/** A feed as something to iterate: the next batch is fetched when the one before has been taken. */
async function* delivered(feed: Subscriptions, service: string, signal: AbortSignal): AsyncGenerator<PublicEvent> {
  const left = new AbortController();
  let give = (_events: readonly PublicEvent[]) => {};
  let take = () => {};
  let next = new Promise<readonly PublicEvent[]>((resolve) => {
    give = resolve;
  });
  const ended = feed
    .subscribe({
      service,
      consumer: `events-tool-${randomUUID()}`, // nobody else's place: it begins at zero
      after: async () => undefined,
      deliver: (events) =>
        new Promise((resolve) => {
          take = resolve;
          give(events);
        }),
      signal: AbortSignal.any([signal, left.signal]),
    })
    .then((): readonly PublicEvent[] => []);
  try {
    for (;;) {
      const batch = await Promise.race([next, ended]);
      if (batch.length === 0) return;
      yield* batch;
      next = new Promise((resolve) => {
        give = resolve;
      });
      take();
    }
  } finally {
    left.abort();
    take();
    await ended.catch(() => {});
  }
}

/** @throws Usage when the file does not hold 32 bytes in base64url; never with what it holds */
export function sealKey(file: string): Uint8Array {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Usage(`the seal key ${file} cannot be read`);
  }
  const key = Buffer.from(text.trim(), "base64url");
  if (key.length !== 32) throw new Usage(`${file} does not hold 32 bytes in base64url`);
  return key;
}
