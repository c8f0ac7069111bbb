// The documents of one view in a collection: they carry the values of their indexes as one list of plain texts.
import type { Document, ViewEntry } from "@isotrail/eventsourcing";
import { type AnyBulkWriteOperation, type Collection, MongoBulkWriteError } from "mongodb";
import { call, isDuplicate, storeError } from "../errors.ts";

/** The state is JSON text: whatever is in it, names with dots or $ and "__proto__" too, is read back unchanged. */
export type ViewDocument = {
  _id: string;
  order: number;
  version: number;
  state: string;
  keys: string[];
  /** Where the view is also listed by change: when it last changed, and those keys that are listed so. */
  changed?: number;
  changedKeys?: string[];
};
export type ViewCollection = Collection<ViewDocument>;

export const WITHOUT_KEYS = { keys: 0, changedKeys: 0 } as const;

/** Ids in one query, and documents in one write. */
const BATCH_SIZE = 500;
/** Counts at once. */
const CONCURRENT_COUNTS = 16;

export async function getDocuments<State>(from: ViewCollection, ids: readonly string[]): Promise<Document<State>[]> {
  const found = new Map<string, ViewDocument>();
  for (const batch of batches([...new Set(ids)].filter(isPossible))) {
    const query = { _id: batch.length === 1 && batch[0] !== undefined ? { $eq: batch[0] } : { $in: batch } };
    const cursor = from.find(query, { projection: WITHOUT_KEYS });
    for (const document of await call(() => cursor.toArray())) found.set(document._id, document);
  }
  return ids.flatMap((id) => {
    const document = found.get(id);
    return document ? [stateOf<State>(document)] : [];
  });
}

export async function countDocuments(
  from: ViewCollection,
  index: string,
  values: readonly string[],
): Promise<Map<string, number>> {
  const left = [...new Set(values)];
  const counts = new Map(left.map((value) => [value, 0]));
  const count = async () => {
    for (let value = left.pop(); value !== undefined; value = left.pop()) {
      const query = { keys: { $eq: keyOf(index, value) } };
      counts.set(value, await call(() => from.countDocuments(query)));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_COUNTS }, count));
  return counts;
}

/** Each document goes in unless the same or a newer version is there. */
export async function putDocuments(into: ViewCollection, documents: readonly ViewDocument[]): Promise<void> {
  const newest = new Map<string, ViewDocument>();
  for (const document of documents)
    if (document.version > (newest.get(document._id)?.version ?? 0)) newest.set(document._id, document);
  for (const batch of batches([...newest.values()])) {
    const refused = await replaceOlder(into, batch, true);
    // the same or a newer version is there, or an older one came at the same moment: that one is replaced now
    if (refused.length > 0) await replaceOlder(into, refused, false);
  }
}

/** @returns the documents whose id was taken */
async function replaceOlder(
  into: ViewCollection,
  documents: readonly ViewDocument[],
  upsert: boolean,
): Promise<ViewDocument[]> {
  const operations = documents.map(
    (replacement): AnyBulkWriteOperation<ViewDocument> => ({
      replaceOne: { filter: { _id: replacement._id, version: { $lt: replacement.version } }, replacement, upsert },
    }),
  );
  try {
    await call(() => into.bulkWrite(operations, { ordered: false }));
    return [];
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || !isDuplicate(error)) throw error;
    const failed = [error.writeErrors].flat();
    const other = failed.find(({ code }) => code !== error.code);
    if (other) throw storeError(other.err ?? error);
    return failed.flatMap(({ index }) => documents[index] ?? []);
  }
}

/** @param byChange the indexes that are also listed by change */
export function documentOf(entry: ViewEntry, byChange: readonly string[]): ViewDocument {
  const { id, order, version, state, keys, changed = 0 } = entry;
  if (!isPossible(id)) throw new Error("an id has no NUL");
  const stored = { _id: id, order, version, state: JSON.stringify(state), keys: textsOf(Object.entries(keys)) };
  if (byChange.length === 0) return stored;
  const listedByChange = Object.entries(keys).filter(([index]) => byChange.includes(index));
  return { ...stored, changed, changedKeys: textsOf(listedByChange) };
}

const textsOf = (keys: readonly (readonly [string, readonly string[]])[]): string[] => [
  ...new Set(keys.flatMap(([index, values]) => values.map((value) => keyOf(index, value)))),
];

export const stateOf = <State>({
  _id: id,
  order,
  version,
  state,
}: Pick<ViewDocument, "_id" | "order" | "version" | "state">): Document<State> => ({
  id,
  order,
  version,
  state: JSON.parse(state) as State,
});

/** Not every compatible server takes a NUL. */
const isPossible = (id: string) => !id.includes("\u0000");

/** The text of an index's value: never an operator or a pattern, and without a NUL. */
export const keyOf = (index: string, value: string) => `${index}=${JSON.stringify(value)}`;

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let first = 0; first < all.length; first += BATCH_SIZE) yield all.slice(first, first + BATCH_SIZE);
}
