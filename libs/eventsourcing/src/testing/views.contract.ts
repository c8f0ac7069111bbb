// The contract of Views: the newer version wins, a listing goes by one index in order, tombstones are found by id only.
import { describe, expect, it } from "vitest";
import type { Keys } from "../ports/ports.ts";
import { newForEachTest, type OpenAdapters } from "./adapters.ts";

const SHAPE = { name: "samples-1", indexes: ["project", "name"] };

const document = (id: string, version: number, keys: Keys, state: unknown = { version }, order = Number(id)) => ({
  id,
  order,
  version,
  state,
  keys,
});

export function viewsContract(openAdapters: OpenAdapters) {
  describe("Views", () => {
    const at = newForEachTest(openAdapters);
    const ids = async (value: string, after = 0, limit = 10, index = "project") =>
      (await at.stores.views.find(SHAPE.name, { index, value, after, limit })).map(({ id }) => id);
    const put = (...documents: ReturnType<typeof document>[]) => at.stores.views.putIfNewer(SHAPE.name, documents);
    const opened = (body: () => Promise<void>) => async () => {
      await at.stores.views.open([SHAPE]);
      await body();
    };

    it(
      "returns documents as they were stored, in the order of the ids, even after a restart",
      opened(async () => {
        const state = { name: "Ä\u0000\u{1f9ec}", list: [1, null, { deep: true }], missing: null, number: 1.5 };
        await put(document("1", 1, {}, state), document("2", 1, {}));
        await at.reopen();
        await at.stores.views.open([SHAPE]);
        expect(await at.stores.views.get(SHAPE.name, ["2", "9", "1"])).toEqual([
          { id: "2", order: 2, version: 1, state: { version: 1 } },
          { id: "1", order: 1, version: 1, state },
        ]);
      }),
    );

    it(
      "keeps the newer version, whichever is written first",
      opened(async () => {
        await put(document("1", 2, { project: ["b"] }));
        await put(document("1", 1, { project: ["a"] }), document("1", 2, { project: ["a"] }, "other"));
        expect(await at.stores.views.get(SHAPE.name, ["1"])).toMatchObject([{ version: 2, state: { version: 2 } }]);
        expect([await ids("a"), await ids("b")]).toEqual([[], ["1"]]);
      }),
    );

    it(
      "lists by number, not by text, a page at a time",
      opened(async () => {
        await put(...["10", "9", "2", "1"].map((id) => document(id, 1, { project: ["a"] })));
        expect(await ids("a")).toEqual(["1", "2", "9", "10"]);
        expect(await ids("a", 1, 2)).toEqual(["2", "9"]);
        expect(await ids("a", 10)).toEqual([]);
      }),
    );

    it(
      "finds a document under every value of every index, and not under former values",
      opened(async () => {
        await put(document("1", 1, { project: ["a", "b"], name: ["x"] }), document("2", 1, { project: ["b"] }));
        expect([await ids("a"), await ids("b"), await ids("x", 0, 10, "name")]).toEqual([["1"], ["1", "2"], ["1"]]);
        await put(document("1", 2, { project: ["c", "b"], name: ["x"] }));
        expect([await ids("a"), await ids("b"), await ids("c")]).toEqual([[], ["1", "2"], ["1"]]);
        expect(await ids("x", 0, 10, "project")).toEqual([]);
      }),
    );

    it(
      "moves a document whose order changes",
      opened(async () => {
        await put(document("1", 1, { project: ["a"] }, {}, 1), document("2", 1, { project: ["a"] }, {}, 2));
        await put(document("1", 2, { project: ["a"] }, {}, 3));
        expect(await ids("a")).toEqual(["2", "1"]);
      }),
    );

    it(
      "leaves a tombstone out of listings and counts, and finds it by its id",
      opened(async () => {
        await put(document("1", 1, { project: ["a"] }), document("2", 1, { project: ["a"] }));
        await put(document("1", 2, {}, { deleted: true }));
        expect(await ids("a")).toEqual(["2"]);
        expect(await at.stores.views.countMany(SHAPE.name, "project", ["a", "none"])).toEqual(
          new Map([
            ["a", 1],
            ["none", 0],
          ]),
        );
        expect(await at.stores.views.get(SHAPE.name, ["1"])).toMatchObject([{ state: { deleted: true } }]);
      }),
    );

    it(
      "treats a value as a value, never as a pattern or an operator",
      opened(async () => {
        const odd = ["", "'; --", "%", '{"$gt":""}', "a.b$c", "x".repeat(500)];
        await put(...odd.map((value, n) => document(String(n + 1), 1, { name: [value] })));
        for (const [n, value] of odd.entries()) expect(await ids(value, 0, 10, "name")).toEqual([String(n + 1)]);
      }),
    );

    it(
      "ends with the highest of concurrently written versions",
      opened(async () => {
        const versions = Array.from({ length: 50 }, (_, n) => ((n * 37) % 50) + 1);
        await Promise.all(versions.map((version) => put(document("1", version, { project: [`p${version}`] }))));
        expect(await at.stores.views.get(SHAPE.name, ["1"])).toMatchObject([{ version: 50 }]);
        const found = await at.stores.views.countMany(
          SHAPE.name,
          "project",
          versions.map((version) => `p${version}`),
        );
        expect([...found].filter(([, number]) => number > 0)).toEqual([["p50", 1]]);
      }),
    );

    it(
      "rebuilds a view while the old one is read, includes what is written meanwhile, and then replaces it",
      opened(async () => {
        const { views } = at.stores;
        await put(document("1", 1, { project: ["old"] }, "broken"), document("2", 1, { project: ["old"] }));
        const given = await views.rebuild(SHAPE.name);
        await given.views.putIfNewer(SHAPE.name, [document("8", 1, { project: ["new"] })]);
        const again = await views.rebuild(SHAPE.name); // the first one broke off
        expect(await again.views.get(SHAPE.name, ["1", "8"])).toEqual([]);
        await again.views.putIfNewer(SHAPE.name, [document("1", 1, { project: ["new"] }, "whole")]);
        await put(document("3", 2, { project: ["new"] }));
        expect([await ids("old"), await ids("new")]).toEqual([["1", "2"], ["3"]]);
        await again.views.putIfNewer(SHAPE.name, [document("3", 1, { project: ["stale"] })]);
        await again.finish();
        expect([await ids("old"), await ids("new"), await ids("stale")]).toEqual([[], ["1", "3"], []]);
        await put(document("1", 2, { project: ["newer"] }, "changed"));
        await at.reopen();
        await at.stores.views.open([SHAPE]);
        expect([await ids("new"), await ids("newer")]).toEqual([["3"], ["1"]]);
        expect(await at.stores.views.get(SHAPE.name, ["1", "2"])).toMatchObject([{ state: "changed" }]);
      }),
    );

    it(
      "leaves a view unchanged when its rebuild is discarded",
      opened(async () => {
        await put(document("1", 1, { project: ["a"] }));
        const given = await at.stores.views.rebuild(SHAPE.name);
        await given.views.putIfNewer(SHAPE.name, [document("1", 5, { project: ["b"] })]);
        await given.discard();
        await put(document("2", 1, { project: ["a"] }));
        expect([await ids("a"), await ids("b")]).toEqual([["1", "2"], []]);
        await expect(at.stores.views.rebuild("users-1")).rejects.toThrow();
      }),
    );

    it(
      "keeps views apart, and rejects a view or an index that was not declared",
      opened(async () => {
        const { views } = at.stores;
        await views.open([SHAPE, { name: "projects-1", indexes: ["all"] }]);
        await put(document("1", 1, { project: ["a"] }));
        await expect(views.find(SHAPE.name, { index: "project", value: "a", changed: 1, limit: 1 })).rejects.toThrow();
        await expect(views.count(SHAPE.name, { index: "colour", value: "red" }, 1)).rejects.toThrow();
        expect(await views.get("projects-1", ["1"])).toEqual([]);
        await expect(views.get("users-1", ["1"])).rejects.toThrow();
        await expect(views.find(SHAPE.name, { index: "colour", value: "red", limit: 1 })).rejects.toThrow();
        await expect(views.countMany(SHAPE.name, "colour", ["red"])).rejects.toThrow();
        await expect(put(document("2", 1, { colour: ["red"] }))).rejects.toThrow();
        expect(await views.get(SHAPE.name, ["2"])).toEqual([]);
      }),
    );
  });
}
