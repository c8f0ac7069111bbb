// Threads for quality control: a fixed number, one file each; one that hangs or dies is replaced.
import { Worker } from "node:worker_threads";
import type { QcOptions } from "@isotrail/sequence-qc";
import { controlInThread } from "./control-in-thread.ts";
import type { Answer } from "./messages.ts";

export { WorkerCrashed } from "./control-in-thread.ts";
export type { Answer };

export type Pool = {
  /** How many files at a time. */
  readonly size: number;
  /**
   * Reads one file; the caller keeps to `size` calls at a time.
   * @throws WorkerCrashed; StoreUnavailable when the bytes do not come; what `bytes` throws; the signal's reason
   */
  control(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
};

/** @param source the thread's module; another one is for tests */
export function openPool(
  size: number,
  options: QcOptions = {},
  source: URL = new URL("./thread.ts", import.meta.url),
): Pool {
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
        const answer = await controlInThread(worker, bytes, signal);
        idle.push(worker);
        return answer;
      } catch (error) {
        await worker.terminate(); // nobody wants the rest of its work
        throw error;
      }
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
