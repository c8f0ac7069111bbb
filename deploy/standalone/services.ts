// How the standalone process runs a service: on its folder of the data folder, behind a Unix socket.
import { openStores, openSubscriptions } from "@isotrail/embedded";
import { createLogger, type OpenService, openService, type Service, type Settings } from "@isotrail/http";
import { type Owner, PEERS, publishers } from "../services.ts";
import type { SystemKeys } from "./keys.ts";

/** Sockets lie in the data folder, which is the working folder: a long path would be cut off silently. */
export const socketOf = (service: string) => `${service}.sock`;

/** Opens a service on its own folder of the data folder and listens on its socket. */
export async function runService(service: Service, settings: Settings, keys: SystemKeys): Promise<OpenService> {
  const logger = createLogger(settings.logLevel);
  const stores = await openStores({ folder: ".", service: service.name, sealKey: keys.seal });
  const subscriptions = openSubscriptions({ folder: ".", publishers, log: logger });
  const peers = Object.fromEntries(PEERS[service.name as Owner].map((peer) => [peer, `unix:${socketOf(peer)}`]));
  const running = await openService(service, {
    stores,
    subscriptions,
    peers,
    settings,
    internalKeys: keys.internal,
    logger,
  });
  await running.listen({ path: socketOf(service.name) });
  return {
    ...running,
    async close() {
      await running.close();
      await stores.close();
    },
  };
}
