// Reads the wrapped keys that services have stored: a seal key is tried on them before anything is made.
import type { StoredKeys, WrappedKey } from "@isotrail/eventsourcing";
import type { Collection } from "mongodb";
import { connectMongodb, type Log, withNul } from "./connect.ts";
import { call } from "./errors.ts";
import type { KeyDocument } from "./personal-data-keys.ts";

/** The first keys, the key of the keyed hash before all others. */
export async function keysIn(collection: Collection<KeyDocument>, limit: number): Promise<WrappedKey[]> {
  const found = await call(() => collection.find().sort({ _id: 1 }).limit(limit).toArray());
  return found.map(({ _id, id, wrapped }) => ({ subject: withNul(_id), id, wrapped }));
}

/**
 * Up to `limit` keys of each service; none of a service without any. Reads only.
 * @throws StoreUnavailable when no server answers; MongoServerError when it refuses our credentials
 */
export async function readStoredKeys(
  options: { url: string; databasePrefix: string; log: Log },
  services: readonly string[],
  limit: number,
): Promise<StoredKeys[]> {
  const mongodb = await connectMongodb(options);
  try {
    const found: StoredKeys[] = [];
    for (const service of services)
      found.push({ service, keys: await keysIn(mongodb.database(service).collection<KeyDocument>("keys"), limit) });
    return found;
  } finally {
    await mongodb.close();
  }
}
