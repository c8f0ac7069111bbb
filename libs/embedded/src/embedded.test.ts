// What operators rely on: one process per folder, a full disk, broken views, a wrong seal key, readers in other threads.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { lapseOpenClaims, type NewCommit, StoreFull, StoreUnavailable } from "@isotrail/eventsourcing";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { lockFolder, openLogReader, openStores } from "./embedded.ts";
import { packEvents, unpackEvents } from "./log/commit-bytes.ts";
import { TEST_SEAL_KEY } from "./testing.ts";

const MIB = 1024 * 1024;
const commit = (stream: string, more: Partial<NewCommit> = {}): NewCommit => ({
  stream,
  version: 1,
  commitId: `first of ${stream}`,
  at: 1000,
  actor: "1",
  cause: "request",
  trace: "",
  events: [{ type: "Noted", bytes: new Uint8Array([1]) }],
  ...more,
});
const later = () => Date.now() + 20_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "isotrail-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (more: Partial<Parameters<typeof openStores>[0]> = {}) =>
  openStores({ folder, service: "catalog", sealKey: TEST_SEAL_KEY, ...more });

describe("the lock of a data folder", () => {
  /** A process that locks the folder and stays. */
  async function holder() {
    const text = `const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, "folder/lock.ts"))});
      lockFolder(process.argv[1]); console.log("locked"); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", text, folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child.stdout, "data");
    return child;
  }

  it("rejects a second process, and is free again when the first is killed", async () => {
    const child = await holder();
    expect(() => lockFolder(folder)).toThrow(/Another process is using the data folder/);
    child.kill("SIGKILL");
    await once(child, "exit");
    const free = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(/Another process/);
    free();
    lockFolder(folder)();
  });
});

it("takes a log whose commits name no client", async () => {
  const before = await open();
  await before.eventLog.append(commit("sample-1"), later());
  await before.close();
  const db = new DatabaseSync(join(folder, "catalog", "log.db"));
  db.exec("ALTER TABLE commits DROP COLUMN client");
  db.close();
  const stores = await open();
  await stores.eventLog.append(commit("sample-2", { client: "uploader" }), later());
  const clients = (await stores.eventLog.readFrom(0, 10)).map(({ stream, client }) => [stream, client]);
  expect(clients).toEqual([
    ["sample-1", undefined],
    ["sample-2", "uploader"],
  ]);
  await stores.close();
});

describe("a full disk", () => {
  it("allows deletions and reads, rejects everything else, and writes again when there is room", async () => {
    const room = { left: 100 * MIB };
    const stores = await open({
      room: { takesCommits: () => room.left >= 16 * MIB, takesUploads: () => room.left >= 24 * MIB },
    });
    await stores.eventLog.append(commit("sample-1"), later());
    room.left = 20 * MIB;
    async function* body() {
      yield Buffer.alloc(10);
    }
    await expect(stores.blobs.write("abcdefgh", body())).rejects.toBeInstanceOf(StoreFull);
    await stores.eventLog.append(commit("sample-2"), later());
    room.left = 15 * MIB;
    const outcomes = await Promise.allSettled([
      stores.eventLog.append(commit("sample-3"), later()),
      stores.eventLog.append(commit("sample-4", { freesSpace: true }), later()),
      stores.personalDataKeys.seal("user-1", "Ada"),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected"]);
    for (const outcome of outcomes) if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(StoreFull);
    expect(await stores.eventLog.append(commit("sample-1"), later())).toBe(1); // there already
    expect((await stores.eventLog.readFrom(0, 10)).map(({ stream }) => stream)).toEqual([
      "sample-1",
      "sample-2",
      "sample-4",
    ]);
    room.left = 100 * MIB;
    expect(await stores.eventLog.append(commit("sample-3"), later())).toBe(4);
    expect(await stores.blobs.write("abcdefgh", body())).toMatchObject({ size: 10 });
    await stores.close();
  });

  it("does not prevent a service that left claims open from starting", async () => {
    const stores = await open({ room: { takesCommits: () => false, takesUploads: () => false } });
    const claim = { key: "k", stream: "sample-1", version: 1, commitId: "never came", at: 1000, note: "" };
    await stores.claims.take(claim);
    expect(await lapseOpenClaims(stores)).toBe(1);
    expect(await stores.claims.get("k")).toBeUndefined();
    await stores.close();
  });

  it("stops an upload halfway, and leaves nothing of it", async () => {
    let left = 100 * MIB;
    const stores = await open({ room: { takesCommits: () => true, takesUploads: () => left >= 24 * MIB } });
    let sent = 0;
    async function* body() {
      for (; sent < 64; sent++) {
        yield Buffer.alloc(MIB);
        left -= 8 * MIB;
      }
    }
    await expect(stores.blobs.write("abcdefgh", body())).rejects.toBeInstanceOf(StoreFull);
    expect(sent).toBeLessThan(30);
    expect(await stores.blobs.size("abcdefgh")).toBeUndefined();
    await stores.close();
  });
});

it("the log stores nothing after the deadline, but returns the position of a commit that was stored in time", async () => {
  const stores = await open();
  const late = Date.now() - 1;
  await expect(stores.eventLog.append(commit("sample-1"), late)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(await stores.eventLog.head()).toBe(0);
  await stores.eventLog.append(commit("sample-1"), later());
  expect(await stores.eventLog.append(commit("sample-1"), late)).toBe(1);
  await stores.close();
});

it("a log that is slow to end open claims delays a start by ten seconds at most", async () => {
  let now = 1000;
  const stores = await open({ clock: { now: () => now } });
  const slow: typeof stores.eventLog.append = async (lapse, deadline) => {
    now += 4000;
    if (now >= deadline) throw new StoreUnavailable("The log did not answer in time.");
    return stores.eventLog.append(lapse, deadline);
  };
  for (let n = 1; n <= 5; n++)
    await stores.claims.take({ key: `k${n}`, stream: `sample-${n}`, version: 1, commitId: `${n}`, at: 1000, note: "" });
  const starting = { ...stores, eventLog: { ...stores.eventLog, append: slow } };
  await expect(lapseOpenClaims(starting)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(now - 1000).toBeLessThanOrEqual(12_000);
  expect(await stores.claims.list("", 9)).toHaveLength(3);
  await stores.close();
});

describe("a service's stores", () => {
  it("do not fail because of another write in their transaction", async () => {
    const stores = await open();
    const wrong = commit("sample-2", { at: Number.NaN });
    const outcomes = await Promise.allSettled([
      stores.eventLog.append(commit("sample-1"), later()),
      stores.eventLog.append(wrong, later()),
      stores.eventLog.append(commit("sample-3"), later()),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect((await stores.eventLog.readFrom(0, 9)).map(({ position }) => position)).toEqual([1, 2]);
    await stores.close();
  });

  it("move a damaged views.db aside and start with empty views; the log is intact", async () => {
    const shape = { name: "samples-1", indexes: [] };
    let stores = await open();
    await stores.views.open([shape]);
    await stores.eventLog.append(commit("sample-1"), later());
    await stores.checkpoints.set("catalog/repair", { position: 1, index: 0 });
    await stores.close();
    writeFileSync(join(folder, "catalog", "views.db"), "this is no database, but it is long enough".repeat(100));
    stores = await open();
    await stores.views.open([shape]);
    expect(await stores.checkpoints.get("catalog/repair")).toBeUndefined();
    expect(await stores.eventLog.head()).toBe(1);
    await stores.close();
  });

  it("refuse a view whose indexes changed under its name", async () => {
    const stores = await open();
    await stores.views.open([{ name: "samples-1", indexes: ["project"] }]);
    await expect(stores.views.open([{ name: "samples-1", indexes: ["project", "name"] }])).rejects.toThrow(/new name/);
    await stores.close();
  });

  it("do not open with another seal key, and report it", async () => {
    await (await open()).close();
    await expect(open({ sealKey: new Uint8Array(32).fill(8) })).rejects.toThrow(/seal key/);
    await (await open()).close();
  });

  it("create nothing and name the wrong setting when the seal key is another one, even if no hash key is left", async () => {
    const stores = await open();
    await stores.personalDataKeys.seal("sample-1", "patient 7");
    await stores.close();
    const keys = new DatabaseSync(join(folder, "catalog/keys.db"));
    keys.exec("DELETE FROM keys WHERE subject = ''");
    const count = () => keys.prepare("SELECT count(*) AS number FROM keys").get()?.number;
    for (const name of ["log.db", "views.db"]) rmSync(join(folder, "catalog", name));
    await expect(open({ sealKey: new Uint8Array(32).fill(8) })).rejects.toThrow(/SEAL_KEY_FILE/);
    expect(count()).toBe(1);
    keys.close();
    expect(readdirSync(join(folder, "catalog")).filter((name) => /^(log|views)/.test(name))).toEqual([]);
  });

  it("leave no trace of a destroyed key in their files", async () => {
    const stores = await open();
    await stores.personalDataKeys.seal("user-4711", "Ada");
    await stores.personalDataKeys.destroy("user-4711");
    const files = ["keys.db", "keys.db-wal"].map((name) =>
      readFileSync(join(folder, "catalog", name)).toString("latin1"),
    );
    expect(files.join()).not.toContain("user-4711");
    await stores.close();
  });

  it("return unused numbers at a clean shutdown", async () => {
    let stores = await open();
    await stores.ids.next("project");
    await stores.close();
    stores = await open();
    expect(await stores.ids.next("project")).toBe(2);
    await stores.close();
  });
});

describe("a reader of the log", () => {
  it("in another thread notices a commit well before its next poll", async () => {
    const stores = await open();
    const text = `const { parentPort, workerData } = require("node:worker_threads");
      import(workerData.module).then(async ({ openLogReader }) => {
        const reader = openLogReader({ folder: workerData.folder, service: "catalog" });
        parentPort.postMessage("waiting");
        await reader.changed(0, new AbortController().signal);
        parentPort.postMessage((await reader.readFrom(0, 10)).map(({ stream }) => stream));
        reader.close();
      });`;
    const module = join(import.meta.dirname, "log/log-reader.ts");
    const worker = new Worker(text, { eval: true, workerData: { folder, module } });
    await once(worker, "message");
    const began = performance.now();
    await stores.eventLog.append(commit("sample-1"), later());
    expect(await once(worker, "message")).toEqual([["sample-1"]]);
    expect(performance.now() - began).toBeLessThan(900);
    await once(worker, "exit");
    await stores.close();
  });

  it("reads the log of a service that is not running, and throws when there is none", async () => {
    const stores = await open();
    await stores.eventLog.append(commit("sample-1"), later());
    await stores.close();
    const reader = openLogReader({ folder, service: "catalog" });
    expect(await reader.head()).toBe(1);
    reader.close();
    expect(() => openLogReader({ folder, service: "runs" })).toThrow("runs has no log");
  });
});

describe("the bytes of a commit's events", () => {
  const events = fc.array(fc.record({ type: fc.string({ unit: "grapheme" }), bytes: fc.uint8Array() }));
  const plain = (list: readonly { type: string; bytes: Uint8Array }[]) =>
    list.map(({ type, bytes }) => [type, [...bytes]]);

  it("return every event", () => {
    fc.assert(
      fc.property(events, (list) => {
        expect(plain(unpackEvents(packEvents(list)))).toEqual(plain(list));
      }),
    );
  });

  it("are rejected when they are truncated", () => {
    fc.assert(
      fc.property(events, fc.nat(), (list, cut) => {
        const packed = packEvents(list);
        fc.pre(packed.length > 0);
        const part = packed.subarray(0, cut % packed.length);
        let read: unknown[] = [];
        try {
          read = unpackEvents(part);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
        expect(read.length).toBeLessThan(Math.max(1, list.length));
      }),
    );
  });
});

it.skipIf(!existsSync("/proc/self/fd"))("a file that is let go before its first byte is read is closed", async () => {
  const stores = await openStores({ folder, service: "files", sealKey: TEST_SEAL_KEY });
  const key = "0123456789";
  await stores.blobs.write(
    key,
    (async function* () {
      yield Buffer.from("ACGT");
    })(),
  );
  const openFiles = () =>
    readdirSync("/proc/self/fd").filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).endsWith(key);
      } catch {
        return false; // the folder's own
      }
    }).length;
  const bytes = (await stores.blobs.read(key))?.[Symbol.asyncIterator]();
  expect(openFiles()).toBe(1);
  await bytes?.return?.();
  expect(openFiles()).toBe(0);
  await stores.close();
});
