// The log of commits in SQLite: gapless positions, one (stream, version) once, commits of concurrent commands together.
import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type Clock, type EventLog, StoreFull, StoreUnavailable, VersionConflict } from "@isotrail/eventsourcing";
import type { FreeSpace } from "../folder/free-space.ts";
import { declined, type GroupCommit } from "../sqlite/group-commit.ts";
import { packEvents } from "./commit-bytes.ts";
import { logId, logReads } from "./reads.ts";

export const LOG_SCHEMA = `
CREATE TABLE IF NOT EXISTS commits (
  position INTEGER PRIMARY KEY, stream TEXT NOT NULL, version INTEGER NOT NULL, commit_id TEXT NOT NULL,
  at INTEGER NOT NULL, actor TEXT NOT NULL, client TEXT, cause TEXT NOT NULL, trace TEXT NOT NULL, events BLOB NOT NULL,
  UNIQUE (stream, version)) STRICT;
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`;

type Parts = {
  readonly db: DatabaseSync;
  readonly group: GroupCommit;
  readonly room: FreeSpace;
  readonly clock: Clock;
};

/** @returns the log, and a function that wakes readers in this thread that wait for a change */
export function sqliteLog(parts: Parts): { log: EventLog; wake(): void } {
  const { db } = parts;
  addClientColumn(db);
  db.prepare("INSERT OR IGNORE INTO facts VALUES ('log id', ?)").run(randomUUID());
  const reads = logReads(db);
  const waiting = new Set<() => void>();

  async function changed(position: number, signal: AbortSignal): Promise<void> {
    if ((await reads.head()) > position || signal.aborted) return; // the signal last: it may abort meanwhile
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = () => resolve();
    waiting.add(done);
    signal.addEventListener("abort", done, { once: true });
    await promise;
    waiting.delete(done);
    signal.removeEventListener("abort", done);
  }

  return {
    log: { id: logId(db), ...reads, append: appending(parts), changed },
    wake() {
      for (const resolve of waiting) resolve();
    },
  };
}

/** A log of before 2026-11-22 says of no commit through which client it came. */
function addClientColumn(db: DatabaseSync): void {
  const columns = db.prepare("SELECT name FROM pragma_table_info('commits')").all();
  if (!columns.some(({ name }) => name === "client")) db.exec("ALTER TABLE commits ADD COLUMN client TEXT");
}

function appending({ db, group, room, clock }: Parts): EventLog["append"] {
  const newest = db.prepare("SELECT max(version) AS version FROM commits WHERE stream = ?");
  const one = db.prepare("SELECT position, commit_id FROM commits WHERE stream = ? AND version = ?");
  const insert = db.prepare(
    `INSERT INTO commits (position, stream, version, commit_id, at, actor, client, cause, trace, events)
     SELECT coalesce(max(position), 0) + 1, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM commits`,
  );

  return (commit, deadline) => {
    const { stream, version, commitId, at, actor, client = null, cause, trace } = commit;
    const events = packEvents(commit.events);
    return group.write(() => {
      const stored = one.get(stream, version);
      if (stored?.commit_id === commitId) return Number(stored.position);
      if (version !== Number(newest.get(stream)?.version ?? 0) + 1)
        throw declined(new VersionConflict(stream, version));
      if (clock.now() >= deadline) throw declined(new StoreUnavailable("The log did not store this in time."));
      if (!commit.freesSpace && !room.takesCommits()) throw declined(new StoreFull());
      return Number(insert.run(stream, version, commitId, at, actor, client, cause, trace, events).lastInsertRowid);
    });
  };
}
