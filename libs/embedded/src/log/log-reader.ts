// Reads a service's log from its file, also from another thread or process than the one that writes it.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { EventLog } from "@isotrail/eventsourcing";
import { announced } from "./announcements.ts";
import { logId, logReads } from "./reads.ts";

export type LogReader = Omit<EventLog, "append"> & { close(): void };

export const logFile = (folder: string, service: string) => resolve(folder, service, "log.db");

/** Opens the log for reading only. @throws Error when the service has no log in this folder */
export function openLogReader({ folder, service }: { folder: string; service: string }): LogReader {
  const path = logFile(folder, service);
  if (!existsSync(path)) throw new Error(`${service} has no log in ${folder}`);
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  const reads = logReads(db);
  return {
    id: logId(db),
    ...reads,
    changed: (position, signal) => announced(path, async () => (await reads.head()) > position, signal),
    close: () => db.close(),
  };
}
