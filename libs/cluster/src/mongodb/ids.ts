// Identifiers of resources, reserved in blocks so that most cost no call; closing returns the rest of a block.
import type { Ids } from "@isotrail/eventsourcing";
import type { Collection } from "mongodb";
import { call, isDuplicate } from "./errors.ts";

/** The highest number of a kind that was reserved. */
export type IdDocument = { _id: string; reserved: number };

/** Numbers in a block: so many a crash, or a lost response, may skip. */
const BLOCK_SIZE = 100;

/** Numbers that this process has reserved. */
type Block = { next: number; readonly last: number };

export function mongodbIds(ids: Collection<IdDocument>): Ids & { handBack(): Promise<void> } {
  const blocks = new Map<string, Block>();
  const reserving = new Map<string, Promise<void>>();

  async function refill(kind: string): Promise<void> {
    blocks.set(kind, await reserve(ids, kind));
  }
  return {
    async next(kind) {
      for (;;) {
        const block = blocks.get(kind);
        if (block && block.next <= block.last) return block.next++;
        const reservation = reserving.get(kind) ?? refill(kind).finally(() => reserving.delete(kind));
        reserving.set(kind, reservation);
        await reservation;
      }
    },
    async handBack() {
      const left = [...blocks].filter(([, { next, last }]) => next <= last);
      blocks.clear();
      await Promise.all(left.map(([kind, block]) => release(ids, kind, block)));
    },
  };
}

async function reserve(ids: Collection<IdDocument>, kind: string): Promise<Block> {
  const increment = { $inc: { reserved: BLOCK_SIZE } };
  for (;;) {
    try {
      const taken = await call(() =>
        ids.findOneAndUpdate({ _id: kind }, increment, { upsert: true, returnDocument: "after" }),
      );
      if (taken) return { next: taken.reserved - BLOCK_SIZE + 1, last: taken.reserved };
    } catch (error) {
      if (!isDuplicate(error)) throw error; // another process made the first block at the same moment
    }
  }
}

/** Only if nobody has reserved a block since. */
async function release(ids: Collection<IdDocument>, kind: string, { next, last }: Block): Promise<void> {
  await call(() => ids.updateOne({ _id: kind, reserved: last }, { $set: { reserved: next - 1 } }));
}
