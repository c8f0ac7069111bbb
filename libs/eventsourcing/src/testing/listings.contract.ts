// The contract of listings: pages, conditions, several values, the order of changes, counts and places.
import { describe, expect, it } from "vitest";
import type { Keys, Listing } from "../ports/ports.ts";
import { newForEachTest, type OpenAdapters } from "./adapters.ts";

const SHAPE = { name: "samples-1", indexes: ["project", "word"], byChange: ["project"] };

const entry = (id: number, keys: Keys, changed = 0, version = 1) => ({
  id: String(id),
  order: id,
  version,
  state: { version },
  keys,
  changed,
});

export function listingsContract(openAdapters: OpenAdapters) {
  describe("listings", () => {
    const at = newForEachTest(openAdapters);
    const put = async (...entries: ReturnType<typeof entry>[]) => {
      await at.stores.views.open([SHAPE]);
      await at.stores.views.putIfNewer(SHAPE.name, entries);
    };
    const found = async (listing: Listing, limit = 10) =>
      (await at.stores.views.find(SHAPE.name, { ...listing, limit })).map(({ id }) => Number(id));
    const counted = (listing: Listing, most = 100) => at.stores.views.count(SHAPE.name, listing, most);
    const place = (listing: Listing, position: number) => at.stores.views.place(SHAPE.name, listing, position);
    const inA = { index: "project", value: "a" };
    const word = (value: string) => ({ index: "word", value });

    it("have only what meets every condition, whichever comes first", async () => {
      await put(
        entry(1, { project: ["a"], word: ["x"] }),
        entry(2, { project: ["a"], word: ["x", "y"] }),
        entry(3, { project: ["b"], word: ["x", "y"] }),
        entry(4, { project: ["a"], word: ["y", "x"] }),
      );
      expect(await found({ ...inA, and: [word("x"), word("y")] })).toEqual([2, 4]);
      expect(await found({ ...word("y"), and: [inA, word("x")], after: 2 })).toEqual([4]);
      expect(await found({ ...inA, and: [word("z")] })).toEqual([]);
      expect(await counted({ ...inA, and: [word("y")] })).toBe(2);
      expect(await place({ ...word("x"), and: [word("y")] }, 2)).toEqual({ after: 3 });
    });

    it("have what has one of several values, each once and in order", async () => {
      await put(
        entry(1, { word: ["x"] }),
        entry(2, { word: ["y", "x"], project: ["a"] }),
        entry(3, { word: ["z"] }),
        entry(4, { word: ["y"], project: ["a"] }),
      );
      const either = { index: "word", value: ["y", "x"] };
      expect(await found(either)).toEqual([1, 2, 4]);
      expect(await found({ ...either, after: 1 }, 1)).toEqual([2]);
      expect(await found({ ...inA, and: [either] })).toEqual([2, 4]);
      expect(await found({ ...either, and: [inA] })).toEqual([2, 4]);
      expect(await found({ index: "word", value: [] })).toEqual([]);
      expect(await counted(either)).toBe(3);
      expect(await place(either, 3)).toEqual({ after: 4 });
    });

    it("go by number, and by the time of the last change where that is asked for", async () => {
      await put(entry(1, { project: ["a"] }, 30), entry(2, { project: ["a"] }, 10), entry(3, { project: ["a"] }, 20));
      await put(entry(4, { project: ["a"] }, 20), entry(5, { project: ["b"] }, 20));
      expect(await found(inA)).toEqual([1, 2, 3, 4]);
      expect(await found({ ...inA, changed: 0 })).toEqual([2, 3, 4, 1]);
      expect(await found({ ...inA, changed: 20 })).toEqual([3, 4, 1]);
      expect(await found({ ...inA, changed: 20, after: 3 })).toEqual([4, 1]);
      expect(await found({ ...inA, changed: 21 })).toEqual([1]);
      await put(entry(3, { project: ["a"] }, 40, 2));
      expect(await found({ ...inA, changed: 20 })).toEqual([4, 1, 3]);
      await put(entry(1, { project: ["b"] }, 50, 2), entry(4, {}, 60, 2));
      expect(await found({ ...inA, changed: 0 })).toEqual([2, 3]);
    });

    it("by change meet further conditions and several values, too", async () => {
      await put(
        entry(1, { project: ["a"], word: ["x"] }, 30),
        entry(2, { project: ["a", "b"], word: ["x", "y"] }, 10),
        entry(3, { project: ["b"], word: ["y"] }, 20),
      );
      expect(await found({ ...inA, and: [word("x")], changed: 5 })).toEqual([2, 1]);
      expect(await found({ index: "project", value: ["a", "b"], changed: 0 })).toEqual([2, 3, 1]);
      expect(await counted({ index: "project", value: ["a", "b"], changed: 20 })).toBe(2);
      expect(await counted({ ...inA, and: [word("y")], changed: 0 })).toBe(1);
    });

    it("are counted, but no further than asked", async () => {
      await put(...[1, 2, 3, 4, 5].map((id) => entry(id, { project: ["a"] }, id * 10)));
      expect([await counted(inA), await counted(inA, 3), await counted({ ...inA, after: 2 })]).toEqual([5, 3, 3]);
      expect([await counted({ ...inA, changed: 30 }), await counted({ ...inA, changed: 30, after: 3 })]).toEqual([
        3, 2,
      ]);
      expect(await counted({ index: "project", value: "none" })).toBe(0);
    });

    it("go on behind a place", async () => {
      await put(...[1, 2, 3, 4, 5].map((id) => entry(id, { project: ["a"] }, 100 - 10 * id)));
      expect(await place(inA, 2)).toEqual({ after: 2 });
      expect(await place(inA, 6)).toBeUndefined();
      const recent = { ...inA, changed: 60 };
      const second = await place(recent, 2);
      expect(second).toEqual({ after: 3, changed: 70 });
      expect(await found({ ...recent, ...second })).toEqual([2, 1]);
      expect(await place(recent, 5)).toBeUndefined();
    });

    it("are there by change after a rebuild, too", async () => {
      await put(entry(1, { project: ["a"] }, 30));
      const anew = await at.stores.views.rebuild(SHAPE.name);
      await anew.views.putIfNewer(SHAPE.name, [entry(1, { project: ["a"] }, 30), entry(2, { project: ["a"] }, 10)]);
      await put(entry(3, { project: ["a"] }, 20));
      await anew.finish();
      expect(await found({ ...inA, changed: 10 })).toEqual([2, 3, 1]);
      await at.reopen();
      await put(entry(2, { project: ["a"] }, 40, 2));
      expect(await found({ ...inA, changed: 10 })).toEqual([3, 1, 2]);
    });
  });
}
