// MongoDB: is it reachable, and do we have the rights that a service needs. What is made for a check is removed.
import { randomUUID } from "node:crypto";
import { type Collection, type Db, MongoClient, MongoServerError } from "mongodb";
import { type Finding, tried, warning } from "./finding.ts";

export type MongodbSettings = { readonly url: string; readonly databasePrefix: string };

const DUPLICATE_KEY = 11000;
const WRITE = { w: "majority", journal: true, wtimeoutMS: 10_000 } as const;
/** The oldest major version that still gets fixes. */
const OLDEST = 7;

const REACH = "see that MongoDB runs, and check the address, user and certificate in MONGODB_URL";
const RIGHTS = (database: string) => `give the user of MONGODB_URL the role readWrite on the database ${database}`;

export async function* mongodbChecks(
  { url, databasePrefix }: MongodbSettings,
  services: readonly string[],
): AsyncGenerator<Finding> {
  const client = new MongoClient(url, {
    appName: "isotrail-doctor",
    serverSelectionTimeoutMS: 5_000,
    connectTimeoutMS: 5_000,
    socketTimeoutMS: 15_000,
    readPreference: "primary",
    readConcern: { level: "majority" },
  });
  try {
    const reached = await tried("MongoDB", REACH, () => version(client));
    yield reached;
    if (reached.outcome === "failed") return;
    yield await tried("MongoDB keeps more than one copy", REACH, () => copies(client));
    for (const service of services) {
      const database = `${databasePrefix}_${service.replaceAll("-", "_")}`;
      yield await tried(`database ${database}`, RIGHTS(database), () => probe(client.db(database)));
    }
  } finally {
    await client.close().catch(() => {});
  }
}

async function version(client: MongoClient): Promise<Finding | string> {
  const started = performance.now();
  await client.db("admin").command({ ping: 1 });
  const answered = `answers in ${Math.round(performance.now() - started)} ms`;
  const { version: text } = await client.db("admin").command({ buildInfo: 1 });
  const seen = `version ${text} ${answered}`;
  if (Number.parseInt(String(text), 10) >= OLDEST) return seen;
  return warning("MongoDB", seen, `use MongoDB ${OLDEST} or later`);
}

async function copies(client: MongoClient): Promise<Finding | string> {
  const hello = await client.db("admin").command({ hello: 1 });
  const name = "MongoDB keeps more than one copy";
  if (hello.msg === "isdbgrid") return "it is a sharded cluster";
  if (!hello.setName)
    return warning(
      name,
      "it is a single server",
      "use a replica set of three: what a single server loses has no other copy",
    );
  const number = Array.isArray(hello.hosts) ? hello.hosts.length : 0;
  if (number >= 3) return `replica set ${hello.setName} with ${number} members`;
  return warning(
    name,
    `replica set ${hello.setName} has ${number} members`,
    "use three: with fewer, writes stop when one is down",
  );
}

/** A majority insert, a unique index, a conditional change, a read, a deletion: all that a service does. */
async function probe(db: Db): Promise<string> {
  const collection: Collection<{ _id: number; unique: string; version: number }> = db.collection(
    `doctor-${randomUUID()}`,
  );
  try {
    await collection.createIndex({ unique: 1 }, { unique: true });
    await collection.insertOne({ _id: 1, unique: "a", version: 1 }, { writeConcern: WRITE });
    await refusesTwice(collection, { _id: 1, unique: "b", version: 1 }, "_id");
    await refusesTwice(collection, { _id: 2, unique: "a", version: 1 }, "a unique index");
    const changed = await collection.updateOne(
      { _id: 1, version: 1 },
      { $set: { version: 2 } },
      { writeConcern: WRITE },
    );
    const again = await collection.updateOne({ _id: 1, version: 1 }, { $set: { version: 3 } }, { writeConcern: WRITE });
    if (changed.matchedCount !== 1 || again.matchedCount !== 0)
      throw new Error("a conditional change had the wrong result");
    const found = await collection.findOne({ _id: 1 });
    if (found?.version !== 2) throw new Error("a read did not return what was written");
    const { deletedCount } = await collection.deleteOne({ _id: 1 }, { writeConcern: WRITE });
    if (deletedCount !== 1) throw new Error("a deletion deleted nothing");
  } finally {
    await collection.drop({ writeConcern: WRITE }).catch(() => {});
  }
  return "indexes, inserts, conditional changes, reads and deletions work, with majority write concern";
}

async function refusesTwice<T extends { _id: number; unique: string; version: number }>(
  collection: Collection<T>,
  document: Parameters<Collection<T>["insertOne"]>[0],
  what: string,
): Promise<void> {
  try {
    await collection.insertOne(document, { writeConcern: WRITE });
  } catch (error) {
    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return;
    throw error;
  }
  throw new Error(`${what} accepted the same value twice: do not use this server`);
}
