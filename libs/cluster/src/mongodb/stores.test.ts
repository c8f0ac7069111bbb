// What operators rely on: a wrong seal key is named, a changed view is refused, a view is rebuilt while others write to it.
import { afterEach, beforeEach, expect, it } from "vitest";
import { connectMongodb } from "./connect.ts";
import { describeMongodb, ownDatabase } from "./testing.ts";

const SHAPE = { name: "samples-1", indexes: ["project"] };
const document = (id: string, version: number, state: string) => ({
  id,
  order: Number(id),
  version,
  state,
  keys: { project: ["a"] },
});

describeMongodb("the stores of a service on MongoDB", () => {
  let database: ReturnType<typeof ownDatabase>;
  beforeEach(() => {
    database = ownDatabase("repository-review");
  });
  afterEach(() => database.remove());

  it("do not open with another seal key, and say so", async () => {
    await (await database.open()).close();
    await expect(database.open({ sealKey: new Uint8Array(32).fill(8) })).rejects.toThrow(/seal key/);
    await (await database.open()).close();
  });

  it("make nothing in a database whose keys another seal key wraps, also where no hash key is left", async () => {
    const stores = await database.open();
    await stores.personalDataKeys.seal("user-1", "Ada");
    await stores.close();
    const { url, databasePrefix, log, service } = database.options;
    const mongodb = await connectMongodb({ url, databasePrefix, log });
    const db = mongodb.database(service);
    for (const name of ["facts", "commits"]) await db.collection(name).drop();
    await db.collection<{ _id: string }>("keys").deleteOne({ _id: "" });
    await expect(database.open({ sealKey: new Uint8Array(32).fill(8) })).rejects.toThrow(/SEAL_KEY_FILE/);
    const left = (await db.listCollections().toArray()).map(({ name }) => name);
    expect(left.filter((name) => ["facts", "commits"].includes(name))).toEqual([]);
    expect(await db.collection("keys").countDocuments()).toBe(1);
    await mongodb.close();
  });

  it("agree on one log and one hash key when two processes open them first at once", async () => {
    const opened = await Promise.all([database.open(), database.open(), database.open()]);
    expect(new Set(opened.map(({ eventLog }) => eventLog.id)).size).toBe(1);
    expect(new Set(opened.map(({ personalDataKeys }) => personalDataKeys.hash("ada"))).size).toBe(1);
    const sealed = await Promise.all(
      opened.map(({ personalDataKeys }, n) => personalDataKeys.seal("user-1", String(n))),
    );
    for (const { personalDataKeys } of opened) expect(await personalDataKeys.open(sealed)).toEqual(["0", "1", "2"]);
    await Promise.all(opened.map((stores) => stores.close()));
  });

  it("refuse a view whose indexes changed under its name", async () => {
    const stores = await database.open();
    await stores.views.open([SHAPE]);
    await expect(stores.views.open([{ ...SHAPE, indexes: ["project", "name"] }])).rejects.toThrow(/new name/);
    await stores.close();
  });

  it("rebuild a view while another process writes to it: its writes are in the new one, and it reads the new one", async () => {
    const [one, other] = await Promise.all([database.open(), database.open()]);
    await one.views.open([SHAPE]);
    await other.views.open([SHAPE]);
    await one.views.putIfNewer(SHAPE.name, [document("1", 1, "old"), document("2", 1, "goes")]);
    const anew = await one.views.rebuild(SHAPE.name);
    await other.views.putIfNewer(SHAPE.name, [document("3", 1, "written meanwhile")]);
    await anew.views.putIfNewer(SHAPE.name, [document("1", 1, "anew")]);
    await anew.finish();
    await other.views.putIfNewer(SHAPE.name, [document("4", 1, "written after")]);
    for (const { views } of [one, other]) {
      const found = await views.find<string>(SHAPE.name, { index: "project", value: "a", limit: 9 });
      expect(found.map(({ state }) => state)).toEqual(["anew", "written meanwhile", "written after"]);
    }
    await Promise.all([one.close(), other.close()]);
  });
});
