// The adapters over MongoDB keep the contract of every port.
import type { Blobs, Subscriptions } from "@isotrail/eventsourcing";
import {
  aggregateStoreContract,
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
  sumsContract,
  viewsContract,
} from "@isotrail/eventsourcing/testing";
import { describeMongodb, ownDatabase } from "./testing.ts";

const absent = () => {
  throw new Error("this is another server's part");
};
const growing = { length: absent, append: absent, finish: absent };
const noBlobs: Blobs = { write: absent, read: absent, size: absent, remove: absent, list: absent, growing };
const noSubscriptions: Subscriptions = { subscribe: absent };

const adapters: OpenAdapters = async () => {
  const database = ownDatabase(CONTRACT_SERVICE);
  return {
    open: async () => ({ ...(await database.open()), blobs: noBlobs }),
    subscriptions: () => noSubscriptions,
    remove: database.remove,
  };
};

describeMongodb("on MongoDB", () => {
  for (const contract of [
    eventLogContract,
    viewsContract,
    claimRacesContract,
    claimsContract,
    idsContract,
    personalDataKeysContract,
    checkpointsContract,
    parkedEventsContract,
    aggregateStoreContract,
    leaseContract,
    lookUpsContract,
    sumsContract,
    listingsContract,
  ])
    contract(adapters);
});
