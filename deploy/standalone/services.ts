// How the standalone process runs a service: on its folder of the data folder, behind a Unix socket.
import { openStores, openSubscriptions } from "@isotrail/embedded";
import { createLogger, type OpenService, openService, type Service } from "@isotrail/http";
import { services } from "../registry.ts";
import type { SystemKeys } from "./keys.ts";
import type { StandaloneSettings } from "./settings.ts";

/** Sockets lie in the data folder, which is the working folder: a long path would be cut off silently. */
export const socketOf = (service: string) => `${service}.sock`;

const publishers = Object.fromEntries(services.map((service) => [service.name, service]));

/** Opens a service on its own folder of the data folder and listens on its socket. */
export async function runService(
  service: Service,
  settings: StandaloneSettings,
  keys: SystemKeys,
): Promise<OpenService> {
  const logger = createLogger(settings.logLevel);
  const stores = await openStores({ folder: ".", service: service.name, sealKey: keys.seal });
  const subscriptions = openSubscriptions({ folder: ".", publishers, log: logger });
  const peers = Object.fromEntries((service.peers ?? []).map((peer) => [peer, `unix:${socketOf(peer)}`]));
  const internalKeys = keys.internal;
  const announce = (line: string) => process.stdout.write(`${line}\n`);
  const running = await openService(service, {
    stores,
    subscriptions,
    peers,
    settings,
    internalKeys,
    logger,
    announce,
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
