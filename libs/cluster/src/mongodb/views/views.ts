// Views: a collection for each, whose documents carry the values of their indexes as one list of plain texts.
import type { Document, Keys, Views } from "@isotrail/eventsourcing";
import { type AnyBulkWriteOperation, type Collection, type Db, MongoBulkWriteError } from "mongodb";
import { asking, isDuplicate, storeError } from "../errors.ts";
import { openPlaces, type PlaceDocument } from "./view-collections.ts";

/** The state is JSON text: whatever is in it, names with dots or $ and "__proto__" too, comes back as it was. */
export type ViewDocument = { _id: string; order: number; version: number; state: string; keys: string[] };

/** A collection's name is made of it. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,62}$/;
/** Ids in one question, documents in one write, and counts at once. */
const TOGETHER = 500;
const AT_ONCE = 16;

type Put = Document & { readonly keys: Keys };

export async function mongodbViews(
  db: Db,
  places: Collection<PlaceDocument>,
  processes: Parameters<typeof openPlaces>[2],
): Promise<Views & { close(): Promise<void> }> {
  const shapes = new Map<string, readonly string[]>();
  const at = openPlaces(db, places, processes);
  const collection = (name: string) => db.collection<ViewDocument>(name);

  function check(view: string, index?: string): void {
    const indexes = shapes.get(view);
    if (!indexes) throw new Error(`view ${view} is not declared`);
    if (index !== undefined && !indexes.includes(index)) throw new Error(`view ${view} has no index ${index}`);
  }
  const read = async (view: string) => {
    check(view);
    return collection((await at.place(view)).stored);
  };

  return {
    async open(given) {
      for (const { name, indexes } of given) {
        if (!NAME.test(name)) throw new Error(`a view cannot be named ${JSON.stringify(name)}`);
        await at.declare(name, indexes);
        shapes.set(name, indexes);
      }
    },
    async putIfNewer(view, documents) {
      check(view);
      for (const { keys } of documents) for (const index of Object.keys(keys)) check(view, index);
      const ready = documents.map(documentOf);
      await at.writing(view, async ({ stored, beside }) => {
        await put(collection(stored), ready);
        if (beside) await put(collection(beside), ready);
      });
    },
    get: async <State>(view: string, ids: readonly string[]) => get<State>(await read(view), ids),
    async find<State>(view: string, where: { index: string; value: string; after?: number; limit: number }) {
      check(view, where.index);
      const query = { keys: { $eq: keyOf(where.index, where.value) }, order: { $gt: where.after ?? 0 } };
      const found = (await read(view)).find(query, { sort: { order: 1 }, limit: where.limit, projection: { keys: 0 } });
      return (await asking(() => found.toArray())).map(stateOf<State>);
    },
    async countMany(view, index, values) {
      check(view, index);
      const from = await read(view);
      const counts = new Map<string, number>();
      const left = [...new Set(values)];
      for (const value of left) counts.set(value, 0);
      const count = async () => {
        for (let value = left.pop(); value !== undefined; value = left.pop()) {
          const query = { keys: { $eq: keyOf(index, value) } };
          counts.set(value, await asking(() => from.countDocuments(query)));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, count));
      return counts;
    },
    async rebuild(view) {
      check(view);
      const building = await at.rebuild(view);
      const into = collection(building.name);
      return {
        views: {
          get: (_view, ids) => get(into, ids),
          putIfNewer: (_view, documents) => put(into, documents.map(documentOf)),
        },
        finish: building.finish,
        discard: building.discard,
      };
    },
    close: at.close,
  };
}

async function get<State>(from: Collection<ViewDocument>, ids: readonly string[]): Promise<Document<State>[]> {
  const there = new Map<string, ViewDocument>();
  const asked = [...new Set(ids)].filter((id) => !id.includes("\u0000")); // no document has such an id
  for (let first = 0; first < asked.length; first += TOGETHER) {
    const some = asked.slice(first, first + TOGETHER);
    const query = { _id: some.length === 1 && some[0] !== undefined ? { $eq: some[0] } : { $in: some } };
    const found = from.find(query, { projection: { keys: 0 } });
    for (const document of await asking(() => found.toArray())) there.set(document._id, document);
  }
  return ids.flatMap((id) => {
    const document = there.get(id);
    return document ? [stateOf<State>(document)] : [];
  });
}

/** Each document goes in unless the same or a newer version is there. */
async function put(into: Collection<ViewDocument>, documents: readonly ViewDocument[]): Promise<void> {
  const newest = new Map<string, ViewDocument>();
  for (const document of documents)
    if (document.version > (newest.get(document._id)?.version ?? 0)) newest.set(document._id, document);
  const all = [...newest.values()];
  for (let first = 0; first < all.length; first += TOGETHER) {
    const refused = await replaced(into, all.slice(first, first + TOGETHER), true);
    // the same or a newer version is there, or an older one came at the same moment: that one is replaced now
    if (refused.length > 0) await replaced(into, refused, false);
  }
}

/** @returns the documents whose id was taken */
async function replaced(
  into: Collection<ViewDocument>,
  documents: readonly ViewDocument[],
  upsert: boolean,
): Promise<ViewDocument[]> {
  const operations = documents.map(
    (replacement): AnyBulkWriteOperation<ViewDocument> => ({
      replaceOne: { filter: { _id: replacement._id, version: { $lt: replacement.version } }, replacement, upsert },
    }),
  );
  try {
    await asking(() => into.bulkWrite(operations, { ordered: false }));
    return [];
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || !isDuplicate(error)) throw error;
    const failed = [error.writeErrors].flat();
    const other = failed.find(({ code }) => code !== error.code);
    if (other) throw storeError(other.err ?? error);
    return failed.flatMap(({ index }) => documents[index] ?? []);
  }
}

/** The text under which an index's value stands: never an operator or a pattern, and without a NUL. */
const keyOf = (index: string, value: string) => `${index}=${JSON.stringify(value)}`;

function documentOf({ id, order, version, state, keys }: Put): ViewDocument {
  if (id.includes("\u0000")) throw new Error("an id has no NUL");
  const texts = Object.entries(keys).flatMap(([index, values]) => values.map((value) => keyOf(index, value)));
  return { _id: id, order, version, state: JSON.stringify(state), keys: [...new Set(texts)] };
}

const stateOf = <State>({ _id: id, order, version, state }: ViewDocument): Document<State> => ({
  id,
  order,
  version,
  state: JSON.parse(state) as State,
});
