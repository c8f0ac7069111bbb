// What event handlers keep: how far they have come, and the events that they could not apply.
import type { DatabaseSync } from "node:sqlite";
import type { Checkpoints, ParkedEvent, ParkedEvents, PublicEvent } from "@isotrail/eventsourcing";
import { reading } from "./sqlite/database.ts";
import type { GroupCommit } from "./sqlite/group-commit.ts";

export const CHECKPOINTS_SCHEMA = `
CREATE TABLE IF NOT EXISTS checkpoints (consumer TEXT PRIMARY KEY, position INTEGER NOT NULL, ix INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS parked (
  consumer TEXT NOT NULL, event_id TEXT NOT NULL, event TEXT NOT NULL, bytes BLOB NOT NULL,
  error TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (consumer, event_id)) STRICT;`;

export function sqliteCheckpoints(db: DatabaseSync, group: GroupCommit): Checkpoints {
  const one = db.prepare("SELECT position, ix FROM checkpoints WHERE consumer = ?");
  const put = db.prepare("INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?)");
  return {
    get: (consumer) =>
      reading(() => {
        const row = one.get(consumer);
        return row && { position: Number(row.position), index: Number(row.ix) };
      }),
    async set(consumer, { position, index }) {
      await group.write(() => put.run(consumer, position, index));
    },
  };
}

export function sqliteParkedEvents(db: DatabaseSync, group: GroupCommit): ParkedEvents {
  const put = db.prepare("INSERT OR REPLACE INTO parked VALUES (?, ?, ?, ?, ?, ?)");
  const all = db.prepare("SELECT * FROM parked WHERE consumer = coalesce(?, consumer) ORDER BY at, event_id");
  const number = db.prepare("SELECT count(*) AS number FROM parked");
  const remove = db.prepare("DELETE FROM parked WHERE consumer = ? AND event_id = ?");
  return {
    async add({ consumer, event: { bytes, ...event }, error, at }) {
      await group.write(() => put.run(consumer, event.id, JSON.stringify(event), bytes, error, at));
    },
    list: (consumer) => reading(() => all.all(consumer ?? null).map(parkedOf)),
    count: () => reading(() => Number(number.get()?.number)),
    async remove(consumer, eventId) {
      await group.write(() => remove.run(consumer, eventId));
    },
  };
}

const parkedOf = (row: Record<string, unknown>): ParkedEvent => ({
  consumer: String(row.consumer),
  event: { ...(JSON.parse(String(row.event)) as PublicEvent), bytes: row.bytes as Uint8Array },
  error: String(row.error),
  at: Number(row.at),
});
