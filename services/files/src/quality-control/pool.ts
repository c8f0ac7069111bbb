// Threads for quality control: one file each, a fixed number, fed with backpressure, ended when they hang.
import { Worker } from "node:worker_threads";
import type { QcOptions, QcResult } from "@isotrail/sequence-qc";
import { within } from "./qc-patience.ts";

export type Fault = {
  readonly code: string;
  readonly record: number | null;
  readonly offset: number | null;
  readonly message: string;
};
export type ToWorker =
  | { readonly type: "begin" }
  | { readonly type: "chunk"; readonly bytes: Uint8Array }
  | { readonly type: "end" };
export type FromWorker =
  | { readonly type: "taken" }
  | { readonly type: "result"; readonly result: QcResult }
  | { readonly type: "fault"; readonly fault: Fault };
export type Answer = Exclude<FromWorker, { type: "taken" }>;

/** The thread ended without an answer. */
export class WorkerCrashed extends Error {}

export type QcPool = {
  /** How many files at a time. */
  readonly size: number;
  /**
   * Reads one file; the caller keeps to `size` calls at a time.
   * @throws WorkerCrashed, what `bytes` throws, StoreUnavailable when they do not come, and what `signal` aborts with
   */
  control(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
};

/** Chunks on their way to a thread; those of the stores have 64 KiB to 512 KiB. */
const IN_FLIGHT = 4;
/** A chunk of 512 KiB takes a second at the very most. */
const STALLED_MS = 60_000;
/** Bytes of the store: its adapter goes on by itself for a minute when the line is cut. */
const SILENT_MS = 120_000;

/** @param source the worker's module; another one is for tests */
export function openPool(
  size: number,
  options: QcOptions = {},
  source = new URL("./qc-worker.ts", import.meta.url),
): QcPool {
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  function spawn(): Worker {
    const worker = new Worker(source, { execArgv: [], name: "quality-control", workerData: options });
    all.add(worker);
    worker.unref();
    worker.once("exit", () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    worker.on("error", () => {}); // whoever waits for it is told
    return worker;
  }

  return {
    size,
    async control(bytes, signal) {
      if (signal.aborted) await bytes[Symbol.asyncIterator]().return?.();
      signal.throwIfAborted();
      const worker = idle.pop() ?? spawn();
      try {
        const answer = await conversation(worker, bytes, signal);
        idle.push(worker);
        return answer;
      } catch (error) {
        await worker.terminate(); // what it still had to do is nobody's any more
        throw error;
      }
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

async function conversation(worker: Worker, bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Answer> {
  const ended = new AbortController();
  const both = AbortSignal.any([signal, ended.signal]);
  let inFlight = 0;
  let answer: Answer | undefined;
  let heard: () => void = () => {};
  const onMessage = (message: FromWorker) => {
    if (message.type === "taken") inFlight--;
    else answer = message;
    heard();
  };
  const send = (message: ToWorker, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer);
  /** Resolves when the thread has said something. */
  const hear = () => {
    const said = new Promise<void>((resolve) => {
      heard = resolve;
    });
    return within(said, both, STALLED_MS, () => new WorkerCrashed("it hangs"));
  };
  const chunks = bytes[Symbol.asyncIterator]();
  const next = () => within(chunks.next(), both, SILENT_MS);
  const crash = (error?: unknown) => ended.abort(new WorkerCrashed("it ended", { cause: error }));
  worker.on("message", onMessage).once("error", crash).once("exit", crash);
  try {
    send({ type: "begin" });
    for (let read = await next(); !read.done && !answer; read = await next()) {
      const own = Uint8Array.from(read.value); // whoever gave it may keep it
      inFlight++;
      send({ type: "chunk", bytes: own }, [own.buffer]);
      while (inFlight >= IN_FLIGHT && !answer) await hear();
    }
    if (!answer) send({ type: "end" });
    while (!answer || inFlight > 0) await hear(); // nothing of this file reaches the next one
    return answer;
  } finally {
    worker.off("message", onMessage).off("error", crash).off("exit", crash);
    Promise.resolve(chunks.return?.()).catch(() => {}); // not awaited: bytes that do not come do not end either
  }
}
