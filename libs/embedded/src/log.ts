// The log of commits in SQLite: gapless positions, one (stream, version) once, commits of concurrent commands together.
import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type EventLog, StoreFull, VersionConflict } from "@isotrail/eventsourcing";
import { packEvents } from "./commit-bytes.ts";
import type { FreeSpace } from "./free-space.ts";
import { declined, type GroupCommit } from "./group-commit.ts";
import { logId, logReads } from "./log-reader.ts";

export const LOG_SCHEMA = `
CREATE TABLE IF NOT EXISTS commits (
  position INTEGER PRIMARY KEY, stream TEXT NOT NULL, version INTEGER NOT NULL, commit_id TEXT NOT NULL,
  at INTEGER NOT NULL, actor TEXT NOT NULL, cause TEXT NOT NULL, trace TEXT NOT NULL, events BLOB NOT NULL,
  UNIQUE (stream, version)) STRICT;
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`;

export function sqliteLog(db: DatabaseSync, group: GroupCommit, room: FreeSpace) {
  db.prepare("INSERT OR IGNORE INTO facts VALUES ('log id', ?)").run(randomUUID());
  const reads = logReads(db);
  const id = logId(db);
  const newest = db.prepare("SELECT max(version) AS version FROM commits WHERE stream = ?");
  const place = db.prepare("SELECT position, commit_id FROM commits WHERE stream = ? AND version = ?");
  const insert = db.prepare(
    "INSERT INTO commits SELECT coalesce(max(position), 0) + 1, ?, ?, ?, ?, ?, ?, ?, ? FROM commits",
  );
  const waiting = new Set<() => void>();

  const log: EventLog = {
    id,
    ...reads,
    append(commit) {
      const { stream, version, commitId, at, actor, cause, trace } = commit;
      const events = packEvents(commit.events);
      return group.write(() => {
        const stored = place.get(stream, version);
        if (stored?.commit_id === commitId) return Number(stored.position);
        if (version !== Number(newest.get(stream)?.version ?? 0) + 1)
          throw declined(new VersionConflict(stream, version));
        if (!commit.freesSpace && !room.takesCommits()) throw declined(new StoreFull());
        return Number(insert.run(stream, version, commitId, at, actor, cause, trace, events).lastInsertRowid);
      });
    },
    async changed(position, signal) {
      if ((await reads.head()) > position || signal.aborted) return; // the signal last: it may come while we look
      await new Promise<void>((resolve) => {
        const done = () => {
          waiting.delete(done);
          signal.removeEventListener("abort", done);
          resolve();
        };
        waiting.add(done);
        signal.addEventListener("abort", done, { once: true });
      });
    },
  };
  return {
    log,
    /** Wakes the readers of this thread that wait for a change. */
    wake() {
      for (const done of [...waiting]) done();
    },
  };
}
