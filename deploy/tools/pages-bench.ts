// Bench: a large view in MongoDB: its first page and all its pages, against a bare query of a collection with the same
// documents. Only a real MongoDB can show it. Part of npm run bench.
import { openMongodbStores } from "@isotrail/cluster";
import { MongoClient } from "mongodb";
import { median, say, seconds, told } from "../../test-e2e/bench/measure.ts";
import { benchServers, log, notMongodb } from "./servers-bench.ts";

const AIM = 0.5;
const ROUNDS = 5;
const PAGE = 500;
const VIEW = "samples-1";
const documents = Number(process.argv[2] ?? 100_000);
const servers = benchServers();
const { mongodbUrl, databasePrefix } = servers;

const document = (order: number) => ({
  id: String(order),
  order,
  version: 1,
  state: { sampleName: `ISO-${order}`, organism: "Listeria monocytogenes", strain: "EGD-e", project: "1" },
});

async function measure(): Promise<void> {
  const service = "catalog";
  const sealKey = new Uint8Array(32);
  const stores = await openMongodbStores({ url: mongodbUrl, databasePrefix, service, sealKey, log });
  await using client = new MongoClient(mongodbUrl, { readConcern: { level: "majority" } });
  const raw = client.db(`${databasePrefix}_raw`).collection("raw");
  try {
    await stores.views.open([{ name: VIEW, indexes: ["project"] }]);
    await raw.createIndex({ project: 1, order: 1 });
    for (let done = 0; done < documents; done += PAGE) {
      const some = Array.from({ length: Math.min(PAGE, documents - done) }, (_, n) => document(done + n + 1));
      await stores.views.putIfNewer(
        VIEW,
        some.map((one) => ({ ...one, keys: { project: ["1"] } })),
      );
      await raw.insertMany(some.map((one) => ({ ...one, project: "1" })));
    }
    const ours = async (after: number) =>
      (await stores.views.find(VIEW, { index: "project", value: "1", after, limit: PAGE })).at(-1)?.order;
    const bare = async (after: number) =>
      (
        await raw
          .find({ project: "1", order: { $gt: after } })
          .sort({ order: 1 })
          .limit(PAGE)
          .toArray()
      ).at(-1)?.order;
    await compare("the first page", (page) => page(0), ours, bare);
    await compare("all pages", all, ours, bare);
  } finally {
    await stores.close();
  }
}

type Page = (after: number) => Promise<number | undefined>;

const all = async (page: Page) => {
  for (let after: number | undefined = 0; after !== undefined; ) after = await page(after);
};

async function compare(what: string, read: (page: Page) => Promise<unknown>, ours: Page, bare: Page): Promise<void> {
  const times: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    times.push({ ours: await seconds(() => read(ours)), bare: await seconds(() => read(bare)) });
  const ratio = median(times.map((one) => one.bare / one.ours));
  told(`${what} of ${documents} documents, against a bare query`, ratio, "", "at least", AIM);
  for (const one of times) say(`       ${(one.ours * 1000).toFixed(1)} against ${(one.bare * 1000).toFixed(1)} ms`);
}

try {
  const reason = await notMongodb(mongodbUrl);
  if (reason) say(`not measured here: pages of ${documents} documents; ${reason}`);
  else await measure();
} finally {
  await servers.remove();
}
