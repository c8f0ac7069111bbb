// Claims in the file of the log: taken in the same group commit as the appends.
import type { DatabaseSync } from "node:sqlite";
import type { Claim, Claims, ClaimUpkeep } from "@isotrail/eventsourcing";
import { reading } from "./sqlite/database.ts";
import type { GroupCommit } from "./sqlite/group-commit.ts";

export const CLAIMS_SCHEMA = `
CREATE TABLE IF NOT EXISTS claims (
  key TEXT PRIMARY KEY, stream TEXT NOT NULL, version INTEGER NOT NULL, commit_id TEXT NOT NULL,
  at INTEGER NOT NULL, note TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS claims_by_time ON claims (at);`;

const EXACTLY = "key = ? AND stream = ? AND version = ? AND commit_id = ? AND at = ? AND note = ?";

export function sqliteClaims(db: DatabaseSync, group: GroupCommit): Claims & ClaimUpkeep {
  const one = db.prepare("SELECT * FROM claims WHERE key = ?");
  const insert = db.prepare("INSERT INTO claims VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING");
  const change = db.prepare(
    `UPDATE claims SET stream = ?, version = ?, commit_id = ?, at = ?, note = ? WHERE ${EXACTLY}`,
  );
  const remove = db.prepare(`DELETE FROM claims WHERE ${EXACTLY}`);
  const page = db.prepare("SELECT * FROM claims WHERE key > ? ORDER BY key LIMIT ?");
  const recent = db.prepare("SELECT * FROM claims WHERE at >= ? ORDER BY at");
  const old = db.prepare("DELETE FROM claims WHERE key >= ? AND key < ? AND at < ?");
  const values = ({ stream, version, commitId, at, note }: Claim) => [stream, version, commitId, at, note] as const;
  const find = (key: string) => {
    const row = one.get(key);
    return row && claimOf(row);
  };

  return {
    take: (claim) =>
      group.write(() => (insert.run(claim.key, ...values(claim)).changes === 1 ? undefined : find(claim.key))),
    get: (key) => reading(() => find(key)),
    replace: (stored, by) => group.write(() => change.run(...values(by), stored.key, ...values(stored)).changes === 1),
    release: (stored) => group.write(() => remove.run(stored.key, ...values(stored)).changes === 1),
    list: (after, limit) => reading(() => page.all(after, limit).map(claimOf)),
    since: (at) => reading(() => recent.all(at).map(claimOf)),
    async sweep(prefix, at) {
      await group.write(() => old.run(prefix, `${prefix}\u{10ffff}`, at));
    },
  };
}

const claimOf = (row: Record<string, unknown>): Claim => ({
  key: String(row.key),
  stream: String(row.stream),
  version: Number(row.version),
  commitId: String(row.commit_id),
  at: Number(row.at),
  note: String(row.note),
});
