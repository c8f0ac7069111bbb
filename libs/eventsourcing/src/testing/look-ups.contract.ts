// The contract of look-ups on these adapters: never older than what the caller was told, even after a failed view write.
import { describe, expect, it } from "vitest";
import { type AggregateStore, openAggregateStore } from "../commands/aggregate-store.ts";
import type { CommandContext } from "../commands/command-context.ts";
import type { Listing, Stores } from "../ports/ports.ts";
import { later, newForEachTest, type OpenAdapters } from "./adapters.ts";
import { tally as counted, type TallyCommand, type TallyState } from "./tally.ts";

/** A deleted tally is not there for its readers. */
const tally = { ...counted, exists: (state: TallyState) => state !== counted.initial && !state.deleted };

const context = (): CommandContext => ({ actor: "1", cause: "request", trace: "", deadline: later() });

/** Stores whose next view write fails after a call of `failNext`. */
function failing(stores: Stores) {
  let fails = false;
  const views: Stores["views"] = {
    ...stores.views,
    putIfNewer(view, documents) {
      if (!fails) return stores.views.putIfNewer(view, documents);
      fails = false;
      return Promise.reject(new Error("the view store is away"));
    },
  };
  const failNext = () => {
    fails = true;
  };
  return { stores: { ...stores, views }, failNext };
}

export function lookUpsContract(openAdapters: OpenAdapters) {
  describe("look-ups", () => {
    const at = newForEachTest(openAdapters);

    async function open() {
      await at.stores.views.open([tally.view]);
      const { stores, failNext } = failing(at.stores);
      const replica = openAggregateStore(stores, [tally]);
      const command = async (id: string, command: TallyCommand, viewed: "viewed" | "not viewed" = "viewed") => {
        if (viewed === "not viewed") failNext();
        return replica.execute(tally, id, command, context());
      };
      return { replica, command };
    }
    const repair = async (replica: AggregateStore) => replica.repair(await at.stores.eventLog.readFrom(0, 100));
    const byId = async (replica: AggregateStore, ...ids: string[]) =>
      [...(await replica.find(tally, ids)).values()].map(({ id, version, state }) => `${id} ${version} ${state.name}`);
    const byName = async (replica: AggregateStore, value: string, more: { after?: number; limit?: number } = {}) =>
      (await replica.findByIndex(tally, { index: "name", value, limit: 10, ...more })).map(({ id }) => id);

    it("by id show a change even if its view write failed", async () => {
      const { replica, command } = await open();
      await command("1", { do: "start", name: "a" });
      await command("2", { do: "start", name: "other" });
      await command("1", { do: "rename", name: "b" }, "not viewed");
      expect(await byId(replica, "1", "2", "9")).toEqual(["1 2 b", "2 1 other"]);
    });

    it("show a new resource even if its view write failed, by id and by index", async () => {
      const { replica, command } = await open();
      await command("1", { do: "start", name: "a" }, "not viewed");
      expect([await byId(replica, "1"), await byName(replica, "a")]).toEqual([["1 1 a"], ["1"]]);
    });

    it("by index show what was added to it, and not what was removed from it", async () => {
      const { replica, command } = await open();
      await command("1", { do: "start", name: "a" });
      await command("1", { do: "rename", name: "b" }, "not viewed");
      expect([await byName(replica, "a"), await byName(replica, "b")]).toEqual([[], ["1"]]);
    });

    it("do not show what was deleted, even if the view write failed", async () => {
      const { replica, command } = await open();
      await command("1", { do: "start", name: "a" });
      await command("2", { do: "start", name: "b" });
      await command("1", { do: "delete" });
      await command("2", { do: "delete" }, "not viewed");
      expect([await byId(replica, "1", "2"), await byName(replica, "a"), await byName(replica, "b")]).toEqual([
        [],
        [],
        [],
      ]);
    });

    it("by index return every resource once, page after page, whatever was added or removed", async () => {
      const { replica, command } = await open();
      // claims keep names apart, so that all are listed under the index of all
      for (const id of ["1", "2", "4", "5", "6"]) await command(id, { do: "start", name: `name ${id}` });
      await command("3", { do: "start", name: "name 3" }, "not viewed");
      await command("5", { do: "delete" }, "not viewed");
      await command("6", { do: "rename", name: "another" }, "not viewed");
      const pages: string[][] = [];
      for (let after = 0; ; ) {
        const page = await replica.findByIndex(tally, { index: "all", value: "", after, limit: 2 });
        if (page.length === 0) break;
        pages.push(page.map(({ id }) => id));
        after = page.at(-1)?.order ?? 0;
      }
      expect(pages).toEqual([["1", "2"], ["3", "4"], ["6"]]);
    });

    it("by change, counts and places are current even if a view write failed", async () => {
      const { replica, command } = await open();
      for (const id of ["1", "2", "3", "4"]) await command(id, { do: "start", name: `name ${id}` });
      for (const [id, by] of [
        ["1", 30],
        ["2", 20],
        ["3", 10],
      ] as const)
        await command(id, { do: "add", by });
      await command("2", { do: "add", by: 20 }, "not viewed");
      await command("3", { do: "delete" }, "not viewed");
      await command("5", { do: "start", name: "name 5" }, "not viewed");
      const all = { index: "all", value: "" };
      const recent = { ...all, changed: 20 };
      const found = async (listing: Listing) =>
        (await replica.findByIndex(tally, { ...listing, limit: 10 })).map(({ id }) => id);
      expect(await found({ ...all, changed: 0 })).toEqual(["4", "5", "1", "2"]);
      expect(await found(recent)).toEqual(["1", "2"]);
      expect(await replica.countByIndex(tally, all, 100)).toBe(4);
      expect(await replica.countByIndex(tally, recent, 100)).toBe(2);
      expect(await replica.countByIndex(tally, all, 2)).toBe(2);
      expect(await replica.placeByIndex(tally, all, 3)).toEqual({ after: 4 });
      expect(await replica.placeByIndex(tally, recent, 1)).toEqual({ after: 1, changed: 30 });
      expect(await replica.placeByIndex(tally, recent, 3)).toBeUndefined();
      await repair(replica);
      await replica.dropCaughtUp();
      expect(replica.staleStreams.size).toBe(0);
      expect([await replica.countByIndex(tally, all, 100), await found(recent)]).toEqual([4, ["1", "2"]]);
      expect(await replica.placeByIndex(tally, all, 3)).toEqual({ after: 4 });
    });

    it("are current even if the view is repaired while they read it", async () => {
      const { replica, command } = await open();
      await command("1", { do: "start", name: "a" });
      await command("1", { do: "rename", name: "b" }, "not viewed");
      const { views } = replica.stores;
      const { get, find } = views;
      const repairedAfter =
        <Call extends (...given: never[]) => Promise<unknown>>(call: Call) =>
        async (...given: Parameters<Call>) => {
          const read = await call(...given);
          Object.assign(views, { get, find });
          await repair(replica);
          return read;
        };
      Object.assign(views, { get: repairedAfter(get) });
      expect(await byId(replica, "1")).toEqual(["1 2 b"]);
      await command("1", { do: "rename", name: "c" }, "not viewed");
      Object.assign(views, { find: repairedAfter(find) });
      expect(await byName(replica, "c")).toEqual(["1"]);
    });

    it("treat a view as stale until it has caught up, even if another replica repaired it", async () => {
      const { replica, command } = await open();
      const other = openAggregateStore(at.stores, [tally]);
      await command("1", { do: "start", name: "a" });
      await command("1", { do: "rename", name: "b" }, "not viewed");
      await replica.dropCaughtUp();
      expect([replica.staleStreams.size, replica.staleStreams.has("tally-1")]).toEqual([1, true]);
      await repair(other);
      await replica.dropCaughtUp();
      expect(replica.staleStreams.size).toBe(0);
      expect(await byId(replica, "1")).toEqual(["1 2 b"]);
    });

    it("treat a view as current again once a later command has written it", async () => {
      const { replica, command } = await open();
      await command("1", { do: "start", name: "a" }, "not viewed");
      await command("1", { do: "rename", name: "b" });
      await replica.dropCaughtUp();
      expect(replica.staleStreams.size).toBe(0);
    });
  });
}
