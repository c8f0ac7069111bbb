// Reads of the log's tables, for the process that writes and for every other reader.
import type { DatabaseSync } from "node:sqlite";
import type { Commit, EventLog } from "@isotrail/eventsourcing";
import { reading } from "../sqlite/database.ts";
import { unpackEvents } from "./commit-bytes.ts";

/** Bytes of events after which a page ends, so that its memory is bounded. */
const PAGE_BYTES = 8 * 1024 * 1024;
const COLUMNS = "position, stream, version, commit_id, at, actor, client, cause, trace, events";

/** @throws Error when the log was never opened for writing */
export function logId(db: DatabaseSync): string {
  const row = db.prepare("SELECT value FROM facts WHERE name = 'log id'").get();
  if (typeof row?.value !== "string") throw new Error("the log has no id: it was never opened for writing");
  return row.value;
}

export function logReads(db: DatabaseSync): Pick<EventLog, "readStream" | "readFrom" | "head"> {
  const ofStream = db.prepare(
    `SELECT ${COLUMNS} FROM commits WHERE stream = ? AND version > ? ORDER BY version LIMIT ?`,
  );
  const ofLog = db.prepare(`SELECT ${COLUMNS} FROM commits WHERE position > ? ORDER BY position LIMIT ?`);
  const last = db.prepare("SELECT max(position) AS head FROM commits");
  return {
    readStream: (stream, after, limit = -1) => reading(() => ofStream.all(stream, after, limit).map(commitOf)),
    readFrom: (after, limit) => reading(() => page(ofLog.iterate(after, limit))),
    head: () => reading(() => Number(last.get()?.head ?? 0)),
  };
}

/** The commits of the rows, but not many more bytes than a page may have. */
function page(rows: Iterable<Record<string, unknown>>): Commit[] {
  const commits: Commit[] = [];
  let bytes = 0;
  for (const row of rows) {
    bytes += (row.events as Uint8Array).length;
    commits.push(commitOf(row));
    if (bytes >= PAGE_BYTES) break;
  }
  return commits;
}

function commitOf(row: Record<string, unknown>): Commit {
  const text = (name: string) => String(row[name]);
  return {
    position: Number(row.position),
    stream: text("stream"),
    version: Number(row.version),
    commitId: text("commit_id"),
    at: Number(row.at),
    actor: text("actor"),
    ...(row.client !== null && { client: text("client") }),
    cause: text("cause"),
    trace: text("trace"),
    events: unpackEvents(row.events as Uint8Array),
  };
}
