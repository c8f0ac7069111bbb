// What verify compares with, in a temporary SQLite file: every stream folded, compact digests of the public events, claims.
// So memory does not grow with the data; the file has each state once, about 60 bytes for each event and for each claim.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

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

export type Scratch = ReturnType<typeof openScratch>;

export function openScratch() {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-verify-"));
  const db = new DatabaseSync(join(folder, "scratch.db"));
  db.exec(SCHEMA);
  const oneStream = db.prepare("SELECT * FROM streams WHERE stream = ?");
  const putStream = db.prepare("INSERT OR REPLACE INTO streams VALUES (?, ?, ?, ?)");
  const someStreams = db.prepare("SELECT * FROM streams WHERE stream > ? ORDER BY stream LIMIT ?");
  const putKey = db.prepare("INSERT OR IGNORE INTO keys VALUES (?, ?, ?, ?)");
  const counts = db.prepare(
    "SELECT value, count(*) AS number FROM keys WHERE view = ? AND ix = ? AND value > ? GROUP BY value ORDER BY value LIMIT ?",
  );
  const underKey = db.prepare("SELECT id FROM keys WHERE view = ? AND ix = ? AND value = ?");
  const putClaim = db.prepare("INSERT OR REPLACE INTO claims VALUES (?, ?)");
  const oneClaim = db.prepare("SELECT stream FROM claims WHERE key = ?");
  const putEvent = db.prepare("INSERT OR REPLACE INTO events (position, ix, digest) VALUES (?, ?, ?)");
  const oneEvent = db.prepare("SELECT digest, seen FROM events WHERE position = ? AND ix = ?");
  const markEvent = db.prepare("UPDATE events SET seen = 1 WHERE position = ? AND ix = ?");
  const unseen = db.prepare("SELECT position, ix FROM events WHERE seen = 0 AND position <= ? ORDER BY position, ix");
  const oneSubject = db.prepare("SELECT part, position, ix FROM subjects WHERE subject = ?");
  const putSubject = db.prepare("INSERT OR REPLACE INTO subjects VALUES (?, ?, ?, ?)");

  return {
    /** Many changes at once: thousands of times as quick as one by one. */
    together(work: () => void): void {
      db.exec("BEGIN");
      try {
        work();
      } finally {
        db.exec("COMMIT");
      }
    },
    stream(name: string): Folded | undefined {
      const row = oneStream.get(name);
      return row && foldedOf(row);
    },
    putStream({ stream, version, position, state }: Folded): void {
      putStream.run(stream, version, position, state === undefined ? null : JSON.stringify(state));
    },
    /** The streams after one of this name, in order of names, at most `limit`. */
    streamsAfter: (name: string, limit: number): Folded[] => someStreams.all(name, limit).map(foldedOf),
    putKey(view: string, index: string, value: string, id: string): void {
      putKey.run(view, index, value, id);
    },
    /** How many documents each value must find, for the values after one, at most `limit`. */
    keysAfter: (view: string, index: string, value: string, limit: number) =>
      new Map(counts.all(view, index, value, limit).map((row) => [String(row.value), Number(row.number)])),
    idsUnder: (view: string, index: string, value: string): Set<string> =>
      new Set(underKey.all(view, index, value).map(({ id }) => String(id))),
    putClaim(key: string, stream: string): void {
      putClaim.run(key, stream);
    },
    claimant(key: string): string | undefined {
      const row = oneClaim.get(key);
      return row && String(row.stream);
    },
    putEvent(position: number, index: number, digest: Uint8Array): void {
      putEvent.run(position, index, digest);
    },
    event(position: number, index: number): { digest: Uint8Array; seen: boolean } | undefined {
      const row = oneEvent.get(position, index);
      return row && { digest: row.digest as Uint8Array, seen: row.seen === 1 };
    },
    markEvent(position: number, index: number): void {
      markEvent.run(position, index);
    },
    *unseenTo(position: number): Generator<{ position: number; index: number }> {
      for (const row of unseen.iterate(position)) yield { position: Number(row.position), index: Number(row.ix) };
    },
    told(subject: string): Told | undefined {
      const row = oneSubject.get(subject);
      return row && { partition: Number(row.part), position: Number(row.position), index: Number(row.ix) };
    },
    putTold(subject: string, { partition, position, index }: Told): void {
      putSubject.run(subject, partition, position, index);
    },
    close(): void {
      db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const foldedOf = (row: Record<string, unknown>): Folded => ({
  stream: String(row.stream),
  version: Number(row.version),
  position: Number(row.position),
  state: typeof row.state === "string" ? JSON.parse(row.state) : undefined,
});
