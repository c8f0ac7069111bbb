// Bench: commits through the log in MongoDB, against raw inserts of the same documents in the same batches into a
// collection with the same indexes on the same server. Part of npm run bench.
import { randomUUID } from "node:crypto";
import { openMongodbStores } from "@isotrail/cluster";
import type { NewCommit } from "@isotrail/eventsourcing";
import { Collection, type Document, MongoClient } from "mongodb";
import { median, say, seconds, told } from "../../test-e2e/bench/measure.ts";
import { benchServers, log } from "./servers-bench.ts";

const AIM = 0.5;
const ROUNDS = 3;
const WRITERS = 64;
/** One writer takes as many times as long. */
const ALONE = 10;
const DURABLE = { w: "majority", journal: true } as const;
const commits = Number(process.argv[2] ?? 4_000);
const servers = benchServers();
const { mongodbUrl, databasePrefix } = servers;

/** What the log inserts, batch by batch, and where: seen at the driver, so that the peer can do the same. */
const seen: { batches: Document[][]; collection: string; database: string } = {
  batches: [],
  collection: "",
  database: "",
};
for (const name of ["insertMany", "insertOne"] as const) {
  const original = Collection.prototype[name] as (this: Collection, ...rest: unknown[]) => unknown;
  Collection.prototype[name] = function (this: Collection, documents: Document | Document[], ...rest: unknown[]) {
    if (this.dbName === seen.database) {
      seen.batches.push(copied(documents));
      seen.collection = this.collectionName;
    }
    return original.call(this, documents, ...rest);
  } as never;
}
const copied = (documents: Document | Document[]): Document[] =>
  (Array.isArray(documents) ? documents : [documents]).map((one) => ({ ...one }));

function commit(stream: string, version: number): NewCommit {
  const bytes = new Uint8Array(200).fill(version);
  const trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const events = [{ type: "SampleChanged", bytes }];
  return { stream, version, commitId: randomUUID(), at: Date.now(), actor: "1", cause: randomUUID(), trace, events };
}

/** Each writer appends to a stream of its own, the next commit when the one before is stored. */
async function append(service: string, writers: number, number: number): Promise<number> {
  const sealKey = new Uint8Array(32);
  const stores = await openMongodbStores({ url: mongodbUrl, databasePrefix, service, sealKey, log });
  try {
    await stores.eventLog.append(commit("warm-up", 1), Date.now() + 10_000);
    Object.assign(seen, { batches: [], database: `${databasePrefix}_${service}` });
    let left = number;
    const writer = async (n: number) => {
      for (let version = 1; left-- > 0; version++)
        await stores.eventLog.append(commit(`sample-${n}`, version), Date.now() + 60_000);
    };
    const took = await seconds(() => Promise.all(Array.from({ length: writers }, (_, n) => writer(n))));
    seen.database = "";
    return number / took;
  } finally {
    await stores.close();
  }
}

/** The documents that were just appended, in the same batches. */
async function insert(service: string, batches: readonly Document[][]): Promise<number> {
  await using client = new MongoClient(mongodbUrl, { writeConcern: DURABLE });
  const appended = client.db(`${databasePrefix}_${service}`).collection(seen.collection);
  const raw = client.db(`${databasePrefix}_${service}_raw`).collection<Document>("raw");
  for (const { key, unique } of await appended.listIndexes().toArray())
    if (!("_id" in key)) await raw.createIndex(key, { unique: unique === true });
  await raw.insertOne({ _id: "warm-up" as never });
  const took = await seconds(async () => {
    for (const batch of batches) {
      const [only, ...more] = batch;
      if (only && more.length === 0) await raw.insertOne(only);
      else await raw.insertMany(batch, { ordered: true });
    }
  });
  return batches.flat().length / took;
}

async function compare(writers: number, number: number): Promise<void> {
  const rates: { ours: number; raw: number; batch: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const service = `w${writers}r${round}`;
    const ours = await append(service, writers, number);
    const { batches } = seen;
    rates.push({ ours, raw: await insert(service, batches), batch: batches.flat().length / batches.length });
  }
  const ratio = median(rates.map(({ ours, raw }) => ours / raw));
  const who = writers === 1 ? "1 writer" : `${writers} writers`;
  told(`${number} commits of ${who}, against raw inserts of the same batches`, ratio, "", "at least", AIM);
  for (const { ours, raw, batch } of rates)
    say(`       ${ours.toFixed(0)} against ${raw.toFixed(0)} commits a second, ${batch.toFixed(1)} in a batch`);
}

try {
  await compare(WRITERS, commits);
  await compare(1, Math.ceil(commits / ALONE));
} finally {
  await servers.remove();
}
