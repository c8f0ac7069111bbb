// Numbers of resources, taken in blocks so that most cost no call; a clean end hands the rest of a block back.
import type { Ids } from "@isotrail/eventsourcing";
import type { Collection } from "mongodb";
import { call, isDuplicate } from "./errors.ts";

/** The highest number of a kind that was given to anybody. */
export type IdDocument = { _id: string; given: number };

/** Numbers in a block: what a crash, or a lost answer, may skip. */
const BLOCK = 100;

export function mongodbIds(ids: Collection<IdDocument>): Ids & { handBack(): Promise<void> } {
  const blocks = new Map<string, { next: number; last: number }>();
  const reserving = new Map<string, Promise<void>>();

  async function reserve(kind: string): Promise<void> {
    for (;;) {
      try {
        const taken = await call(() =>
          ids.findOneAndUpdate({ _id: kind }, { $inc: { given: BLOCK } }, { upsert: true, returnDocument: "after" }),
        );
        if (taken) blocks.set(kind, { next: taken.given - BLOCK + 1, last: taken.given });
        return;
      } catch (error) {
        if (!isDuplicate(error)) throw error; // two made the first block at once
      }
    }
  }

  return {
    async next(kind) {
      for (;;) {
        const block = blocks.get(kind);
        if (block && block.next <= block.last) return block.next++;
        const underWay = reserving.get(kind) ?? reserve(kind).finally(() => reserving.delete(kind));
        reserving.set(kind, underWay);
        await underWay;
      }
    },
    async handBack() {
      const rest = [...blocks].filter(([, { next, last }]) => next <= last);
      blocks.clear();
      await Promise.all(
        // only if nobody took a block since
        rest.map(([kind, { next, last }]) =>
          call(() => ids.updateOne({ _id: kind, given: last }, { $set: { given: next - 1 } })),
        ),
      );
    },
  };
}
