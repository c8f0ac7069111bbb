// A start does not wait for claims: neither for two streams that hold one key, nor for a log that takes no lapse.
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryStores } from "@isotrail/embedded/testing";
import { type Aggregate, type Claim, type NewCommit, type Stores, StoreUnavailable } from "@isotrail/eventsourcing";
import { expect, test } from "vitest";
import { testWiring } from "../testing.ts";
import { createLogger } from "./logger.ts";
import type { Service } from "./manifest.ts";
import { openService } from "./service.ts";

type Named = { readonly name: string };

const thing: Aggregate<Named, Named, { readonly type: "Named"; readonly data: Named }> = {
  category: "thing",
  initial: { name: "" },
  decide: (_state, data) => [{ type: "Named", data }],
  evolve: (_state, { data }) => data,
  codec: {
    encode: ({ type, data }) => ({ type, bytes: Buffer.from(data.name) }),
    decode: ({ bytes }) => ({ type: "Named", data: { name: Buffer.from(bytes).toString() } }),
  },
  view: { name: "things-1", indexes: [], keys: () => ({}) },
  claims: ({ name }) => (name ? [`name/${name}`] : []),
};
const things: Service = {
  name: "things",
  aggregates: [thing],
  publish: () => undefined,
  routes: () => {},
};

const claimOf = (stream: string): Claim => ({
  key: "name/blue",
  stream,
  version: 1,
  commitId: `first of ${stream}`,
  at: 1000,
  note: "",
});
const named = (stream: string): NewCommit => ({
  stream,
  version: 1,
  commitId: `first of ${stream}`,
  at: 1000,
  actor: "1",
  cause: "test",
  trace: "",
  events: [{ type: "Named", bytes: Buffer.from("blue") }],
});

/** Opens the service, and tells what it logged. @throws Error when it is not open after five seconds */
async function started(stores: Stores) {
  const logged: { msg: string; [detail: string]: unknown }[] = [];
  const logger = createLogger("warn", { write: (line: string) => logged.push(JSON.parse(line)) });
  const late = sleep(5_000, undefined, { ref: false }).then(() => {
    throw new Error("the service is not open after five seconds");
  });
  const service = await Promise.race([openService(things, testWiring(stores, { logger })), late]);
  return { service, logged };
}

test("a service starts though two streams hold one key, and says which", async () => {
  await using temporary = await temporaryStores("things");
  const { stores } = temporary;
  await stores.claims.take(claimOf("thing-2"));
  for (const stream of ["thing-1", "thing-2"]) await stores.eventLog.append(named(stream), Date.now() + 10_000);
  const { service, logged } = await started(stores);
  expect(logged).toEqual([
    expect.objectContaining({ level: 50, key: "name/blue", stream: "thing-1", holder: "thing-2" }),
  ]);
  expect((await stores.views.get("things-1", ["1", "2"])).map(({ version }) => version)).toEqual([1, 1]);
  expect(await stores.claims.get("name/blue")).toEqual(claimOf("thing-2"));
  await service.close();
});

test("a service starts though its log does not end the claims that a crash left", async () => {
  await using temporary = await temporaryStores("things");
  const { stores } = temporary;
  await stores.claims.take(claimOf("thing-1"));
  const append = () => Promise.reject(new StoreUnavailable("away"));
  const { service, logged } = await started({ ...stores, eventLog: { ...stores.eventLog, append } });
  expect(logged.map(({ msg }) => msg)).toContain("open claims are ended later");
  expect(await stores.claims.get("name/blue")).toEqual(claimOf("thing-1"));
  await service.close();
});
