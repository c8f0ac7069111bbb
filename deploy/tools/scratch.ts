// What verify compares with, in a temporary SQLite file: every stream folded, compact digests of the public events, claims.
// So memory does not grow with the data; the file has each state once, about 60 bytes for each event and for each claim.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

const SCHEMA = `
PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA cache_size=-65536;
CREATE TABLE streams (stream TEXT PRIMARY KEY, version INTEGER NOT NULL, position INTEGER NOT NULL, state TEXT) STRICT;
CREATE TABLE keys (view TEXT NOT NULL, ix TEXT NOT NULL, value TEXT NOT NULL, id TEXT NOT NULL,
  PRIMARY KEY (view, ix, value, id)) STRICT, WITHOUT ROWID;
CREATE TABLE claims (key TEXT PRIMARY KEY, stream TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE events (position INTEGER NOT NULL, ix INTEGER NOT NULL, digest BLOB NOT NULL, seen INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (position, ix)) STRICT, WITHOUT ROWID;
CREATE TABLE subjects (subject TEXT PRIMARY KEY, part INTEGER NOT NULL, position INTEGER NOT NULL, ix INTEGER NOT NULL)
  STRICT, WITHOUT ROWID;`;

/** A stream as the log tells it: its newest version, where that commit is, its state; undefined where nothing was folded. */
export type Folded = {
  readonly stream: string;
  readonly version: number;
  readonly position: number;
  readonly state: unknown;
};
/** How far a subject's story has come on the topic, and in which partition. */
export type Told = { readonly partition: number; readonly position: number; readonly index: number };

/** A scratch file of its own, which goes with `close`. */
export class Scratch {
  readonly #folder = mkdtempSync(join(tmpdir(), "isotrail-verify-"));
  readonly #db = new DatabaseSync(join(this.#folder, "scratch.db"));
  readonly #statements = new Map<string, StatementSync>();

  constructor() {
    this.#db.exec(SCHEMA);
  }

  /** Prepared once. */
  #sql(text: string): StatementSync {
    const known = this.#statements.get(text) ?? this.#db.prepare(text);
    this.#statements.set(text, known);
    return known;
  }

  /** Many changes at once: thousands of times as quick as one by one. */
  together(work: () => void): void {
    this.#db.exec("BEGIN");
    try {
      work();
    } finally {
      this.#db.exec("COMMIT");
    }
  }

  stream(name: string): Folded | undefined {
    const row = this.#sql("SELECT * FROM streams WHERE stream = ?").get(name);
    return row && foldedOf(row);
  }

  putStream({ stream, version, position, state }: Folded): void {
    const text = state === undefined ? null : JSON.stringify(state);
    this.#sql("INSERT OR REPLACE INTO streams VALUES (?, ?, ?, ?)").run(stream, version, position, text);
  }

  /** All streams in order of their names, in pages of at most `limit`. */
  *streams(limit: number): Generator<Folded[], void> {
    const some = this.#sql("SELECT * FROM streams WHERE stream > ? ORDER BY stream LIMIT ?");
    for (let after = ""; ; ) {
      const page = some.all(after, limit).map(foldedOf);
      if (page.length === 0) return;
      yield page;
      after = page.at(-1)?.stream ?? after;
    }
  }

  putKey(view: string, index: string, value: string, id: string): void {
    this.#sql("INSERT OR IGNORE INTO keys VALUES (?, ?, ?, ?)").run(view, index, value, id);
  }

  /** How many documents each value of an index must find, in pages of at most `limit` values. */
  *keys(view: string, index: string, limit: number): Generator<Map<string, number>, void> {
    const counts = this.#sql(
      "SELECT value, count(*) AS number FROM keys WHERE view = ? AND ix = ? AND value > ? GROUP BY value ORDER BY value LIMIT ?",
    );
    for (let after = ""; ; ) {
      const rows = counts.all(view, index, after, limit);
      if (rows.length === 0) return;
      yield new Map(rows.map((row) => [String(row.value), Number(row.number)]));
      after = String(rows.at(-1)?.value);
    }
  }

  idsUnder(view: string, index: string, value: string): Set<string> {
    const rows = this.#sql("SELECT id FROM keys WHERE view = ? AND ix = ? AND value = ?").all(view, index, value);
    return new Set(rows.map(({ id }) => String(id)));
  }

  putClaim(key: string, stream: string): void {
    this.#sql("INSERT OR REPLACE INTO claims VALUES (?, ?)").run(key, stream);
  }

  claimant(key: string): string | undefined {
    const row = this.#sql("SELECT stream FROM claims WHERE key = ?").get(key);
    return row && String(row.stream);
  }

  putEvent(position: number, index: number, digest: Uint8Array): void {
    this.#sql("INSERT OR REPLACE INTO events (position, ix, digest) VALUES (?, ?, ?)").run(position, index, digest);
  }

  event(position: number, index: number): { digest: Uint8Array; seen: boolean } | undefined {
    const row = this.#sql("SELECT digest, seen FROM events WHERE position = ? AND ix = ?").get(position, index);
    return row && { digest: row.digest as Uint8Array, seen: row.seen === 1 };
  }

  markEvent(position: number, index: number): void {
    this.#sql("UPDATE events SET seen = 1 WHERE position = ? AND ix = ?").run(position, index);
  }

  *unseenTo(position: number): Generator<{ position: number; index: number }> {
    const unseen = "SELECT position, ix FROM events WHERE seen = 0 AND position <= ? ORDER BY position, ix";
    for (const row of this.#sql(unseen).iterate(position))
      yield { position: Number(row.position), index: Number(row.ix) };
  }

  told(subject: string): Told | undefined {
    const row = this.#sql("SELECT part, position, ix FROM subjects WHERE subject = ?").get(subject);
    return row && { partition: Number(row.part), position: Number(row.position), index: Number(row.ix) };
  }

  putTold(subject: string, { partition, position, index }: Told): void {
    this.#sql("INSERT OR REPLACE INTO subjects VALUES (?, ?, ?, ?)").run(subject, partition, position, index);
  }

  close(): void {
    this.#db.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const foldedOf = (row: Record<string, unknown>): Folded => ({
  stream: String(row.stream),
  version: Number(row.version),
  position: Number(row.position),
  state: typeof row.state === "string" ? JSON.parse(row.state) : undefined,
});
