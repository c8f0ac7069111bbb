// Several replicas of one service on one database: one sequences for all, and whoever stands still loses its lease.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type NewCommit, relayLease } from "@isotrail/eventsourcing";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { AppendOutcome, MongodbStores, Replica } from "../mongodb.ts";
import { describeMongodb, ownDatabase } from "../testing.ts";

const LEASE = relayLease("contract");
let made = 0;
const someCommit = (stream: string, version = 1): NewCommit => {
  const commitId = `commit-${++made}`;
  const events = [{ type: "Noted", bytes: new Uint8Array(200) }];
  return { stream, version, commitId, at: 1_700_000_000_000, actor: "1", cause: "request", trace: "", events };
};

describeMongodb("replicas on one MongoDB", () => {
  let database: ReturnType<typeof ownDatabase>;
  let opened: Map<string, MongodbStores>;
  let stop: AbortController;
  const work: Promise<void>[] = [];
  beforeEach(() => {
    database = ownDatabase();
    opened = new Map();
    stop = new AbortController();
  });
  afterEach(async () => {
    stop.abort();
    await Promise.all(work.splice(0));
    await Promise.all([...opened.values()].map((stores) => stores.close()));
    await database.remove();
  });

  const reached: Replica["forward"] = (address, commits, deadline) => {
    const there = opened.get(address);
    if (!there) throw new Error("connection refused");
    return there.appendForOthers(commits, deadline);
  };
  async function replica(address: string, forward = reached): Promise<MongodbStores> {
    const stores = await database.open({ replica: { address, forward } });
    opened.set(address, stores);
    return stores;
  }
  /** Resolves when the replica holds the lease. */
  const holding = (stores: MongodbStores) =>
    new Promise<AbortSignal>((resolve) => {
      const hold = async (held: AbortSignal) => {
        resolve(held);
        await new Promise((end) => held.addEventListener("abort", end, { once: true }));
      };
      work.push(stores.lease.run(LEASE, hold, stop.signal));
    });
  async function expectGapless(stores: MongodbStores, number?: number) {
    const positions: number[] = [];
    for (let after = 0; ; after = positions.at(-1) ?? after) {
      const page = await stores.eventLog.readFrom(after, 1000);
      if (page.length === 0) break;
      positions.push(...page.map(({ position }) => position));
    }
    expect(positions).toEqual(positions.map((_, n) => n + 1));
    if (number !== undefined) expect(positions).toHaveLength(number);
  }

  it("give each writer its share when all write as fast as they can", async () => {
    const replicas = await Promise.all(["a", "b", "c"].map((address) => replica(address)));
    if (replicas[0]) await holding(replicas[0]);
    const end = performance.now() + 2_000;
    const shares = await Promise.all(
      replicas.map(async (stores, n) => {
        const times: number[] = [];
        const writer = async (w: number) => {
          for (let at = 1; performance.now() < end; at++) {
            const began = performance.now();
            await stores.eventLog.append(someCommit(`s-${n}-${w}-${at}`), Date.now() + 10_000);
            times.push(performance.now() - began);
          }
        };
        await Promise.all(Array.from({ length: 20 }, (_, w) => writer(w)));
        return times.toSorted((a, b) => a - b);
      }),
    );
    const all = shares.reduce((sum, times) => sum + times.length, 0);
    for (const times of shares) expect(times.length).toBeGreaterThan(all / 3 / 4);
    for (const times of shares) expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(250);
    if (replicas[2]) await expectGapless(replicas[2], all);
  });

  it("write directly while nobody holds the lease, without a gap", async () => {
    const replicas = await Promise.all(["a", "b"].map((address) => replica(address)));
    const appends = replicas.flatMap(({ eventLog }, n) =>
      Array.from({ length: 100 }, (_, at) => eventLog.append(someCommit(`s-${n}-${at}`), Date.now() + 20_000)),
    );
    expect(new Set(await Promise.all(appends)).size).toBe(200);
    if (replicas[0]) await expectGapless(replicas[0], 200);
  });

  it("write directly when the holder does not answer, and store nothing twice when it did all the same", async () => {
    const [holder] = [await replica("a")];
    await holding(holder);
    const silent = await replica("b", async (address, commits, deadline) => {
      await reached(address, commits, deadline);
      return new Promise<AppendOutcome[]>(() => {});
    });
    const began = performance.now();
    const positions = await Promise.all(
      Array.from({ length: 20 }, (_, at) => silent.eventLog.append(someCommit(`s-${at}`), Date.now() + 3_000)),
    );
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(new Set(positions).size).toBe(20);
    await expectGapless(holder, 20);
  });

  it("see what another has stored, and wake for it", async () => {
    const [one, other] = [await replica("a"), await replica("b")];
    const woken = other.eventLog.changed(0, AbortSignal.timeout(10_000));
    await one.eventLog.append(someCommit("s-1"), Date.now() + 5_000);
    await woken;
    expect(await other.eventLog.readFrom(0, 10)).toHaveLength(1);
    await expect(other.eventLog.append(someCommit("s-1"), Date.now() + 5_000)).rejects.toThrow("already has");
    expect(await other.eventLog.append(someCommit("s-1", 2), Date.now() + 5_000)).toBe(2);
    expect(await one.eventLog.head()).toBe(2);
  });

  it("pass the lease on at once when its holder ends, and one holds it at a time", async () => {
    const [one, other] = [await replica("a"), await replica("b")];
    const first = new AbortController();
    let working = 0;
    const alone = async (held: AbortSignal) => {
      expect(++working).toBe(1);
      await new Promise((end) => held.addEventListener("abort", end, { once: true }));
      await sleep(100);
      working--;
    };
    const running = one.lease.run(LEASE, alone, first.signal);
    await sleep(200);
    work.push(other.lease.run(LEASE, alone, stop.signal));
    await sleep(1_000);
    expect(working).toBe(1);
    first.abort();
    await running;
    expect(working).toBe(0);
    await sleep(1_000);
    expect(working).toBe(1);
  });

  it("take the lease of a holder that stands still, which finds it lost when it wakes", async () => {
    const frozen = await holderProcess(database.options.databasePrefix);
    try {
      const stores = await replica("b");
      frozen.child.kill("SIGSTOP");
      const began = performance.now();
      const held = await holding(stores);
      expect(performance.now() - began).toBeGreaterThan(2_000);
      expect(performance.now() - began).toBeLessThan(8_000);
      frozen.child.kill("SIGCONT");
      await frozen.lost;
      await sleep(1_000);
      expect(held.aborted).toBe(false);
    } finally {
      frozen.child.kill("SIGKILL");
      await once(frozen.child, "exit");
    }
  });
});

/** Another process that holds the lease. */
async function holderProcess(databasePrefix: string): Promise<{ child: ChildProcess; lost: Promise<void> }> {
  const text = `const { openMongodbStores } = await import(${JSON.stringify(join(import.meta.dirname, "../mongodb.ts"))});
    const log = { warn() {}, error() {} };
    const stores = await openMongodbStores({ url: process.env.MONGODB_URL, databasePrefix: process.argv[1],
      service: "contract", sealKey: new Uint8Array(32).fill(7), log, replica: { address: "frozen", forward: async () => [] } });
    await stores.lease.run("${LEASE}", async (held) => {
      console.log("held");
      await new Promise((end) => held.addEventListener("abort", end, { once: true }));
      console.log("lost");
    }, AbortSignal.timeout(60_000));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", text, databasePrefix], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said = (word: string) =>
    new Promise<void>((resolve) =>
      child.stdout.on("data", (data) => {
        if (String(data).includes(word)) resolve();
      }),
    );
  const lost = said("lost");
  await said("held");
  return { child, lost };
}
