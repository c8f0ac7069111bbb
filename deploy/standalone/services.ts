// Which services the standalone process runs, where each listens, and whom each calls and follows.
import { catalog } from "@isotrail/catalog";
import { openFeed, openStores } from "@isotrail/embedded";
import { lapseOpenClaims, type Publisher } from "@isotrail/eventsourcing";
import { files } from "@isotrail/files";
import { createLog, type OpenService, openService, type Service, type Settings } from "@isotrail/http";
import { runs } from "@isotrail/runs";
import type { SystemKeys } from "./keys.ts";

/** Sockets lie in the data folder, which is the working folder: a long path would be cut off silently. */
export const socketOf = (service: string) => `${service}.sock`;

const PEERS = { identity: [], catalog: ["identity"], runs: [], files: ["catalog", "runs"] } as const;
export type Owner = keyof typeof PEERS;

/** Those whose public events others follow. */
const publishers: Readonly<Record<string, Publisher>> = { catalog, files, runs };

/** Opens a service on its own folder of the data folder and listens on its socket. */
export async function runService(service: Service, settings: Settings, keys: SystemKeys): Promise<OpenService> {
  const logger = createLog(settings.logLevel);
  const stores = await openStores({ folder: ".", service: service.name, sealKey: keys.seal });
  await lapseOpenClaims(stores); // no other process writes to this folder
  const feed = openFeed({ folder: ".", publishers, log: logger });
  const peers = Object.fromEntries(PEERS[service.name as Owner].map((peer) => [peer, `unix:${socketOf(peer)}`]));
  const running = await openService(service, { stores, feed, peers, settings, internalKeys: keys.internal, logger });
  await running.listen({ path: socketOf(service.name) });
  return {
    ...running,
    async close() {
      await running.close();
      await stores.close();
    },
  };
}
