// What a service does apart from requests: under one lease, with workers, and with figures that survive a restart.
import { temporaryStores } from "@isotrail/embedded/testing";
import type { Lease, PublicEvent, Subscriptions, Worker } from "@isotrail/eventsourcing";
import { expect, test } from "vitest";
import { testWiring } from "../testing.ts";
import type { Service } from "./manifest.ts";
import { registry } from "./metrics.ts";
import { openService } from "./service.ts";

const serviceWith = (parts: Partial<Service>): Service => ({
  name: "things",
  aggregates: [],
  publish: () => undefined,
  routes: () => {},
  ...parts,
});

test("a replica holds one lease for repair, claims, its own event handlers and its workers", async () => {
  await using temporary = await temporaryStores("things");
  const { stores } = temporary;
  const held: string[] = [];
  const lease: Lease = {
    run(name, work, signal) {
      held.push(name);
      return stores.lease.run(name, work, signal);
    },
  };
  const service = serviceWith({
    ownEventHandlers: () => ["first", "second"].map((name) => ({ name, on: {} })),
    workers: () => [{ name: "worker", run: async () => {} }],
  });
  const running = await openService(service, testWiring({ ...stores, lease }));
  await running.close();
  expect(held.filter((name) => name !== "things/views")).toEqual(["things/upkeep"]); // views: only while they are filled
});

test("a worker that fails or ends gets another turn, and ends with the service", async () => {
  await using temporary = await temporaryStores("things");
  let turns = 0;
  const running: Worker["run"] = async (signal) => {
    turns++;
    if (turns === 1) throw new Error("not now");
    if (turns === 3) await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  };
  const service = serviceWith({ workers: () => [{ name: "worker", run: running }] });
  const open = await openService(service, testWiring(temporary.stores));
  await expect.poll(() => turns, { timeout: 5_000 }).toBe(3);
  await open.close();
  expect(turns).toBe(3);
});

test("the figure of parked events is how many are parked now, also after a restart", async () => {
  await using temporary = await temporaryStores("things");
  const event: PublicEvent = {
    ...{ id: "catalog/log/1/0", service: "catalog", log: "log", partition: 0, position: 1, index: 0 },
    ...{ type: "isotrail.catalog.v1.SampleCreated", subject: "sample-1", at: 1, actor: "1", trace: "", projects: [] },
    bytes: new Uint8Array(),
  };
  const subscriptions: Subscriptions = {
    subscribe: ({ deliver, signal }) => deliver([event], signal),
  };
  const refuse = { name: "refuse", source: "catalog", on: { [event.type]: () => Promise.reject(new Error("no")) } };
  const parked = async () => /isotrail_events_parked\{service="things"\} (\d+)/.exec(await registry.metrics())?.[1];

  const first = await openService(serviceWith({ eventHandlers: () => [refuse] }), {
    ...testWiring(temporary.stores),
    subscriptions,
  });
  await expect.poll(parked, { timeout: 10_000 }).toBe("1");
  await first.close();
  const second = await openService(serviceWith({}), testWiring(await temporary.reopen()));
  expect(await parked()).toBe("1");
  await temporary.stores.parkedEvents.remove("things/refuse/catalog", event.id);
  expect(await parked()).toBe("0");
  await second.close();
});
