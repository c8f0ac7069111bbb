// A connection to MongoDB that is cut, slow or gone: nothing acknowledged is lost, nothing hangs, and all recovers by itself.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type NewCommit, StoreUnavailable } from "@isotrail/eventsourcing";
import { type Proxy as Link, Toxiproxy } from "toxiproxy-node-client";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MongodbStores } from "./mongodb.ts";
import { endRemovals, ownDatabase } from "./testing.ts";

const { MONGODB_URL, TOXIPROXY_URL } = process.env;
const missing = [!MONGODB_URL && "MONGODB_URL", !TOXIPROXY_URL && "TOXIPROXY_URL"].filter(Boolean).join(", ");
const suite = missing ? describe.skip : describe;

let made = 0;
const someCommit = (stream: string, bytes = 200): NewCommit => {
  const commitId = `commit-${++made}`;
  const events = [{ type: "Noted", bytes: new Uint8Array(bytes) }];
  return { stream, version: 1, commitId, at: 1_700_000_000_000, actor: "1", cause: "request", trace: "", events };
};

suite(`a connection to MongoDB${missing && ` (skipped: ${missing} not given)`}`, () => {
  let proxy: Link;
  let database: ReturnType<typeof ownDatabase>;
  let stores: MongodbStores;
  let url: string;

  afterAll(endRemovals);
  beforeEach(async () => {
    const server = new URL(MONGODB_URL ?? "");
    proxy = await new Toxiproxy(TOXIPROXY_URL ?? "").createProxy({
      name: `mongodb-${randomUUID()}`,
      listen: "127.0.0.1:0",
      upstream: server.host,
    });
    url = `mongodb://${proxy.listen}/?directConnection=true`;
    database = ownDatabase();
    stores = await database.open({ url });
  });
  afterEach(async () => {
    await stores.close();
    await proxy.remove();
    await database.remove();
  });

  const enabled = (on: boolean) =>
    proxy.update({ enabled: on, listen: proxy.listen, upstream: proxy.upstream }).then(() => {});
  const toxic = (type: string, attributes: object, stream: "upstream" | "downstream" = "downstream") =>
    proxy.addToxic({ name: "fault", type, stream, toxicity: 1, attributes } as Parameters<Link["addToxic"]>[0]);

  /** Each append is in the log once where it was acknowledged, at most once where it was not; positions have no gap. */
  async function expectRight(appended: readonly { commit: NewCommit; outcome: PromiseSettledResult<number> }[]) {
    const direct = await database.open();
    const read = await direct.eventLog.readFrom(0, 10_000);
    await direct.close();
    expect(read.map(({ position }) => position)).toEqual(read.map((_, n) => n + 1));
    expect(new Set(read.map(({ commitId }) => commitId)).size).toBe(read.length);
    const positions = new Map(read.map(({ commitId, position }) => [commitId, position]));
    for (const { commit, outcome } of appended) {
      if (outcome.status === "fulfilled") expect(positions.get(commit.commitId)).toBe(outcome.value);
      else expect(outcome.reason).toBeInstanceOf(StoreUnavailable);
    }
  }
  async function append(number: number, within: number) {
    const commits = Array.from({ length: number }, () => someCommit(`s-${randomUUID()}`));
    const appends = commits.map((commit) => stores.eventLog.append(commit, Date.now() + within));
    const outcomes = await Promise.allSettled(appends);
    return outcomes.flatMap((outcome, n) => {
      const commit = commits[n];
      return commit ? [{ commit, outcome }] : [];
    });
  }

  it("that is cut again and again while commits are appended loses none and stores none twice", async () => {
    const appended: Awaited<ReturnType<typeof append>> = [];
    const end = performance.now() + 4_000;
    const writing = Array.from({ length: 20 }, async () => {
      while (performance.now() < end) appended.push(...(await append(1, 10_000)));
    });
    while (performance.now() < end) {
      await sleep(100 + Math.random() * 200);
      await enabled(false);
      await sleep(30);
      await enabled(true);
    }
    await Promise.all(writing);
    expect(appended.filter(({ outcome }) => outcome.status === "fulfilled").length).toBeGreaterThan(20);
    await expectRight(appended);
  });

  it("that is cut in the middle of a response leaves no commit in doubt for good", async () => {
    for (const bytes of [10, 60, 200, 1000]) {
      await toxic("limit_data", { bytes });
      const doubtful = append(30, 1_500);
      await sleep(500);
      await (await proxy.getToxic("fault")).remove();
      await expectRight(await doubtful);
    }
    const after = await append(10, 10_000);
    expect(after.every(({ outcome }) => outcome.status === "fulfilled")).toBe(true);
    await expectRight(after);
  });

  it("that loses the response, not the request: the commit keeps its one position", async () => {
    await toxic("timeout", { timeout: 0 });
    const appending = append(5, 20_000);
    await sleep(300);
    await enabled(false); // whoever waits for the response fails now
    await (await proxy.getToxic("fault")).remove();
    await enabled(true);
    const appended = await appending;
    expect(appended.every(({ outcome }) => outcome.status === "fulfilled")).toBe(true);
    await expectRight(appended);
  });

  it("that is slow: a commit is refused close to its deadline", async () => {
    await append(1, 10_000);
    await toxic("latency", { latency: 3_000 });
    const began = performance.now();
    const appended = await append(10, 800);
    expect(appended.every(({ outcome }) => outcome.status === "rejected")).toBe(true);
    expect(performance.now() - began).toBeLessThan(1_500);
    await (await proxy.getToxic("fault")).remove();
    const after = await append(10, 15_000);
    expect(after.every(({ outcome }) => outcome.status === "fulfilled")).toBe(true);
    await expectRight([...appended, ...after]);
  });

  it("that is gone makes every read and write fail in time, and all works again when it is back", async () => {
    await stores.views.open([{ name: "notes-1", indexes: [] }]);
    await enabled(false);
    const began = performance.now();
    const outcomes = await Promise.allSettled([
      stores.eventLog.head(),
      stores.eventLog.readFrom(0, 10),
      stores.eventLog.readStream("s-1", 0),
      stores.views.get("notes-1", ["1"]),
      stores.claims.get("k"),
      stores.ids.next("note"),
      stores.personalDataKeys.seal("user-1", "Ada"),
      stores.checkpoints.set("c", { position: 1, index: 0 }),
      stores.parkedEvents.list(),
      database.open({ url }).then((opened) => opened.close()),
    ]);
    for (const outcome of outcomes) {
      expect(outcome.status).toBe("rejected");
      if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(StoreUnavailable);
    }
    expect(performance.now() - began).toBeLessThan(11_000);
    const waiting = stores.eventLog.changed(0, AbortSignal.timeout(15_000));
    await enabled(true);
    await expectRight(await append(3, 10_000));
    await waiting;
    expect(await stores.ids.next("note")).toBe(1);
  });
});
