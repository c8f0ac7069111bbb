// The tables of a view: one of documents and one of index keys, created, dropped and renamed together.
import type { DatabaseSync } from "node:sqlite";
import type { ViewShape } from "@isotrail/eventsourcing";

export const VIEWS_SCHEMA = `
CREATE TABLE IF NOT EXISTS shapes (name TEXT PRIMARY KEY, indexes TEXT NOT NULL) STRICT;`;

/** It becomes part of a table's name. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,62}$/;

/** @throws Error for a name that no table can have */
export function checkViewName(name: string): void {
  if (!NAME.test(name)) throw new Error(`a view cannot be named ${JSON.stringify(name)}`);
}

/** The name under which a view is rebuilt; no view can have it. */
export const copyOf = (view: string) => `${view}~`;

/** @throws Error when the view was stored with other indexes */
export function declareView(db: DatabaseSync, name: string, { indexes, byChange = [] }: Omit<ViewShape, "name">): void {
  const wanted = JSON.stringify(byChange.length > 0 ? { indexes, byChange } : indexes);
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

export function dropView(db: DatabaseSync, name: string): void {
  db.prepare("DELETE FROM shapes WHERE name = ?").run(name);
  db.exec(`DROP TABLE IF EXISTS "documents ${name}"; DROP TABLE IF EXISTS "keys ${name}"`);
}

/** The copy becomes the view; the old tables are dropped. */
export function replaceView(db: DatabaseSync, view: string, copy: string): void {
  db.exec(`DROP TABLE "documents ${view}"; DROP TABLE "keys ${view}";
    ALTER TABLE "documents ${copy}" RENAME TO "documents ${view}"; ALTER TABLE "keys ${copy}" RENAME TO "keys ${view}"`);
  db.prepare("DELETE FROM shapes WHERE name = ?").run(copy);
}
