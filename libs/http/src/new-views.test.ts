// A service that was stopped with one shape of a view and starts with another: what it knew is found again.
import { temporaryStores } from "@isotrail/embedded/testing";
import type { Aggregate, Context } from "@isotrail/eventsourcing";
import { expect, test } from "vitest";
import { openService, type Service } from "./service.ts";
import { testWiring } from "./testing.ts";

type Colour = { readonly colour: string };
type Painted = { readonly type: "Painted"; readonly data: Colour };

const thing = (view: string, index: string): Aggregate<Colour, Colour, Painted> => ({
  category: "thing",
  initial: { colour: "" },
  decide: (_state, { colour }) => [{ type: "Painted", data: { colour } }],
  evolve: (_state, { data }) => data,
  codec: {
    encode: ({ type, data }) => ({ type, bytes: Buffer.from(data.colour) }),
    decode: ({ bytes }) => ({ type: "Painted", data: { colour: Buffer.from(bytes).toString() } }),
  },
  view: { name: view, indexes: [index], keys: ({ colour }) => ({ [index]: [colour] }) },
});
const serviceOf = (aggregate: ReturnType<typeof thing>): Service => ({
  name: "things",
  aggregates: [aggregate],
  publish: () => undefined,
  ownFollowers: () => [],
  followers: () => [],
  routes: () => {},
});
const context: Context = { actor: "1", cause: "test", trace: "", deadline: Date.now() + 60_000 };

test("a view with a new name is filled from the log before the service is ready", async () => {
  await using temporary = await temporaryStores("things");
  const before = thing("things-1", "hue");
  const first = await openService(serviceOf(before), testWiring(temporary.stores));
  for (const id of ["1", "2", "3"])
    await first.context.journal.execute(before, id, { colour: id === "2" ? "red" : "blue" }, context);
  while (((await temporary.stores.positions.get("things/repair"))?.position ?? 0) < 3)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await first.close();

  const after = thing("things-2", "colour");
  const second = await openService(serviceOf(after), testWiring(await temporary.reopen()));
  const { views } = second.context.stores;
  const blue = await views.find<Colour>("things-2", { index: "colour", value: "blue", limit: 10 });
  expect(blue.map(({ id, version }) => [id, version])).toEqual([
    ["1", 1],
    ["3", 1],
  ]);
  await second.context.journal.execute(after, "1", { colour: "red" }, context);
  expect((await views.find("things-2", { index: "colour", value: "red", limit: 10 })).length).toBe(2);
  await second.close();

  // once more: nothing is made anew
  const third = await openService(serviceOf(after), testWiring(await temporary.reopen()));
  expect((await third.context.stores.views.find("things-2", { index: "colour", value: "red", limit: 10 })).length).toBe(
    2,
  );
  await third.close();
});
