// The loop of quality control when things fail: it recovers by itself, asks at a bounded rate, and stops when it is told to.
import { setTimeout as sleep } from "node:timers/promises";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { type Lease, openAggregateStore, type Stores, StoreUnavailable } from "@isotrail/eventsourcing";
import { type Peer, readSettings } from "@isotrail/http";
import { silentLogger, testPeer } from "@isotrail/http/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MAX_TAKES } from "../sequencing-object/quality-control.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import type { FileQualityControl, NewFile } from "../sequencing-object/state.ts";
import { sequencingRun } from "../sequencing-run/decider.ts";
import { filesSettings } from "../settings.ts";
import { openPool, type Pool, WorkerCrashed } from "./pool.ts";
import { qualityControlWorker } from "./worker.ts";

const context = () => ({ actor: "4", cause: "test", trace: "", deadline: Date.now() + 20_000 });
const fault = { code: "GZIP_CORRUPT", record: null, offset: null, message: "It is broken." };
const blobOf = (id: number) => `blob-${String(id).padStart(8, "0")}`;

let temporary: TemporaryStores;
let ending: (() => Promise<void>)[];
beforeEach(async () => {
  temporary = await temporaryStores("files");
  await temporary.stores.views.open([sequencingObject.view, sequencingRun.view]);
  ending = [];
});
afterEach(async () => {
  for (const end of ending) await end();
  await temporary[Symbol.asyncDispose]();
});

/** A pool that answers each file at once, or as `answer` says. */
const answering = (answer: () => ReturnType<Pool["control"]> = async () => ({ type: "fault", fault })): Pool => ({
  size: 1,
  async control(bytes, signal) {
    await bytes[Symbol.asyncIterator]().return?.();
    const ended = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    return Promise.race([answer(), ended]);
  },
  close: async () => {},
});
const storeOf = (stores: Stores) => openAggregateStore(stores, [sequencingObject, sequencingRun]);
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function uploaded(count: number, { stored = true, project = "3", first = 1 } = {}): Promise<void> {
  const aggregates = storeOf(temporary.stores);
  await Promise.all(
    ids(count).map(async (number) => {
      const id = first - 1 + number;
      async function* bytes() {
        yield Buffer.from("@r\nACGT\n+\nIIII\n");
      }
      if (stored) await temporary.stores.blobs.write(blobOf(id), bytes());
      const about = {
        id: String(id),
        fileName: "a.fastq",
        blob: blobOf(id),
        size: 15,
        sha256: String(id).padStart(64, "0"),
        compression: "none" as const,
      };
      const file: NewFile = { ...about, properties: {} };
      const upload = { sample: "7", run: "", projects: [project], files: [file] };
      await aggregates.execute(sequencingObject, `single-${id}`, { type: "upload", upload }, context());
    }),
  );
}

/** Says that every sample is in project 4 now. */
const catalog = testPeer({
  async post<T>(_path: string, { ids }: { ids: string[] }) {
    return ids.map((id) => ({ id, exists: true, read: false, write: false, projects: ["4"] })) as T;
  },
});

/** Starts on the stores with some of their parts replaced. */
function started(
  changes: Partial<Stores> = {},
  pool: Pool = answering(),
  asked: Peer = catalog,
  logger = silentLogger,
) {
  const stores = { ...temporary.stores, ...changes };
  const about = {
    name: "files",
    stores,
    peers: { catalog: asked },
    settings: readSettings(filesSettings, {}),
    logger,
    announce: () => {},
  };
  const worker = qualityControlWorker({ ...about, aggregates: storeOf(stores) }, pool);
  const stopping = new AbortController();
  const ended = stores.lease.run("files/upkeep", worker.run, stopping.signal);
  const stop = () => {
    stopping.abort();
    return ended;
  };
  ending.push(stop);
  return { stop };
}

const controlOf = async (id: number): Promise<FileQualityControl | undefined> =>
  (await storeOf(temporary.stores).load(sequencingObject, `single-${id}`)).state.files[0]?.qualityControl;
async function becomes(id: number, step: FileQualityControl["step"], within = 5_000): Promise<void> {
  for (const end = Date.now() + within; (await controlOf(id))?.step !== step && Date.now() < end; ) await sleep(20);
  expect((await controlOf(id))?.step).toBe(step);
}

describe("asks at a bounded rate", () => {
  test("while a view is behind its stream", async () => {
    await uploaded(1);
    const { views, eventLog } = temporary.stores;
    const stale = await views.find(sequencingObject.view.name, { index: "due", value: "lane-3", limit: 10 });
    let asked = 0;
    const readStream: typeof eventLog.readStream = (...what) => {
      asked++;
      return eventLog.readStream(...what);
    };
    const find = (async () => stale) as typeof views.find;
    started({ views: { ...views, find }, eventLog: { ...eventLog, readStream } });
    await becomes(1, "failed");
    asked = 0;
    await sleep(1_500);
    expect(asked).toBeGreaterThan(0); // it still looks
    expect(asked).toBeLessThan(15);
  });

  test("while the store of the bytes is away, however many files wait, and continues when it is back", async () => {
    await uploaded(200);
    const { blobs } = temporary.stores;
    let away = true;
    let asked = 0;
    const unlessAway = <Call extends (...what: never[]) => unknown>(call: Call) =>
      ((...what: never[]) => {
        asked++;
        return away ? Promise.reject(new StoreUnavailable("away")) : call(...what);
      }) as Call;
    started({ blobs: { ...blobs, size: unlessAway(blobs.size), read: unlessAway(blobs.read) } });
    await sleep(2_000);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(15);
    away = false;
    await becomes(200, "failed", 15_000);
    await becomes(1, "failed", 15_000);
  });

  test("while the views are away, and continues when they are back", async () => {
    await uploaded(1);
    const { views } = temporary.stores;
    let away = true;
    let asked = 0;
    const find: typeof views.find = (...what) => {
      asked++;
      return away ? Promise.reject(new StoreUnavailable("away")) : views.find(...what);
    };
    started({ views: { ...views, find } });
    await sleep(1_500);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(15);
    away = false;
    await becomes(1, "failed", 15_000);
  });
});

test("a file that fails is in the log, with sample, projects and file, and no names", async () => {
  const warned: unknown[] = [];
  const logger = Object.assign(Object.create(silentLogger), { warn: (...said: unknown[]) => warned.push(said) });
  await uploaded(1);
  started({}, answering(), catalog, logger);
  await becomes(1, "failed");
  const about = { sample: "7", projects: ["4"], run: "", object: "single-1", file: "1" };
  const code = { code: "GZIP_CORRUPT", record: null, offset: null };
  await expect.poll(() => warned).toEqual([[{ ...about, ...code }, "a file failed quality control"]]);
});

test("projects take turns: one file does not wait for all those of another project", async () => {
  await uploaded(50, { project: "3" });
  await uploaded(2, { project: "4", first: 51 });
  const order: number[] = [];
  const pool = answering();
  const control: Pool["control"] = async (bytes, signal) => {
    const steps = await Promise.all(ids(52).map(async (id) => (await controlOf(id))?.step));
    order.push(steps.indexOf("taken") + 1);
    return pool.control(bytes, signal);
  };
  started({}, { ...pool, control });
  await becomes(50, "failed", 20_000);
  expect(order.indexOf(51)).toBeLessThan(3);
  expect(order.indexOf(52)).toBeLessThan(5);
  expect(order).toHaveLength(52);
}, 30_000);

test("one look reads a few pages, however many files wait for their next try, and later looks reach those behind them", async () => {
  await uploaded(500, { stored: false });
  const { views } = temporary.stores;
  let read = 0;
  const find: typeof views.find = async (...what) => {
    const page = await views.find(...what);
    read += page.length;
    return page as never;
  };
  const pool = answering();
  started({ views: { ...views, find } }, { ...pool, size: 200 });
  await sleep(1_000);
  read = 0;
  const appends = 20;
  for (let n = 0; n < appends; n++) {
    await storeOf(temporary.stores).execute(
      sequencingRun,
      "1",
      { type: "seen", done: n % 2 === 0, deleted: false },
      context(),
    );
    await sleep(60);
  }
  expect(read).toBeLessThan(100 * (appends + 40)); // not 500 for each
  await temporary.stores.blobs.write(
    blobOf(500),
    (async function* () {
      yield Buffer.from("@");
    })(),
  );
  await becomes(500, "failed", 5_000);
});

test("the answer is published to the projects that hold the sample now, not to that of the upload", async () => {
  await uploaded(1, { project: "3" });
  started();
  await becomes(1, "failed");
  const commits = await temporary.stores.eventLog.readStream("object-single-1", 0);
  const events = commits.flatMap((commit) => commit.events.map((event) => sequencingObject.codec.decode(event)));
  for (const [type, event] of [
    ["QualityControlFailed", events.at(-2)],
    ["ObjectProcessed", events.at(-1)],
  ])
    expect(event).toMatchObject({ type, data: { projects: ["4"] } });
});

describe("a stop", () => {
  test("does not wait for bytes that do not come", async () => {
    await uploaded(1);
    const { blobs } = temporary.stores;
    async function* stalled(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("@r\n");
      await new Promise(() => {});
    }
    const { stop } = started({ blobs: { ...blobs, read: async () => stalled() } }, openPool(1));
    await becomes(1, "taken");
    await sleep(300);
    expect(await Promise.race([stop().then(() => "ended"), sleep(3_000).then(() => "still there")])).toBe("ended");
  });

  test("does not wait for a catalog that does not answer", async () => {
    await uploaded(1);
    const { stop } = started({}, answering(), { ...catalog, post: () => new Promise<never>(() => {}) });
    await sleep(300);
    expect(await Promise.race([stop().then(() => "ended"), sleep(3_000).then(() => "still there")])).toBe("ended");
    expect((await controlOf(1))?.step).toBe("waiting");
  });

  test("does not wait for a store that does not answer", async () => {
    await uploaded(1);
    const never = () => new Promise<never>(() => {});
    const { stop } = started({ blobs: { ...temporary.stores.blobs, size: never, read: never } });
    await sleep(300);
    expect(await Promise.race([stop().then(() => "ended"), sleep(3_000).then(() => "still there")])).toBe("ended");
  });

  test("in the middle of a file is no crash, however often it happens", async () => {
    await uploaded(1);
    const reading = () => new Promise<never>(() => {});
    for (let n = 0; n <= MAX_TAKES; n++) {
      const { stop } = started({}, answering(reading));
      await becomes(1, "taken");
      await stop();
      expect((await controlOf(1))?.step).toBe("waiting");
    }
    started();
    await becomes(1, "failed");
    expect(await controlOf(1)).toMatchObject({ failure: { ...fault } });
  });
});

test("a log that comes and goes is no crash of the file that is being read", async () => {
  await uploaded(1);
  const { eventLog } = temporary.stores;
  let away = false;
  let reads = 0;
  const unlessAway = <Call extends (...what: never[]) => unknown>(call: Call) =>
    ((...what: never[]) => (away ? Promise.reject(new StoreUnavailable("away")) : call(...what))) as Call;
  const flapping = async () => {
    reads++;
    away = reads <= 3;
    if (away) setTimeout(() => (away = false), 100);
    return { type: "fault", fault } as const;
  };
  const [append, head, readStream] = [eventLog.append, eventLog.head, eventLog.readStream].map(unlessAway) as never as [
    ...[typeof eventLog.append, typeof eventLog.head, typeof eventLog.readStream],
  ];
  started({ eventLog: { ...eventLog, append, head, readStream } }, answering(flapping));
  await becomes(1, "failed", 10_000);
  expect(await controlOf(1)).toMatchObject({ failure: { ...fault } });
  const events = (await eventLog.readStream("object-single-1", 0)).flatMap((commit) => commit.events);
  expect(events.filter(({ type }) => type === "QualityControlStarted").length).toBe(1);
});

const told = async (id: number) =>
  (await temporary.stores.eventLog.readStream(`object-single-${id}`, 0)).flatMap((commit) =>
    commit.events.map(({ type }) => type),
  );

test("a thread that dies is a crash, and counts each time", async () => {
  await uploaded(1);
  let deaths = 0;
  const dying = async () => {
    if (++deaths <= 2) throw new WorkerCrashed("it ended");
    return { type: "fault", fault } as const;
  };
  started({}, answering(dying));
  await becomes(1, "failed");
  const started1 = "QualityControlStarted";
  expect(await told(1)).toEqual([
    "ObjectUploaded",
    started1,
    started1,
    started1,
    "QualityControlFailed",
    "ObjectProcessed",
  ]);
});

test("when the lease is lost in the middle of a file the next holder answers, and the late answer is ignored", async () => {
  await uploaded(1);
  let late: (answer: { type: "fault"; fault: typeof fault }) => void = () => {};
  let turns = 0;
  const reading = Promise.withResolvers<void>();
  const lease: Lease = {
    async run(_name, work, signal) {
      const first = new AbortController();
      const lost = AbortSignal.any([first.signal, signal]);
      const before = work(lost);
      await becomes(1, "taken");
      await reading.promise;
      first.abort();
      await before;
      await work(signal);
    },
  };
  const pool = answering();
  const control: Pool["control"] = (bytes, signal) => {
    if (turns++ > 0) return pool.control(bytes, signal);
    bytes[Symbol.asyncIterator]().return?.();
    return new Promise((resolve, reject) => {
      late = resolve;
      signal.addEventListener("abort", () => reject(signal.reason));
      reading.resolve();
    });
  };
  started({ lease }, { ...pool, control });
  await becomes(1, "failed");
  late({ type: "fault", fault: { ...fault, code: "LATE" } as never });
  await sleep(200);
  expect(await told(1)).toEqual([
    ...["ObjectUploaded", "QualityControlStarted", "QualityControlReleased"],
    ...["QualityControlStarted", "QualityControlFailed", "ObjectProcessed"],
  ]);
  expect(await controlOf(1)).toMatchObject({ failure: { code: fault.code } });
});

test("a file that is deleted while it is read has no answer, and nothing asks for it again", async () => {
  await uploaded(1);
  let reads = 0;
  const deletes = async () => {
    reads++;
    await storeOf(temporary.stores).execute(
      sequencingObject,
      "single-1",
      { type: "delete", inRun: false, projects: ["3"] },
      context(),
    );
    return { type: "fault", fault } as const;
  };
  started({}, answering(deletes));
  for (const end = Date.now() + 3_000; reads === 0 && Date.now() < end; ) await sleep(20);
  await sleep(600);
  expect(reads).toBe(1);
  expect(await told(1)).toEqual(["ObjectUploaded", "QualityControlStarted", "ObjectDeleted"]);
});
