// Server-sent events as a reader gets them: order, resuming, signs of life, slow readers, limits, the end.
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Problem, Unreachable } from "@isotrail/http";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import type { Account } from "../auth/guard.ts";
import { type EventStreams, eventStreams } from "./event-stream.ts";
import { readCursor, writeCursor } from "./feed-cursor.ts";
import type { ShownPage } from "./feed-page.ts";

const log = "log-1";
const cursor = (position: number) => writeCursor({ log, position, index: 0 });
const LIMITS = { ofUser: 3, ofProcess: 4, heartbeat: 15_000, look: 2_000, stalled: 60_000 };

let app: FastifyInstance;
let streams: EventStreams;
const open: IncomingMessage[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) one.destroy();
  await app.close();
});

/** A feed of `length` events with `bytes` bytes each, two in a page; `state` changes it under way. */
async function serve(limits: Partial<typeof LIMITS> = {}, bytes = 10) {
  const state = {
    length: 0,
    reads: 0,
    account: { user: "1", role: "ROLE_USER" } as Account | undefined,
    failure: undefined as Error | undefined,
  };
  const wake = new Set<() => void>();
  const read = async (_: Account, after?: { position: number } | "now"): Promise<ShownPage> => {
    state.reads++;
    if (state.failure) throw state.failure;
    const from = typeof after === "object" ? after.position : 0;
    const positions = [from + 1, from + 2].filter((position) => position <= state.length);
    const events = positions.map((position) => ({
      cursor: cursor(position),
      type: "isotrail.things.v1.Said",
      json: JSON.stringify({ id: position, text: "x".repeat(bytes) }),
    }));
    return { events, next: { log, position: positions.at(-1) ?? from, index: 0 }, end: positions.length < 2 };
  };
  const watch = {
    changed: (position: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (position < state.length || signal.aborted) return resolve();
        wake.add(resolve);
        signal.addEventListener("abort", () => resolve(), { once: true });
      }),
  };
  streams = eventStreams({ ...LIMITS, ...limits });
  app = Fastify({ forceCloseConnections: false });
  app.decorateRequest("account", null);
  app.decorateRequest("accountNow", null);
  app.setErrorHandler((error: Problem, _, reply) =>
    reply.code(error.status).headers(error.headers).send(error.message),
  );
  app.addHook("preClose", async () => streams.close());
  app.get("/", async (request, reply) => {
    const { user = "1" } = request.query as { user?: string };
    request.account = { user, role: "ROLE_USER", client: "isotrail" };
    request.accountNow = async () => state.account;
    const last = request.headers["last-event-id"];
    return streams.open(request, reply, { after: last ? readCursor(String(last)) : undefined, read, watch });
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    state,
    add(events: number) {
      state.length += events;
      for (const one of [...wake]) one();
      wake.clear();
    },
  };
}

async function connect(query = "", headers: Record<string, string> = {}) {
  const [address] = app.addresses();
  const request = get(`http://127.0.0.1:${typeof address === "object" ? address.port : 0}/${query}`, {
    headers,
    agent: false,
  });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  open.push(response);
  response.on("error", () => {});
  return response;
}

/** What comes, as text. */
function heard(response: IncomingMessage) {
  const got = { text: "", ended: false };
  response.setEncoding("utf8");
  response.on("data", (chunk) => {
    got.text += chunk;
  });
  response.on("close", () => {
    got.ended = true;
  });
  return {
    got,
    ids: () => [...got.text.matchAll(/^data: \{"id":(\d+)/gm)].map(([, id]) => Number(id)),
    until: (pattern: RegExp) => expect.poll(() => got.text, { timeout: 5_000, interval: 5 }).toMatch(pattern),
    end: () => expect.poll(() => got.ended, { timeout: 5_000, interval: 5 }).toBe(true),
  };
}

test("what there is comes first, and then what happens; each event with its cursor and type", async () => {
  const feed = await serve();
  feed.add(5);
  const response = await connect();
  expect(response.headers).toMatchObject({ "content-type": "text/event-stream", "cache-control": "no-store" });
  const { got, ids, until } = heard(response);
  await until(/"id":5/);
  feed.add(1);
  await until(/"id":6/);
  expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(got.text).toMatch(/^retry: \d+\n\nid: /);
  expect(got.text).toContain(
    `id: ${cursor(6)}\nevent: isotrail.things.v1.Said\ndata: {"id":6,"text":"xxxxxxxxxx"}\n\n`,
  );
});

test("a reader that comes back with the last id goes on behind it", async () => {
  const feed = await serve();
  feed.add(4);
  const { ids, until } = heard(await connect("", { "last-event-id": cursor(3) }));
  feed.add(1);
  await until(/"id":5/);
  expect(ids()).toEqual([4, 5]);
});

test("a quiet stream shows signs of life that move the last id on", async () => {
  const feed = await serve({ heartbeat: 30 });
  feed.add(2);
  const { until } = heard(await connect("", { "last-event-id": cursor(2) }));
  await until(new RegExp(`^(retry: .*\n\n)(id: ${cursor(2)}\n\n){2}`));
});

test("a failure before the first event is told by its status, one under way only holds the stream up", async () => {
  const feed = await serve();
  feed.state.failure = new Problem(410, "Begin again.");
  expect((await connect()).statusCode).toBe(410);
  feed.state.failure = undefined;
  feed.add(1);
  const { until, end } = heard(await connect());
  await until(/"id":1/);
  feed.state.failure = new Unreachable("things");
  feed.add(1);
  await expect.poll(() => feed.state.reads).toBe(3);
  feed.state.failure = undefined;
  await until(/"id":2/);
  feed.state.failure = new Problem(403, "Not any more.");
  feed.add(1);
  await end();
});

test("ends soon after the account does not count any more, also while nothing happens", async () => {
  const feed = await serve({ look: 20 });
  const { end } = heard(await connect());
  await sleep(60);
  feed.state.account = undefined;
  await end();
});

test("while the reader takes nothing, nothing is read; it is cut off after a while, and its place is free again", async () => {
  const feed = await serve({ stalled: 1_000, look: 50, ofUser: 1 }, 100_000);
  feed.add(1_000);
  const response = await connect();
  response.pause();
  await sleep(300);
  const read = feed.state.reads;
  expect(read).toBeLessThan(100);
  await sleep(150);
  expect(feed.state.reads - read).toBeLessThan(3);
  expect((await connect()).statusCode).toBe(429);
  await expect.poll(async () => (await connect()).statusCode, { timeout: 5_000 }).toBe(200);
});

test("a user has so many streams, and the process so many", async () => {
  await serve();
  for (let n = 0; n < 3; n++) expect((await connect()).statusCode).toBe(200);
  const own = await connect();
  expect([own.statusCode, own.headers["retry-after"]]).toEqual([429, "30"]);
  expect((await connect("?user=2")).statusCode).toBe(200);
  expect((await connect("?user=3")).statusCode).toBe(503);
  open[0]?.destroy();
  await expect.poll(async () => (await connect("?user=3")).statusCode).toBe(200);
});

test("a process that stops ends its streams at once", async () => {
  await serve();
  const { end } = heard(await connect());
  const begun = Date.now();
  await app.close();
  await end();
  expect(Date.now() - begun).toBeLessThan(1_000);
});
