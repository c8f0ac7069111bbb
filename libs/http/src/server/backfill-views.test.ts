// A service that was stopped with one shape of a view and starts with another: what it knew is found again.

import { setTimeout as sleep } from "node:timers/promises";
import { temporaryStores } from "@isotrail/embedded/testing";
import {
  type Aggregate,
  type CommandContext,
  type Lease,
  repairCheckpoint,
  type Stores,
  upkeepLease,
} from "@isotrail/eventsourcing";
import { expect, test } from "vitest";
import { testWiring } from "../testing.ts";
import type { Service } from "./manifest.ts";
import { openService } from "./service.ts";

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
  routes: () => {},
});
const context: CommandContext = { actor: "1", cause: "test", trace: "", deadline: Date.now() + 60_000 };

async function repairedTo({ checkpoints }: Stores, { view }: ReturnType<typeof thing>, position: number) {
  const place = repairCheckpoint("things", [{ view }]);
  while (((await checkpoints.get(place))?.position ?? 0) < position) await sleep(20);
}
const fail = (): never => {
  throw new Error("there is no such commit");
};

test("a view with a new name is filled from the log before the service is ready", async () => {
  await using temporary = await temporaryStores("things");
  const before = thing("things-1", "hue");
  const first = await openService(serviceOf(before), testWiring(temporary.stores));
  for (const id of ["1", "2", "3"])
    await first.context.aggregates.execute(before, id, { colour: id === "2" ? "red" : "blue" }, context);
  await repairedTo(temporary.stores, before, 3);
  await first.close();

  const after = thing("things-2", "colour");
  const second = await openService(serviceOf(after), testWiring(await temporary.reopen()));
  const { views } = second.context.stores;
  const blue = await views.find<Colour>("things-2", { index: "colour", value: "blue", limit: 10 });
  expect(blue.map(({ id, version }) => [id, version])).toEqual([
    ["1", 1],
    ["3", 1],
  ]);
  await second.context.aggregates.execute(after, "1", { colour: "red" }, context);
  expect((await views.find("things-2", { index: "colour", value: "red", limit: 10 })).length).toBe(2);
  await second.close();

  // once more: nothing is made anew
  const third = await openService(serviceOf(after), testWiring(await temporary.reopen()));
  expect((await third.context.stores.views.find("things-2", { index: "colour", value: "red", limit: 10 })).length).toBe(
    2,
  );
  await third.close();
});

test("what a replica of the version before still writes is found in the new view too", async () => {
  await using temporary = await temporaryStores("things");
  const { stores } = temporary;
  const before = thing("things-1", "hue");
  const old = await openService(serviceOf(before), testWiring(stores));
  await old.context.aggregates.execute(before, "1", { colour: "blue" }, context);
  await repairedTo(stores, before, 1);

  // the old replica keeps the lease of the service
  const lease: Lease = {
    run: (name, work, signal) =>
      name === upkeepLease("things")
        ? new Promise((resolve) => signal.addEventListener("abort", () => resolve()))
        : stores.lease.run(name, work, signal),
  };
  const after = thing("things-2", "colour");
  const fresh = await openService(serviceOf(after), testWiring({ ...stores, lease }));
  await old.context.aggregates.execute(before, "2", { colour: "blue" }, context);
  await repairedTo(stores, before, 2);
  const where = { index: "colour", value: "blue", limit: 10 };
  await expect
    .poll(async () => (await stores.views.find("things-2", where)).map(({ id }) => id), { timeout: 3_000 })
    .toEqual(["1", "2"]);
  await old.close();
  await fresh.close();
});

test("a version that comes back finds what the newer one wrote meanwhile", async () => {
  await using temporary = await temporaryStores("things");
  const before = thing("things-1", "hue");
  const after = thing("things-2", "colour");
  let { stores } = temporary;
  for (const [version, id] of [
    [before, "1"],
    [after, "2"],
    [before, "3"],
  ] as const) {
    const running = await openService(serviceOf(version), testWiring(stores));
    await running.context.aggregates.execute(version, id, { colour: "blue" }, context);
    await repairedTo(stores, version, Number(id));
    await running.close();
    stores = await temporary.reopen();
  }
  const found = await stores.views.get("things-1", ["1", "2", "3"]).catch(async () => {
    await stores.views.open([before.view]);
    return stores.views.get("things-1", ["1", "2", "3"]);
  });
  expect(found.map(({ id }) => id)).toEqual(["1", "2", "3"]);
});

test("a new view takes nothing over the repair of what a crash left", async () => {
  await using temporary = await temporaryStores("things");
  const { stores } = temporary;
  const named = (view: string) => ({
    ...thing(view, "hue"),
    claims: ({ colour }: Colour) => (colour === "" ? [] : [`colour/${colour}`]),
  });
  const before = named("things-1");
  const first = await openService(serviceOf(before), testWiring(stores));
  await first.context.aggregates.execute(before, "1", { colour: "blue" }, context);
  await repairedTo(stores, before, 1);
  await first.close();
  // a kill right after the append: the claim on the colour that it had is still there
  const reopened = await temporary.reopen();
  await reopened.views.open([before.view]);
  const { commitId: _, ...commit } = (await reopened.eventLog.readStream("thing-1", 0))[0] ?? fail();
  const claim = { key: "colour/red", stream: "thing-1", version: 2, commitId: "second", at: Date.now(), note: "" };
  await reopened.claims.take(claim);
  const events = [{ type: "Painted", bytes: Buffer.from("red") }];
  await reopened.eventLog.append({ ...commit, version: 2, commitId: "second", events }, context.deadline);

  const after = named("things-2");
  const second = await openService(serviceOf(after), testWiring(await temporary.reopen()));
  const { claims } = second.context.stores;
  expect([await claims.get("colour/blue"), (await claims.get("colour/red"))?.stream]).toEqual([undefined, "thing-1"]);
  await second.close();
});
