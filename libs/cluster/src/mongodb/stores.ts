// What one service keeps in MongoDB: a database of its own, its collections and their indexes.
import { randomUUID } from "node:crypto";
import { type Clock, checkSealKey, type Stores } from "@isotrail/eventsourcing";
import type { Collection, Db } from "mongodb";
import {
  type CheckpointDocument,
  mongodbCheckpoints,
  mongodbParkedEvents,
  PARKED_INDEXES,
  type ParkedDocument,
} from "./checkpoints.ts";
import { CLAIM_INDEXES, type ClaimDocument, mongodbClaims } from "./claims/claims.ts";
import { connectMongodb, type Log } from "./connect.ts";
import { call, isDuplicate } from "./errors.ts";
import { type IdDocument, mongodbIds } from "./ids.ts";
import { Leases } from "./lease/lease.ts";
import type { LeaseDocument } from "./lease/lease-document.ts";
import { COMMIT_INDEXES, type CommitDocument } from "./log/commit-document.ts";
import type { Replica } from "./log/forward.ts";
import { type MongodbLog, mongodbLog } from "./log/log.ts";
import { type KeyDocument, mongodbPersonalDataKeys } from "./personal-data-keys.ts";
import { keysIn } from "./stored-keys.ts";
import { mongodbViews } from "./views/views.ts";

export type MongodbStoresOptions = {
  /** With TLS and credentials. */
  readonly url: string;
  /** The database is `<prefix>_<service>`, with _ for -. */
  readonly databasePrefix: string;
  readonly service: string;
  /** 32 bytes that wrap the keys of subjects. */
  readonly sealKey: Uint8Array;
  readonly clock?: Clock;
  readonly log: Log;
  /** Where other replicas reach this one, and how to send commits to another. Absent: this is the only process. */
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
  const keys = db.collection<KeyDocument>("keys");
  checkSealKey(sealKey, { service, keys: await keysIn(keys, 1) }); // first: with a wrong one nothing is made
  const [{ commits, claims, parked }, id, personalDataKeys] = await Promise.all([
    openCollections(db),
    logId(db.collection("facts")),
    mongodbPersonalDataKeys(keys, sealKey),
  ]);
  const leases = new Leases(db.collection<LeaseDocument>("leases"), replica?.address ?? "");
  const log = await mongodbLog(id, { service, commits, leases, clock, replica });
  const ids = mongodbIds(db.collection<IdDocument>("ids"));
  const { close: closeViews, ...views } = mongodbViews(db);

  async function closeAll(): Promise<void> {
    leases.close();
    await log.close();
    await ids.handBack().catch(() => {}); // otherwise the rest of a block is skipped
    await closeViews();
    personalDataKeys.close();
    await disconnect();
  }
  let closing: Promise<void> | undefined;
  return {
    eventLog: log.eventLog,
    appendForOthers: log.appendForOthers,
    views,
    claims: mongodbClaims(claims),
    ids,
    personalDataKeys,
    checkpoints: mongodbCheckpoints(db.collection<CheckpointDocument>("checkpoints")),
    parkedEvents: mongodbParkedEvents(parked),
    lease: { run: (name, work, signal) => leases.run(name, work, signal) },
    clock,
    close() {
      closing ??= closeAll();
      return closing;
    },
  };
}

/** The collections with indexes of their own. */
async function openCollections(db: Db) {
  const commits = db.collection<CommitDocument>("commits");
  const claims = db.collection<ClaimDocument>("claims");
  const parked = db.collection<ParkedDocument>("parked");
  await Promise.all([
    createIndexes(commits, COMMIT_INDEXES),
    createIndexes(claims, CLAIM_INDEXES),
    createIndexes(parked, PARKED_INDEXES),
  ]);
  return { commits, claims, parked };
}

type Index = { readonly key: Readonly<Record<string, 1>>; readonly unique?: boolean };

async function createIndexes<T extends object>(collection: Collection<T>, indexes: readonly Index[]): Promise<void> {
  for (const { key, unique = false } of indexes) await call(() => collection.createIndex({ ...key }, { unique }));
}

/** Made once; of two processes that open a new database at once the unique insert decides. */
async function logId(facts: Collection<{ _id: string; value: string }>): Promise<string> {
  for (;;) {
    const known = await call(() => facts.findOne({ _id: "log id" }));
    if (known) return known.value;
    try {
      await call(() => facts.insertOne({ _id: "log id", value: randomUUID() }));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
}
