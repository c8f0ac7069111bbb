// Reads a service's log from its file, also from another thread or process than the one that writes it.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { BroadcastChannel } from "node:worker_threads";
import type { Commit, EventLog } from "@isotrail/eventsourcing";
import { unpackEvents } from "./commit-bytes.ts";
import { reading } from "./database.ts";

/** Every append is told here to all threads of the process, by the name of the log's file. */
export const CHANNEL = "isotrail-log";
/** Milliseconds after which a reader looks by itself: another process does not hear the channel. */
const POLL = 1000;

/** Bytes of events after which a page ends, so that its memory is bounded. */
const PAGE_BYTES = 8 * 1024 * 1024;

export type LogReader = Omit<EventLog, "append"> & { close(): void };

export const logFile = (folder: string, service: string) => resolve(folder, service, "log.db");

/** Opens the log for reading only. @throws Error when the service has no log in this folder */
export function openLogReader({ folder, service }: { folder: string; service: string }): LogReader {
  const path = logFile(folder, service);
  if (!existsSync(path)) throw new Error(`${service} has no log in ${folder}`);
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  const reads = logReads(db);
  const id = logId(db);
  return {
    id,
    ...reads,
    changed: (position, signal) => heard(path, async () => (await reads.head()) > position, signal),
    close: () => db.close(),
  };
}

/** Resolves when a writer tells of the log, `there` finds something, or the signal aborts. */
export async function heard(path: string, there: () => boolean | Promise<boolean>, signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  channel.unref();
  let wake = () => {};
  channel.onmessage = ({ data }) => {
    if (data === path) wake();
  };
  try {
    while (!signal.aborted) {
      const told = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (await there()) return; // looked at only when a call can no longer be missed
      await waited(told, signal);
    }
  } finally {
    channel.close();
  }
}

/** Resolves with `told`, after the time of a poll, or when the signal aborts. */
function waited(told: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, POLL);
    signal.addEventListener("abort", done, { once: true });
    if (signal.aborted) done(); // it came while we looked
    told.then(done);
  });
}

export function logId(db: DatabaseSync): string {
  const row = db.prepare("SELECT value FROM facts WHERE name = 'log id'").get();
  if (typeof row?.value !== "string") throw new Error("the log has no id: it was never opened for writing");
  return row.value;
}

const COLUMNS = "position, stream, version, commit_id, at, actor, cause, trace, events";

export function logReads(db: DatabaseSync): Pick<EventLog, "readStream" | "readFrom" | "head"> {
  const ofStream = db.prepare(`SELECT ${COLUMNS} FROM commits WHERE stream = ? AND version > ? ORDER BY version`);
  const ofLog = db.prepare(`SELECT ${COLUMNS} FROM commits WHERE position > ? ORDER BY position LIMIT ?`);
  const last = db.prepare("SELECT max(position) AS head FROM commits");
  return {
    readStream: (stream, after) => reading(() => ofStream.all(stream, after).map(commitOf)),
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
    cause: text("cause"),
    trace: text("trace"),
    events: unpackEvents(row.events as Uint8Array),
  };
}
