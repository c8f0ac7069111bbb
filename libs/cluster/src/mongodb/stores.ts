// What one service keeps in MongoDB: a database of its own, its collections and their indexes.
import { randomUUID } from "node:crypto";
import { type Clock, checkSealKey, type Stores } from "@isotrail/eventsourcing";
import type { Collection, Db } from "mongodb";
import {
  mongodbCheckpoints,
  mongodbParkedEvents,
  PARKED_INDEXES,
  type ParkedDocument,
  type PositionDocument,
} from "./checkpoints.ts";
import { CLAIM_INDEXES, type ClaimDocument, mongodbClaims } from "./claims/claims.ts";
import { connectMongodb, type Log } from "./connect.ts";
import { asking, isDuplicate } from "./errors.ts";
import { type IdDocument, mongodbIds } from "./ids.ts";
import { type LeaseDocument, mongodbLease } from "./lease/lease.ts";
import { COMMIT_INDEXES, type CommitDocument } from "./log/commit-document.ts";
import type { Replica } from "./log/forward.ts";
import { type MongodbLog, mongodbLog } from "./log/log.ts";
import { type KeyDocument, mongodbPersonalDataKeys } from "./personal-data-keys.ts";
import { keysIn } from "./stored-keys.ts";
import type { PlaceDocument, ProcessDocument } from "./views/view-collections.ts";
import { mongodbViews } from "./views/views.ts";

export type MongodbStoresOptions = {
  /** TLS and credentials are in it. */
  readonly url: string;
  /** The database is `<prefix>_<service>`, with _ for -. */
  readonly databasePrefix: string;
  readonly service: string;
  /** 32 bytes that wrap the keys of subjects. */
  readonly sealKey: Uint8Array;
  readonly clock?: Clock;
  readonly log: Log;
  /** Where other replicas reach this one, and how to send commits to another. Absent: a sole process. */
  readonly replica?: Replica;
};

export type MongodbStores = Omit<Stores, "blobs"> & Pick<MongodbLog, "appendForOthers">;

/** @throws StoreUnavailable when the server cannot be reached (try again); Error when the seal key is the wrong one */
export async function openMongodbStores(options: MongodbStoresOptions): Promise<MongodbStores> {
  const { service } = options;
  if (!/^[a-z][a-z0-9-]*$/.test(service)) throw new Error(`a service cannot be named ${service}`);
  const mongodb = await connectMongodb(options);
  try {
    return await portsOn(mongodb.database(service), options, mongodb.close);
  } catch (error) {
    await mongodb.close();
    throw error;
  }
}

async function portsOn(db: Db, options: MongodbStoresOptions, disconnect: () => Promise<void>): Promise<MongodbStores> {
  const { service, sealKey, replica, clock = { now: Date.now } } = options;
  const commits = db.collection<CommitDocument>("commits");
  const claims = db.collection<ClaimDocument>("claims");
  const parked = db.collection<ParkedDocument>("parked");
  const keys = db.collection<KeyDocument>("keys");
  checkSealKey(sealKey, { service, keys: await keysIn(keys, 1) }); // first: with a wrong one nothing is made
  const [id, personalDataKeys] = await Promise.all([
    logId(db.collection("facts")),
    mongodbPersonalDataKeys(keys, sealKey),
    indexed(commits, COMMIT_INDEXES),
    indexed(claims, CLAIM_INDEXES),
    indexed(parked, PARKED_INDEXES),
  ]);
  const leases = mongodbLease(db.collection<LeaseDocument>("leases"), replica?.address ?? "");
  const {
    log: eventLog,
    appendForOthers,
    close: closeLog,
  } = await mongodbLog({ id, service, commits, leases, clock, replica });
  const ids = mongodbIds(db.collection<IdDocument>("ids"));
  const places = db.collection<PlaceDocument>("views");
  const views = await mongodbViews(db, places, db.collection<ProcessDocument>("processes"));

  let closed: Promise<void> | undefined;
  async function close(): Promise<void> {
    leases.close();
    await closeLog();
    await ids.handBack().catch(() => {}); // the rest of a block is skipped then
    await views.close();
    personalDataKeys.close();
    await disconnect();
  }
  return {
    eventLog,
    appendForOthers,
    views,
    claims: mongodbClaims(claims),
    ids,
    personalDataKeys,
    checkpoints: mongodbCheckpoints(db.collection<PositionDocument>("positions")),
    parkedEvents: mongodbParkedEvents(parked),
    lease: leases,
    clock,
    close() {
      closed ??= close();
      return closed;
    },
  };
}

type Index = { readonly key: Readonly<Record<string, 1>>; readonly unique?: boolean };

async function indexed<T extends object>(collection: Collection<T>, indexes: readonly Index[]): Promise<void> {
  for (const { key, unique = false } of indexes) await asking(() => collection.createIndex({ ...key }, { unique }));
}

/** Made once; of two processes that open a new database at once the unique insert decides. */
async function logId(facts: Collection<{ _id: string; value: string }>): Promise<string> {
  for (;;) {
    const known = await asking(() => facts.findOne({ _id: "log id" }));
    if (known) return known.value;
    try {
      await asking(() => facts.insertOne({ _id: "log id", value: randomUUID() }));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
}
