// Reads and writes of one view, inside a transaction or outside of one.
import type { DatabaseSync } from "node:sqlite";
import type { Document, Keys, Listing, ViewEntry, ViewShape } from "@isotrail/eventsourcing";
import { readListings } from "./listings.ts";

/** An entry, and the JSON that is stored. */
export type Row = ViewEntry & { readonly json: string };

export const rowOf = (entry: ViewEntry): Row => ({ ...entry, json: JSON.stringify(entry.state) });

export type ViewTable = ReturnType<typeof openTable>;

export function openTable(db: DatabaseSync, shape: ViewShape) {
  const { name } = shape;
  const documents = `"documents ${name}"`;
  const entries = `"keys ${name}"`;
  const numbers = numbersOf(shape);
  const one = db.prepare(`SELECT id, ord, version, state FROM ${documents} WHERE id = ?`);
  const number = db.prepare(`SELECT count(*) AS number FROM ${entries} WHERE ix = ? AND value = ?`);
  const listings = readListings(db, { documents, entries }, numbers);

  return {
    shape,
    /** @throws Error for an index that the view does not have */
    checkKeys(keys: Keys) {
      for (const index of Object.keys(keys)) numbers(index);
    },
    put: putting(db, { documents, entries }, shape),
    get: <State>(ids: readonly string[]) =>
      ids.flatMap((id) => {
        const row = one.get(id);
        return row ? [documentOf<State>(row)] : [];
      }),
    find: <State>(listing: Listing & { readonly limit: number }) => listings.find(listing).map(documentOf<State>),
    count: listings.count,
    place: listings.place,
    countMany(index: string, values: readonly string[]) {
      const ix = numbers(index);
      return new Map(values.map((value) => [value, Number(number.get(ix, value)?.number ?? 0)]));
    },
  };
}

/** The number of an index in the table of keys; those by change come behind the others. */
const numbersOf =
  ({ name, indexes, byChange = [] }: ViewShape) =>
  (index: string, changed?: number): number => {
    const at = changed === undefined ? indexes.indexOf(index) : byChange.indexOf(index);
    if (at === -1) throw new Error(`view ${name} has no index ${index}${changed === undefined ? "" : " by change"}`);
    return changed === undefined ? at : indexes.length + at;
  };

type Tables = { readonly documents: string; readonly entries: string };

/** Stores a document and its keys, unless the same or a newer version is there. */
function putting(db: DatabaseSync, { documents, entries }: Tables, shape: ViewShape) {
  const known = db.prepare(`SELECT row, ord, version, keys FROM ${documents} WHERE id = ?`);
  const insert = db.prepare(`INSERT INTO ${documents} (id, ord, version, state, keys) VALUES (?, ?, ?, ?, ?)`);
  const update = db.prepare(`UPDATE ${documents} SET ord = ?, version = ?, state = ?, keys = ? WHERE row = ?`);
  const addKey = db.prepare(`INSERT OR IGNORE INTO ${entries} VALUES (?, ?, ?, ?)`);
  const dropKey = db.prepare(`DELETE FROM ${entries} WHERE ix = ? AND value = ? AND ord = ? AND row = ?`);
  const { stored, read } = keysText(shape);

  function replaceKeys(at: number, before: Listed, row: Row) {
    const old = byText(keysOf(shape, before));
    const now = byText(keysOf(shape, row));
    for (const [key, [ix, value, ord]] of old) if (!now.has(key)) dropKey.run(ix, value, ord, at);
    for (const [key, [ix, value, ord]] of now) if (!old.has(key)) addKey.run(ix, value, ord, at);
  }

  return (row: Row): void => {
    const { id, order, version, json } = row;
    const before = known.get(id);
    if (before && Number(before.version) >= version) return;
    const text = stored(row);
    if (!before) {
      const at = insert.run(id, order, version, json, text).lastInsertRowid;
      for (const [ix, value, ord] of keysOf(shape, row)) addKey.run(ix, value, ord, at);
      return;
    }
    const at = Number(before.row);
    update.run(order, version, json, text, at);
    if (before.keys === text && before.ord === order) return; // most changes leave the index as it is
    replaceKeys(at, read(before), row);
  };
}

type Listed = Pick<ViewEntry, "keys" | "order" | "changed">;
/** The number of an index, a value, and the position under it. */
type Key = readonly [ix: number, value: string, ord: number];

const byText = (keys: readonly Key[]) => new Map(keys.map((key) => [JSON.stringify(key), key]));

function keysOf(shape: ViewShape, { keys, order, changed = 0 }: Listed): Key[] {
  const number = numbersOf(shape);
  const { byChange = [] } = shape;
  return Object.entries(keys).flatMap(([index, values]) =>
    values.flatMap((value): Key[] => [
      [number(index), value, order],
      ...(byChange.includes(index) ? [[number(index, changed), value, changed] as const] : []),
    ]),
  );
}

/** What is kept beside a document, so that its keys are found when it changes. */
function keysText({ byChange = [] }: ViewShape) {
  const timed = byChange.length > 0;
  return {
    stored: ({ keys, changed = 0 }: Listed) => JSON.stringify(timed ? [keys, changed] : keys),
    read(row: Record<string, unknown>): Listed {
      const parsed = JSON.parse(String(row.keys));
      const [keys, changed] = timed ? parsed : [parsed, 0];
      return { keys, changed, order: Number(row.ord) };
    },
  };
}

const documentOf = <State>(row: Record<string, unknown>): Document<State> => ({
  id: String(row.id),
  order: Number(row.ord),
  version: Number(row.version),
  state: JSON.parse(String(row.state)) as State,
});
