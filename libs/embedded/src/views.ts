// Views: one table of documents and one of index keys per view, so that a listing is one range of one index.
import type { DatabaseSync } from "node:sqlite";
import type { Document, Keys, Views } from "@isotrail/eventsourcing";
import { reading, statements } from "./database.ts";
import type { GroupCommit } from "./group-commit.ts";

export const VIEWS_SCHEMA = `
CREATE TABLE IF NOT EXISTS shapes (name TEXT PRIMARY KEY, indexes TEXT NOT NULL) STRICT;`;

/** A table's name is made of it. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,62}$/;

type Table = ReturnType<typeof tableOf>;

export function sqliteViews(db: DatabaseSync, group: GroupCommit): Views {
  const tables = new Map<string, Table>();
  const rebuilding = new Map<string, Table>();
  const table = (view: string): Table => {
    const found = tables.get(view);
    if (!found) throw new Error(`view ${view} is not declared`);
    return found;
  };

  return {
    async open(shapes) {
      for (const { name, indexes } of shapes) {
        if (!NAME.test(name)) throw new Error(`a view cannot be named ${JSON.stringify(name)}`);
        await group.write(() => declare(db, name, indexes));
        tables.set(name, tableOf(db, name, indexes));
      }
    },
    async putIfNewer(view, documents) {
      const into = table(view);
      for (const { keys } of documents) into.check(keys);
      const ready = documents.map(readied);
      await group.write(() => {
        const beside = rebuilding.get(view);
        for (const document of ready) {
          table(view).put(document);
          beside?.put(document);
        }
      });
    },
    async rebuild(view) {
      const { indexes } = table(view);
      const name = besideOf(view);
      const beside = await group.write(() => {
        drop(db, name); // what a rebuild left that broke off
        declare(db, name, indexes);
        const made = tableOf(db, name, indexes);
        rebuilding.set(view, made);
        return made;
      });
      return {
        views: {
          get: (_view, ids) => reading(() => beside.get(ids)),
          putIfNewer: (_view, documents) =>
            group.write(() => {
              for (const document of documents) beside.put(readied(document));
            }),
        },
        finish: () =>
          group.write(() => {
            takePlace(db, name, view);
            rebuilding.delete(view);
            tables.set(view, tableOf(db, view, indexes));
          }),
        discard: () =>
          group.write(() => {
            rebuilding.delete(view);
            drop(db, name);
          }),
      };
    },
    get: (view, ids) => reading(() => table(view).get(ids)),
    find: (view, where) => reading(() => table(view).find(where)),
    countMany: (view, index, values) => reading(() => table(view).count(index, values)),
  };
}

type Readied = Document & { readonly keys: Keys; readonly json: string; readonly keysJson: string };

const readied = (document: Document & { readonly keys: Keys }): Readied => ({
  ...document,
  json: JSON.stringify(document.state),
  keysJson: JSON.stringify(document.keys),
});

/** No view can have such a name. */
const besideOf = (view: string) => `${view}~`;

function drop(db: DatabaseSync, name: string) {
  db.prepare("DELETE FROM shapes WHERE name = ?").run(name);
  db.exec(`DROP TABLE IF EXISTS "documents ${name}"; DROP TABLE IF EXISTS "keys ${name}"`);
}

function takePlace(db: DatabaseSync, from: string, view: string) {
  db.exec(`DROP TABLE "documents ${view}"; DROP TABLE "keys ${view}";
    ALTER TABLE "documents ${from}" RENAME TO "documents ${view}"; ALTER TABLE "keys ${from}" RENAME TO "keys ${view}"`);
  db.prepare("DELETE FROM shapes WHERE name = ?").run(from);
}

function declare(db: DatabaseSync, name: string, indexes: readonly string[]) {
  const wanted = JSON.stringify(indexes);
  const known = db.prepare("SELECT indexes FROM shapes WHERE name = ?").get(name);
  if (known && known.indexes !== wanted)
    throw new Error(`view ${name} was stored with the indexes ${known.indexes}; give it a new name with its new shape`);
  db.prepare("INSERT OR IGNORE INTO shapes VALUES (?, ?)").run(name, wanted);
  db.exec(`
    CREATE TABLE IF NOT EXISTS "documents ${name}" (
      row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ord INTEGER NOT NULL, version INTEGER NOT NULL,
      state TEXT NOT NULL, keys TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS "keys ${name}" (
      ix INTEGER NOT NULL, value TEXT NOT NULL, ord INTEGER NOT NULL, row INTEGER NOT NULL,
      PRIMARY KEY (ix, value, ord, row)) STRICT, WITHOUT ROWID;`);
}

function tableOf(db: DatabaseSync, name: string, indexes: readonly string[]) {
  const sql = statements(db);
  const documents = `"documents ${name}"`;
  const entries = `"keys ${name}"`;
  const known = sql(`SELECT row, ord, version, keys FROM ${documents} WHERE id = ?`);
  const one = sql(`SELECT id, ord, version, state FROM ${documents} WHERE id = ?`);
  const insert = sql(`INSERT INTO ${documents} (id, ord, version, state, keys) VALUES (?, ?, ?, ?, ?)`);
  const update = sql(`UPDATE ${documents} SET ord = ?, version = ?, state = ?, keys = ? WHERE row = ?`);
  const addKey = sql(`INSERT OR IGNORE INTO ${entries} VALUES (?, ?, ?, ?)`);
  const dropKey = sql(`DELETE FROM ${entries} WHERE ix = ? AND value = ? AND ord = ? AND row = ?`);
  const range = sql(`SELECT id, d.ord AS ord, version, state FROM ${entries} k JOIN ${documents} d USING (row)
    WHERE ix = ? AND value = ? AND k.ord > ? ORDER BY k.ord LIMIT ?`);
  const number = sql(`SELECT count(*) AS number FROM ${entries} WHERE ix = ? AND value = ?`);

  const indexOf = (index: string) => {
    const at = indexes.indexOf(index);
    if (at === -1) throw new Error(`view ${name} has no index ${index}`);
    return at;
  };
  const eachKey = (keys: Keys, each: (ix: number, value: string) => void) => {
    for (const index of Object.keys(keys)) for (const value of keys[index] ?? []) each(indexOf(index), value);
  };

  return {
    indexes,
    check(keys: Keys) {
      for (const index of Object.keys(keys)) indexOf(index);
    },
    put(document: Readied) {
      const { id, order, version, keys, json, keysJson } = document;
      const before = known.get(id);
      if (before && Number(before.version) >= version) return;
      if (!before) {
        const row = insert.run(id, order, version, json, keysJson).lastInsertRowid;
        eachKey(keys, (ix, value) => addKey.run(ix, value, order, row));
        return;
      }
      const row = Number(before.row);
      update.run(order, version, json, keysJson, row);
      if (before.keys === keysJson && before.ord === order) return; // most changes leave the index as it is
      eachKey(JSON.parse(String(before.keys)), (ix, value) => dropKey.run(ix, value, Number(before.ord), row));
      eachKey(keys, (ix, value) => addKey.run(ix, value, order, row));
    },
    get<State>(ids: readonly string[]): Document<State>[] {
      const found: Document<State>[] = [];
      for (const id of ids) {
        const row = one.get(id);
        if (row) found.push(documentOf<State>(row));
      }
      return found;
    },
    find<State>(where: { index: string; value: string; after?: number; limit: number }): Document<State>[] {
      return range.all(indexOf(where.index), where.value, where.after ?? 0, where.limit).map(documentOf<State>);
    },
    count(index: string, values: readonly string[]) {
      const ix = indexOf(index);
      return new Map(values.map((value) => [value, Number(number.get(ix, value)?.number ?? 0)]));
    },
  };
}

const documentOf = <State>(row: Record<string, unknown>): Document<State> => ({
  id: String(row.id),
  order: Number(row.ord),
  version: Number(row.version),
  state: JSON.parse(String(row.state)) as State,
});
