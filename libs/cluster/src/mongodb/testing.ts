// For tests: databases of their own on the MongoDB that MONGODB_URL names, gone at the end.
import { randomUUID } from "node:crypto";
import { MongoClient } from "mongodb";
import { afterAll, describe } from "vitest";
import { type MongodbStoresOptions, openMongodbStores } from "./stores.ts";

const url = process.env.MONGODB_URL;

/** A suite that needs MongoDB; without one it is skipped, and says so. Each test makes a database, which takes time. */
export const describeMongodb = (name: string, suite: () => void) =>
  url
    ? describe(name, { timeout: 120_000 }, () => {
        afterAll(endRemovals);
        suite();
      })
    : describe.skip(`${name} (skipped: MONGODB_URL names no MongoDB)`, suite);

export const silent = { warn() {}, error() {} };

/** One client for all removals. */
let removing: MongoClient | undefined;
export const endRemovals = async () => {
  await removing?.close();
  removing = undefined;
};

/** Options with a database of their own, and how to remove it. */
export function ownDatabase(service = "contract") {
  const databasePrefix = `test-${randomUUID().slice(0, 8)}`;
  const options = { url: url ?? "", databasePrefix, service, sealKey: new Uint8Array(32).fill(7), log: silent };
  return {
    options: options satisfies MongodbStoresOptions,
    open: (more: Partial<MongodbStoresOptions> = {}) => openMongodbStores({ ...options, ...more }),
    async remove() {
      removing ??= new MongoClient(options.url, { maxIdleTimeMS: 1_000 });
      await removing.db(`${databasePrefix}_${service}`).dropDatabase();
    },
  };
}
