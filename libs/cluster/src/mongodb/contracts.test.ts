// The adapters over MongoDB keep the contract of every port.
import type { Blobs, Feed } from "@isotrail/eventsourcing";
import {
  CONTRACT_SERVICE,
  claimsContract,
  eventLogContract,
  idsContract,
  journalContract,
  leaseContract,
  type MakePlace,
  parkedContract,
  positionsContract,
  sealsContract,
  viewsContract,
} from "@isotrail/eventsourcing/testing";
import { describeMongodb, ownDatabase } from "./testing.ts";

const absent = () => {
  throw new Error("this is another server's part");
};
const noBlobs: Blobs = { write: absent, read: absent, size: absent, remove: absent, list: absent };
const noFeed: Feed = { subscribe: absent };

const place: MakePlace = async () => {
  const database = ownDatabase(CONTRACT_SERVICE);
  return {
    open: async () => ({ ...(await database.open()), blobs: noBlobs }),
    feed: () => noFeed,
    remove: database.remove,
  };
};

describeMongodb("on MongoDB", () => {
  for (const contract of [
    eventLogContract,
    viewsContract,
    claimsContract,
    idsContract,
    sealsContract,
    positionsContract,
    parkedContract,
    journalContract,
    leaseContract,
  ])
    contract(place);
});
