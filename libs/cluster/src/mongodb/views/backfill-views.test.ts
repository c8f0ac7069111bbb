// A new view where several processes share a database: filled once, whichever process comes first, and while others write.
import { type Aggregate, backfillViews, openAggregateStore, type Stores } from "@isotrail/eventsourcing";
import { expect, it } from "vitest";
import { describeMongodb, ownDatabase } from "../testing.ts";

type Note = { readonly text: string };
type Noted = { readonly type: "Noted"; readonly data: Note };
const note = (view: string): Aggregate<Note, Note, Noted> => ({
  category: "note",
  initial: { text: "" },
  decide: (_state, { text }) => [{ type: "Noted", data: { text } }],
  evolve: (_state, { data }) => data,
  codec: {
    encode: ({ type, data }) => ({ type, bytes: Buffer.from(data.text) }),
    decode: ({ bytes }) => ({ type: "Noted", data: { text: Buffer.from(bytes).toString() } }),
  },
  view: { name: view, indexes: ["all"], keys: () => ({ all: ["all"] }) },
});
const context = () => ({ actor: "1", cause: "test", trace: "", deadline: Date.now() + 20_000 });
const absent = () => {
  throw new Error("nobody asks this");
};
const growing = { length: absent, append: absent, finish: absent };
const blobs = { write: absent, read: absent, size: absent, remove: absent, list: absent, growing };
const where = { index: "all", value: "all", limit: 1000 };

describeMongodb("a new view on MongoDB", () => {
  it("is filled once by processes that start together, while an older one writes", async () => {
    const database = ownDatabase();
    const opened: Stores[] = [];
    const open = async (aggregate: ReturnType<typeof note>) => {
      const stores = { ...(await database.open()), blobs };
      opened.push(stores);
      await stores.views.open([aggregate.view]);
      return stores;
    };
    try {
      const before = note("notes-1");
      const old = await open(before);
      const aggregates = openAggregateStore(old, [before]);
      await backfillViews("contract", old, [before]);
      for (let id = 1; id <= 30; id++) await aggregates.execute(before, String(id), { text: "one" }, context());
      await old.checkpoints.set("contract/repaired", { position: 30, index: 0 });

      const after = note("notes-2");
      const fresh = await Promise.all([open(after), open(after), open(after)]);
      let filled = 0;
      let writing = true;
      const writes = (async () => {
        for (let id = 31; writing; id++) await aggregates.execute(before, String(id), { text: "two" }, context());
      })();
      await Promise.all(fresh.map((stores) => backfillViews("contract", stores, [after], () => filled++)));
      writing = false;
      await writes;
      expect(filled).toBe(1);
      for (const stores of fresh) expect((await stores.views.find("notes-2", where)).length).toBe(30);
      // what came meanwhile is the repair's, which goes on from here
      const places = await fresh[0]?.checkpoints.get("contract/repair/notes-2");
      expect(places).toEqual({ position: 30, index: 0 });
    } finally {
      for (const stores of opened) await stores.close();
      await database.remove();
    }
  });
});
