// How a process of the cluster runs a service: on MongoDB, Kafka and S3, with any number of replicas.

import { networkInterfaces } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import {
  ensureTopic,
  type KafkaSettings,
  openBlobs,
  openKafkaSubscriptions,
  openMongodbStores,
  openOutlet,
} from "@isotrail/cluster";
import { type EventPublisher, type Relay, type Stores, StoreUnavailable, startRelay } from "@isotrail/eventsourcing";
import {
  createLogger,
  type InternalKeys,
  internalIdentity,
  type OpenService,
  openService,
  registerRelayMetrics,
  type Service,
} from "@isotrail/http";
import { appendRoute, forwarding } from "./appends.ts";
import { type ServerSettings, type ServiceProcess, serversOf } from "./settings.ts";

export type ServiceKeys = { readonly internal: InternalKeys; readonly seal: Uint8Array };
type Log = ReturnType<typeof createLogger>;
type Replica = NonNullable<Parameters<typeof openMongodbStores>[0]["replica"]>;

/** The stores of one service on the servers that the settings name. @throws StoreUnavailable when one is not there */
export async function openServiceStores(
  service: string,
  settings: ServerSettings,
  { sealKey, log, replica }: { sealKey: Uint8Array; log: Log; replica?: Replica },
) {
  const { mongodbUrl: url, s3 } = serversOf(settings);
  const { mongodbDatabasePrefix: databasePrefix } = settings;
  // first: it refuses a wrong seal key, and then no bucket is made either
  const stores = await openMongodbStores({ url, databasePrefix, service, sealKey, log, ...(replica && { replica }) });
  try {
    const blobs = await openBlobs({ s3, service, log });
    const close = async () => {
      await stores.close();
      await blobs.close();
    };
    return { ...stores, blobs, close } satisfies Stores;
  } catch (error) {
    await stores.close();
    throw error;
  }
}

/** Opens the service, listens on HOST and PORT, and relays its events. @throws StoreUnavailable when a server is not there */
export async function runService(
  service: Service,
  { settings, peers }: ServiceProcess,
  keys: ServiceKeys,
): Promise<OpenService> {
  const { name } = service;
  const logger = createLogger(settings.logLevel);
  const log = logger.child({ service: name });
  const { kafka } = serversOf(settings);
  const others = forwarding(name, internalIdentity(name, keys.internal));
  const replica = { address: replicaAddress(settings), forward: others.forward };
  const stores = await openServiceStores(name, settings, { sealKey: keys.seal, log, replica });
  const subscriptions = openKafkaSubscriptions({ kafka, log });
  const closeAll = async () => {
    await subscriptions.close();
    await others.close();
    await stores.close();
  };
  try {
    const running = await openService(service, {
      stores,
      subscriptions,
      peers,
      settings,
      internalKeys: keys.internal,
      logger,
      announce: (line) => process.stdout.write(`${line}\n`),
      routes: (app) => appendRoute(app, name, stores.appendForOthers),
    });
    await running.listen({ host: settings.host, port: settings.port });
    const relay = relayWhenReady(service, stores, kafka, log);
    return {
      ...running,
      async close() {
        await running.close();
        await relay.stop();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Kafka may be away at the start: writes go on, and the relay begins when it is there. A topic that would forget ends the process. */
function relayWhenReady(service: Service, stores: Stores, kafka: KafkaSettings, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let relay: Relay | undefined;
  const outlet = openOutlet({ kafka, service: service.name, log });
  const started = (async () => {
    await checkedTopic(service.name, kafka, log, stopping.signal);
    if (stopping.signal.aborted) return;
    relay = startRelay(service, stores, outlet satisfies EventPublisher, log);
  })();
  const untell = registerRelayMetrics(service.name, async () => relay?.lag());
  return {
    async stop() {
      stopping.abort();
      untell();
      await started;
      await relay?.stop();
      await outlet.close();
    },
  };
}

async function checkedTopic(service: string, kafka: KafkaSettings, log: Log, signal: AbortSignal): Promise<void> {
  for (let pause = 250; !signal.aborted; pause = Math.min(pause * 2, 5_000)) {
    try {
      return await ensureTopic(kafka, service, log);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) {
        log.fatal({ error }, "the topic of this service cannot be used");
        process.exit(1);
      }
      log.warn({ error }, "Kafka is not there yet");
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
}

/** Where other replicas reach this one. */
function replicaAddress({ replicaUrl, host, port }: ServiceProcess["settings"]): string {
  if (replicaUrl) return replicaUrl;
  const own = Object.values(networkInterfaces()).flat();
  const outside = own.find((one) => one && !one.internal && one.family === "IPv4")?.address;
  const reached = host === "0.0.0.0" || host === "::" ? (outside ?? "127.0.0.1") : host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}`;
}
