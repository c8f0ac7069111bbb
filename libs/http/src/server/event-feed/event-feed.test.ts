// What the gateway gets of a service's public events: pages of its own log, filters, a wait, and nothing before it is repaired.
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { type Aggregate, type Event, type Stores, StoreUnavailable } from "@isotrail/eventsourcing";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { identityHeaders, internalKeys, testWiring } from "../../testing.ts";
import type { Service } from "../manifest.ts";
import { type OpenService, openService } from "../service.ts";
import type { FeedPage } from "./feed-page.ts";

type Said = Event & { readonly data: { readonly text?: string; readonly projects?: readonly string[] } };

/** A command is the events that it makes; what is Hidden is told to nobody. */
const thing: Aggregate<{ said: number }, readonly Said[], Said> = {
  category: "thing",
  initial: { said: 0 },
  decide: (_, events) => events,
  evolve: ({ said }) => ({ said: said + 1 }),
  codec: {
    encode: ({ type, data }) => ({ type, bytes: Buffer.from(JSON.stringify(data)) }),
    decode: ({ type, bytes }) => ({ type, data: JSON.parse(Buffer.from(bytes).toString()) }),
  },
  view: { name: "things-1", indexes: [], keys: () => ({}) },
};
const things: Service = {
  name: "things",
  aggregates: [thing],
  publish: ({ type, data }) => {
    const { text = "", projects = [] } = data as Said["data"];
    return type === "Hidden" ? undefined : { type: `isotrail.things.v1.${type}`, bytes: Buffer.from(text), projects };
  },
  routes() {},
};
const said = (text: string, ...projects: string[]): Said => ({ type: "Said", data: { text, projects } });
const hidden: Said = { type: "Hidden", data: {} };

let temporary: TemporaryStores;
let service: OpenService;
const open = async (changes: Partial<Stores> = {}) => {
  service = await openService(things, testWiring({ ...temporary.stores, ...changes }));
};
beforeEach(async () => {
  temporary = await temporaryStores("things");
});
afterEach(async () => {
  await service.close();
  await temporary[Symbol.asyncDispose]();
});

const context = () => ({ actor: "7", cause: "c", trace: "", deadline: Date.now() + 5_000 });
const say = (id: string, ...events: Said[]) => service.context.aggregates.execute(thing, id, events, context());
const get = (query: string, caller = "gateway") =>
  service.app.inject({
    url: `/internal/events?${query}`,
    headers: identityHeaders(internalKeys, { service: caller }),
  });
const page = async (query: string): Promise<FeedPage> => {
  const answer = await get(query);
  if (answer.statusCode !== 200) throw new Error(`${query} answered ${answer.statusCode} ${answer.body}`);
  return answer.json();
};
const texts = ({ events }: FeedPage) => events.map(({ bytes }) => Buffer.from(bytes, "base64").toString());

describe("a page", () => {
  test("has the public events with their places, all that was stored before it was asked for", async () => {
    await open();
    await say("1", said("a", "5"), hidden, said("b"));
    await say("2", hidden);
    const { log, next, head, end, events } = await page("current=1");
    expect(log).toBe(temporary.stores.eventLog.id);
    expect({ next, head, end }).toEqual({ next: { position: 2, index: 0 }, head: 2, end: true });
    expect(events).toEqual([
      {
        id: `things/${log}/1/0`,
        position: 1,
        index: 0,
        type: "isotrail.things.v1.Said",
        subject: "thing-1",
        at: expect.any(Number),
        actor: "7",
        trace: "",
        projects: ["5"],
        bytes: Buffer.from("a").toString("base64"),
      },
      expect.objectContaining({ id: `things/${log}/1/2`, projects: [] }),
    ]);
  });

  test("after the one before, of any size, tells each event once and in order", async () => {
    await open();
    const events = fc.array(fc.constantFrom("hidden", "said"), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(events, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 4 }),
        async (all, limit) => {
          let place = (await page("current=1&limit=1000")).next;
          let n = 0;
          for (const kinds of all) await say("1", ...kinds.map((kind) => (kind === "said" ? said(`${n++}`) : hidden)));
          const told: string[] = [];
          for (;;) {
            const { next, ...rest } = await page(`current=1&limit=${limit}&after=${place.position}.${place.index}`);
            expect(rest.events.length).toBeLessThanOrEqual(limit);
            told.push(...texts({ next, ...rest }));
            if (next.position === place.position && next.index === place.index) break;
            place = next;
          }
          expect(told).toEqual(Array.from({ length: n }, (_, i) => `${i}`));
        },
      ),
      { numRuns: 8 },
    );
  });

  test("looks through a bounded part of the log, and says where to go on", async () => {
    const { eventLog } = temporary.stores;
    const event = thing.codec.encode(hidden);
    await Promise.all(
      Array.from({ length: 2_500 }, (_, n) =>
        eventLog.append(
          { ...context(), at: 1, stream: `thing-${n}`, version: 1, commitId: `c${n}`, events: [event] },
          Date.now() + 20_000,
        ),
      ),
    );
    await open();
    await say("9999", said("at last"));
    const first = await page("current=1");
    expect(first).toMatchObject({ next: { position: 2_000, index: 0 }, end: false, events: [] });
    const second = await page("current=1&after=2000.0");
    expect([texts(second), second.end]).toEqual([["at last"], true]);
  });

  test("has about a megabyte, and at least one event", async () => {
    await open();
    const large = "x".repeat(300_000);
    for (let n = 0; n < 5; n++) await say("1", said(large));
    const first = await page("current=1");
    expect([first.events.length, first.end]).toEqual([3, false]);
    expect((await page(`current=1&after=${first.next.position}.${first.next.index}`)).events).toHaveLength(2);
  });

  test("of types or of a project has only those, and goes on behind the others", async () => {
    await open();
    await say("1", said("a", "5"), { type: "Shouted", data: { text: "b", projects: ["5", "6"] } }, said("c", "6"));
    expect(texts(await page("current=1&type=isotrail.things.v1.Said"))).toEqual(["a", "c"]);
    expect(texts(await page("type=isotrail.things.v1.Said&type=isotrail.things.v1.Shouted"))).toEqual(["a", "b", "c"]);
    expect(texts(await page("project=6"))).toEqual(["b", "c"]);
    expect(await page("project=77")).toMatchObject({ next: { position: 1, index: 2 }, events: [], end: true });
  });

  test("does not tell what the views do not show yet", async () => {
    const { views } = temporary.stores;
    let away = false;
    const putIfNewer: Stores["views"]["putIfNewer"] = async (...given) => {
      if (away) throw new StoreUnavailable("away");
      return views.putIfNewer(...given);
    };
    await open({ views: { ...views, putIfNewer } });
    away = true;
    await say("1", said("a"));
    expect(await page("wait=1")).toMatchObject({ events: [], head: 0, end: true });
    away = false;
    expect(texts(await page("wait=10"))).toEqual(["a"]);
  });
});

describe("a wait", () => {
  test("ends with the first event that is asked for", async () => {
    await open();
    const waiting = page("wait=20&project=5");
    await say("1", said("other", "6"));
    await say("1", said("mine", "5"));
    expect(texts(await waiting)).toEqual(["mine"]);
  });

  test("ends after its time, and at once when the service stops", async () => {
    await open();
    const begun = Date.now();
    expect((await page("wait=1")).events).toEqual([]);
    expect(Date.now() - begun).toBeGreaterThan(900);
    await service.listen({ host: "127.0.0.1", port: 0 });
    const [address] = service.app.addresses();
    const url = `http://127.0.0.1:${typeof address === "object" ? address.port : 0}/internal/events?wait=25`;
    const waiting = fetch(url, { headers: identityHeaders(internalKeys, { service: "gateway" }) });
    await expect.poll(() => new Promise((resolve) => service.app.server.getConnections((_, n) => resolve(n)))).toBe(1);
    await service.close();
    expect(await (await waiting).json()).toMatchObject({ events: [], end: true });
    expect(Date.now() - begun).toBeLessThan(10_000);
  });
});

test("only the gateway asks, with a cursor of this log", async () => {
  await open();
  expect((await get("", "files")).statusCode).toBe(403);
  expect((await get(`log=${temporary.stores.eventLog.id}`)).statusCode).toBe(200);
  const other = await get("log=another");
  expect([other.statusCode, other.json().message]).toEqual([410, expect.stringMatching(/restored/)]);
  for (const query of ["after=1", "after=-1.0", "limit=0", "limit=1001", "wait=26", "wait=x"])
    expect((await get(query)).statusCode, query).toBe(400);
});
