// How a process of the cluster runs a service: on MongoDB, Kafka and S3, with any number of replicas.

import { networkInterfaces } from "node:os";
import { openBlobs, openKafkaSubscriptions, openMongodbStores } from "@isotrail/cluster";
import type { Stores, Subscriptions } from "@isotrail/eventsourcing";
import {
  createLogger,
  type InternalKeys,
  internalIdentity,
  type OpenService,
  openService,
  type Service,
} from "@isotrail/http";
import { appendRoute, forwarding } from "./appends.ts";
import { relayWhenReady } from "./relay.ts";
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
    const blobs = await openBlobs({ s3, service });
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
export async function runService(service: Service, given: ServiceProcess, keys: ServiceKeys): Promise<OpenService> {
  const { settings } = given;
  const log = createLogger(settings.logLevel).child({ service: service.name });
  const { kafka } = serversOf(settings);
  const others = forwarding(service.name, internalIdentity(service.name, keys.internal));
  const replica = { address: replicaAddress(settings), forward: others.forward };
  const stores = await openServiceStores(service.name, settings, { sealKey: keys.seal, log, replica });
  const subscriptions = openKafkaSubscriptions({ kafka, log });
  const closeAll = async () => {
    await subscriptions.close();
    await others.close();
    await stores.close();
  };
  try {
    const running = await openOn({ ...stores, subscriptions }, service, given, keys);
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

type OpenStores = Awaited<ReturnType<typeof openServiceStores>>;

function openOn(
  { subscriptions, ...stores }: OpenStores & { readonly subscriptions: Subscriptions },
  service: Service,
  { settings, peers }: ServiceProcess,
  keys: ServiceKeys,
): Promise<OpenService> {
  return openService(service, {
    stores,
    subscriptions,
    peers,
    settings,
    internalKeys: keys.internal,
    logger: createLogger(settings.logLevel),
    announce: (line) => process.stdout.write(`${line}\n`),
    routes: (app) => appendRoute(app, service.name, stores.appendForOthers),
  });
}

/** Where other replicas reach this one. */
function replicaAddress({ replicaUrl, host, port }: ServiceProcess["settings"]): string {
  if (replicaUrl) return replicaUrl;
  const own = Object.values(networkInterfaces()).flat();
  const outside = own.find((one) => one && !one.internal && one.family === "IPv4")?.address;
  const reached = host === "0.0.0.0" || host === "::" ? (outside ?? "127.0.0.1") : host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}`;
}
