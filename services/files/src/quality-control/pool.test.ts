// Threads of quality control: answers, faults, bytes that fail, threads that die, and an early end.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test, vi } from "vitest";
import { openPool, WorkerCrashed } from "./pool.ts";

const FASTQ = Buffer.from("@r\nACGT\n+\nIII5\n");
const never = new AbortController().signal;
async function* chunks(...parts: readonly (Uint8Array | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield part;
  }
}
const pool = openPool(1);
afterAll(() => pool.close());
const control = (...parts: readonly (Uint8Array | Error)[]) => pool.control(chunks(...parts), never);
const reads = (count: number) => ({ type: "result", result: { record: { totalSequences: count } } });

test("a file gives its record, one after the other, whatever its chunks", async () => {
  expect(await control(FASTQ, FASTQ)).toMatchObject(reads(2));
  expect(await control(...Array.from({ length: 60 }, (_, n) => FASTQ.subarray(n % 15, (n % 15) + 1)))).toMatchObject(
    reads(4),
  );
});

test("bytes that share their memory stay as they are; others go to the thread", async () => {
  const shared = Buffer.concat(Array.from({ length: 1_000 }, () => FASTQ));
  const own = Buffer.alloc(shared.length, shared);
  expect(await control(shared.subarray(0, -15), own)).toMatchObject(reads(1_999));
  expect([shared.length, shared.subarray(0, 15), own.length]).toEqual([15_000, FASTQ, 0]);
});

test("a fault is an answer, and the next file is read from its beginning", async () => {
  const much = Array.from({ length: 50 }, () => FASTQ);
  expect(await control(Buffer.from("no FASTQ, no FASTQ\n"), ...much)).toMatchObject({
    type: "fault",
    fault: { code: "UNSUPPORTED_FORMAT" },
  });
  expect(await control(FASTQ)).toMatchObject(reads(1));
});

test("bytes that fail leave nothing behind in the next file", async () => {
  await expect(control(FASTQ, new Error("the store is away"))).rejects.toThrow("the store is away");
  expect(await control(FASTQ)).toMatchObject(reads(1));
});

test("an abort ends a file in the middle", async () => {
  const ending = new AbortController();
  async function* endless() {
    for (let n = 0; ; n++) {
      if (n === 10) ending.abort(new Error("enough"));
      yield FASTQ;
    }
  }
  await expect(pool.control(endless(), ending.signal)).rejects.toThrow("enough");
});

test.each([
  ["that are whole", [FASTQ]],
  ["of a file with a fault", [Buffer.from("no FASTQ, no FASTQ\n"), ...Array.from({ length: 50 }, () => FASTQ)]],
])("the source of bytes %s is closed", async (_, parts) => {
  let closed = 0;
  async function* source() {
    try {
      yield* parts;
    } finally {
      closed++;
    }
  }
  await pool.control(source(), never);
  await sleep(10);
  expect(closed).toBe(1);
});

test("the source is closed even when the signal has aborted before", async () => {
  const close = vi.fn(async () => ({ done: true, value: undefined }) as const);
  const bytes = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}), return: close }) };
  await expect(pool.control(bytes, AbortSignal.abort(new Error("enough")))).rejects.toThrow("enough");
  expect(close).toHaveBeenCalledOnce();
});

test("an abort ends a wait for bytes that do not come, and closes their source", async () => {
  const close = vi.fn(() => new Promise<never>(() => {}));
  const bytes = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}), return: close }) };
  const ending = new AbortController();
  setTimeout(() => ending.abort(new Error("enough")), 50);
  await expect(pool.control(bytes, ending.signal)).rejects.toThrow("enough");
  expect(close).toHaveBeenCalledOnce();
});

describe("a thread that dies", () => {
  const dying = (code: string) => openPool(1, {}, new URL(`data:text/javascript,${encodeURIComponent(code)}`));

  test.each([
    ["at its start", "throw new Error('bad')"],
    [
      "over a chunk",
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ type }) => { if (type === 'chunk') process.exit(1); })",
    ],
  ])("%s is reported, and others take its place", async (_, code) => {
    const bad = dying(code);
    for (let n = 0; n < 2; n++) await expect(bad.control(chunks(FASTQ), never)).rejects.toThrow(WorkerCrashed);
    await bad.close();
  });
});
