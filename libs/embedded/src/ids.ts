// Numbers of resources, taken in blocks so that most cost no write; a clean shutdown returns the rest of a block.
import type { DatabaseSync } from "node:sqlite";
import type { Ids } from "@isotrail/eventsourcing";
import type { GroupCommit } from "./sqlite/group-commit.ts";

export const IDS_SCHEMA = "CREATE TABLE IF NOT EXISTS ids (kind TEXT PRIMARY KEY, next INTEGER NOT NULL) STRICT;";

/** Numbers in a block; a crash may skip as many. */
const BLOCK = 100;

type Block = { next: number; end: number };

export function sqliteIds(db: DatabaseSync, group: GroupCommit): Ids & { handBack(): void } {
  const reserve = db.prepare(
    `INSERT INTO ids VALUES (?, 1 + ${BLOCK}) ON CONFLICT (kind) DO UPDATE SET next = next + ${BLOCK} RETURNING next`,
  );
  const giveBack = db.prepare("UPDATE ids SET next = ? WHERE kind = ? AND next = ?");
  const blocks = new Map<string, Block>();
  const reserving = new Map<string, Promise<void>>();

  async function reserveBlock(kind: string): Promise<void> {
    const end = await group.write(() => Number(reserve.get(kind)?.next));
    blocks.set(kind, { next: end - BLOCK, end });
  }

  return {
    async next(kind) {
      for (;;) {
        const block = blocks.get(kind);
        if (block && block.next < block.end) return block.next++;
        const underWay = reserving.get(kind) ?? reserveBlock(kind).finally(() => reserving.delete(kind));
        reserving.set(kind, underWay);
        await underWay;
      }
    },
    handBack() {
      for (const [kind, { next, end }] of blocks) giveBack.run(next, kind, end);
      blocks.clear();
    },
  };
}
