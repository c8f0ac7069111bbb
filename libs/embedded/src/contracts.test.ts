// The embedded adapters keep the contract of every port.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  aggregateStoreContract,
  blobsContract,
  CONTRACT_SERVICE,
  checkpointsContract,
  claimRacesContract,
  claimsContract,
  eventLogContract,
  idsContract,
  leaseContract,
  listingsContract,
  lookUpsContract,
  type OpenAdapters,
  parkedEventsContract,
  personalDataKeysContract,
  relayContract,
  subscriptionsContract,
  sumsContract,
  viewsContract,
} from "@isotrail/eventsourcing/testing";
import { openStores, openSubscriptions } from "./embedded.ts";
import { TEST_SEAL_KEY } from "./testing.ts";

const adapters: OpenAdapters = async () => {
  const folder = await mkdtemp(join(tmpdir(), "isotrail-"));
  return {
    open: () => openStores({ folder, service: CONTRACT_SERVICE, sealKey: TEST_SEAL_KEY }),
    subscriptions: (publisher) => openSubscriptions({ folder, publishers: { [CONTRACT_SERVICE]: publisher } }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

for (const contract of [
  eventLogContract,
  viewsContract,
  claimRacesContract,
  claimsContract,
  idsContract,
  personalDataKeysContract,
  checkpointsContract,
  parkedEventsContract,
  blobsContract,
  subscriptionsContract,
  relayContract,
  aggregateStoreContract,
  leaseContract,
  lookUpsContract,
  sumsContract,
  listingsContract,
])
  contract(adapters);
