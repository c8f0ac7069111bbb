// Reads and writes of one view, inside a transaction or outside of one.
import type { DatabaseSync } from "node:sqlite";
import type { Document, Keys } from "@isotrail/eventsourcing";

/** A document, and the JSON that is stored. */
export type Row = Document & { readonly keys: Keys; readonly json: string; readonly keysJson: string };

export const rowOf = (document: Document & { readonly keys: Keys }): Row => ({
  ...document,
  json: JSON.stringify(document.state),
  keysJson: JSON.stringify(document.keys),
});

export type ViewTable = ReturnType<typeof openTable>;

export function openTable(db: DatabaseSync, name: string, indexes: readonly string[]) {
  const documents = `"documents ${name}"`;
  const entries = `"keys ${name}"`;
  const one = db.prepare(`SELECT id, ord, version, state FROM ${documents} WHERE id = ?`);
  const range = db.prepare(`SELECT id, d.ord AS ord, version, state FROM ${entries} k JOIN ${documents} d USING (row)
    WHERE ix = ? AND value = ? AND k.ord > ? ORDER BY k.ord LIMIT ?`);
  const number = db.prepare(`SELECT count(*) AS number FROM ${entries} WHERE ix = ? AND value = ?`);

  const indexOf = (index: string) => {
    const at = indexes.indexOf(index);
    if (at === -1) throw new Error(`view ${name} has no index ${index}`);
    return at;
  };

  return {
    indexes,
    /** @throws Error for an index that the view does not have */
    checkKeys(keys: Keys) {
      for (const index of Object.keys(keys)) indexOf(index);
    },
    put: putting(db, documents, entries, indexOf),
    get: <State>(ids: readonly string[]) =>
      ids.flatMap((id) => {
        const row = one.get(id);
        return row ? [documentOf<State>(row)] : [];
      }),
    find: <State>(where: { index: string; value: string; after?: number; limit: number }) =>
      range.all(indexOf(where.index), where.value, where.after ?? 0, where.limit).map(documentOf<State>),
    count(index: string, values: readonly string[]) {
      const ix = indexOf(index);
      return new Map(values.map((value) => [value, Number(number.get(ix, value)?.number ?? 0)]));
    },
  };
}

/** Stores a document and its keys, unless the same or a newer version is there. */
function putting(db: DatabaseSync, documents: string, entries: string, indexOf: (index: string) => number) {
  const known = db.prepare(`SELECT row, ord, version, keys FROM ${documents} WHERE id = ?`);
  const insert = db.prepare(`INSERT INTO ${documents} (id, ord, version, state, keys) VALUES (?, ?, ?, ?, ?)`);
  const update = db.prepare(`UPDATE ${documents} SET ord = ?, version = ?, state = ?, keys = ? WHERE row = ?`);
  const addKey = db.prepare(`INSERT OR IGNORE INTO ${entries} VALUES (?, ?, ?, ?)`);
  const dropKey = db.prepare(`DELETE FROM ${entries} WHERE ix = ? AND value = ? AND ord = ? AND row = ?`);

  const pairs = (keys: Keys) =>
    Object.entries(keys).flatMap(([index, values]) => values.map((value) => [indexOf(index), value] as const));

  return ({ id, order, version, keys, json, keysJson }: Row): void => {
    const before = known.get(id);
    if (before && Number(before.version) >= version) return;
    if (!before) {
      const row = insert.run(id, order, version, json, keysJson).lastInsertRowid;
      for (const [ix, value] of pairs(keys)) addKey.run(ix, value, order, row);
      return;
    }
    const row = Number(before.row);
    update.run(order, version, json, keysJson, row);
    if (before.keys === keysJson && before.ord === order) return; // most changes leave the index as it is
    for (const [ix, value] of pairs(JSON.parse(String(before.keys)))) dropKey.run(ix, value, Number(before.ord), row);
    for (const [ix, value] of pairs(keys)) addKey.run(ix, value, order, row);
  };
}

const documentOf = <State>(row: Record<string, unknown>): Document<State> => ({
  id: String(row.id),
  order: Number(row.ord),
  version: Number(row.version),
  state: JSON.parse(String(row.state)) as State,
});
