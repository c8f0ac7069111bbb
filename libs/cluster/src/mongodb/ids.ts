// Identifiers of resources, reserved in blocks so that most cost no call; closing returns the rest of a block.
import type { Ids } from "@isotrail/eventsourcing";
import type { Collection } from "mongodb";
import { call, isDuplicate } from "./errors.ts";

/** The highest number of a kind that was reserved. */
export type IdDocument = { _id: string; reserved: number };

/** Numbers in a block: so many a crash, or a lost response, may skip. */
const BLOCK_SIZE = 100;

export function mongodbIds(ids: Collection<IdDocument>): Ids & { handBack(): Promise<void> } {
  const blocks = new Map<string, { next: number; last: number }>();
  const reserving = new Map<string, Promise<void>>();

  async function reserve(kind: string): Promise<void> {
    for (;;) {
      try {
        const taken = await call(() =>
          ids.findOneAndUpdate(
            { _id: kind },
            { $inc: { reserved: BLOCK_SIZE } },
            { upsert: true, returnDocument: "after" },
          ),
        );
        if (taken) blocks.set(kind, { next: taken.reserved - BLOCK_SIZE + 1, last: taken.reserved });
        return;
      } catch (error) {
        if (!isDuplicate(error)) throw error; // another process made the first block at the same moment
      }
    }
  }

  return {
    async next(kind) {
      for (;;) {
        const block = blocks.get(kind);
        if (block && block.next <= block.last) return block.next++;
        const reservation = reserving.get(kind) ?? reserve(kind).finally(() => reserving.delete(kind));
        reserving.set(kind, reservation);
        await reservation;
      }
    },
    async handBack() {
      const rest = [...blocks].filter(([, { next, last }]) => next <= last);
      blocks.clear();
      await Promise.all(
        // only if nobody has reserved a block since
        rest.map(([kind, { next, last }]) =>
          call(() => ids.updateOne({ _id: kind, reserved: last }, { $set: { reserved: next - 1 } })),
        ),
      );
    },
  };
}
