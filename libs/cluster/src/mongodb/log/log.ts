// The event log of one service: one document for each commit, read where a majority has it.
import type { EventLog } from "@isotrail/eventsourcing";
import { Appender, type AppenderOptions } from "./append.ts";
import { hasPosition, lastPosition } from "./commits.ts";
import { GrowthWatch } from "./growth.ts";
import { LogReader } from "./read.ts";
import { LogTail } from "./tail.ts";

export type MongodbLog = {
  readonly eventLog: EventLog;
  /** Appends what other replicas send, together with what is appended here. */
  appendForOthers: Appender["appendForOthers"];
  close(): Promise<void>;
};

export async function mongodbLog(id: string, options: Omit<AppenderOptions, "tail">): Promise<MongodbLog> {
  const { commits } = options;
  const tail = new LogTail();
  tail.advanceTo(await lastPosition(commits));
  const appender = new Appender({ ...options, tail });
  const reader = new LogReader(commits, tail);
  const growth = new GrowthWatch(
    tail,
    (position) => hasPosition(commits, position),
    () => appender.isAlone(),
  );
  return {
    eventLog: {
      id,
      append: (commit, deadline) => appender.append(commit, deadline),
      readStream: (stream, after, limit) => reader.readStream(stream, after, limit),
      readFrom: (after, limit) => reader.readFrom(after, limit),
      head: () => reader.head(),
      changed: (position, signal) => growth.changed(position, signal),
    },
    appendForOthers: (given, deadline) => appender.appendForOthers(given, deadline),
    async close() {
      growth.close();
      await appender.close();
    },
  };
}
