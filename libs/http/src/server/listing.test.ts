// How far a total is counted: the work of a page is bounded, however much a search finds.
import type { AggregateStore, Listing } from "@isotrail/eventsourcing";
import { expect, it } from "vitest";
import { listed } from "./listing.ts";

const words = ["listeria", "mono", "outbreak"].map((value) => ({ index: "words", value }));

/** The total of a page of a listing that has so many entries, and how far they were counted. */
async function totalOf(entries: number, listing: Listing) {
  let counted = 0;
  const countByIndex = async (_: unknown, __: unknown, most: number) => {
    counted = Math.min(entries, most);
    return counted;
  };
  const aggregates = { findByIndex: async () => [], countByIndex } as unknown as AggregateStore;
  const { page } = await listed(aggregates, {} as never, listing, { page: { number: 1, size: 10 } });
  return { total: page?.total, counted };
}

it.each([
  [1, 100_000],
  [2, 20_000],
  [3, 11_111],
])("counts %i conditions up to %i entries", async (conditions, most) => {
  const [first, ...and] = words.slice(0, conditions);
  if (!first) throw new Error("a listing has a condition");
  expect(await totalOf(most, { ...first, and })).toEqual({ total: most, counted: most });
  expect(await totalOf(1_000_000, { ...first, and })).toEqual({ total: undefined, counted: most + 1 });
});
