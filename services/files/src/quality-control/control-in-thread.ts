// One file through one thread, with backpressure: the bytes out, the answer back.
import type { Worker } from "node:worker_threads";
import { hasOwnMemory } from "../own-memory.ts";
import type { Answer, FromThread, ToThread } from "./messages.ts";
import { within } from "./within.ts";

/** The thread ended, or hangs, without an answer. */
export class WorkerCrashed extends Error {}

/** Chunks on their way to the thread; those of the stores have 64 KiB to 512 KiB. */
const IN_FLIGHT = 4;
/** Milliseconds; a chunk of 512 KiB takes a second at the very most. */
const THREAD_TIMEOUT = 60_000;
/** Milliseconds; the store's adapter itself asks again for a minute when the connection breaks. */
const BYTES_TIMEOUT = 120_000;

/**
 * The rest of the bytes is not read once there is an answer. Afterwards the thread has nothing of this file left.
 * @param bytes their memory goes to the thread, where they have it to themselves
 */
export async function controlInThread(
  worker: Worker,
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<Answer> {
  const thread = conversation(worker, signal);
  const chunks = bytes[Symbol.asyncIterator]();
  const next = () => within(chunks.next(), thread.signal, BYTES_TIMEOUT);
  try {
    thread.send({ type: "begin" });
    for (let read = await next(); !read.done && !thread.answer(); read = await next())
      await thread.sendChunk(hasOwnMemory(read.value) ? read.value : Uint8Array.from(read.value));
    if (!thread.answer()) thread.send({ type: "end" });
    return await thread.finished();
  } finally {
    thread.close();
    Promise.resolve(chunks.return?.()).catch(() => {}); // not awaited: bytes that do not come do not end either
  }
}

function conversation(worker: Worker, asked: AbortSignal) {
  const ended = new AbortController();
  const signal = AbortSignal.any([asked, ended.signal]);
  let inFlight = 0;
  let answer: Answer | undefined;
  let heard = () => {};
  const onMessage = (message: FromThread) => {
    if (message.type === "taken") inFlight--;
    else answer = message;
    heard();
  };
  const crashed = (error?: unknown) => ended.abort(new WorkerCrashed("the thread ended", { cause: error }));
  worker.on("message", onMessage).once("error", crashed).once("exit", crashed);

  const send = (message: ToThread, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer);
  const hear = () => {
    const message = new Promise<void>((resolve) => {
      heard = resolve;
    });
    return within(message, signal, THREAD_TIMEOUT, () => new WorkerCrashed("the thread hangs"));
  };
  return {
    /** Aborts at the end of the thread too. */
    signal,
    send,
    answer: () => answer,
    /** Resolves when the thread can take another chunk, or has answered. */
    async sendChunk(own: Uint8Array<ArrayBuffer>): Promise<void> {
      inFlight++;
      send({ type: "chunk", bytes: own }, [own.buffer]);
      while (inFlight >= IN_FLIGHT && !answer) await hear();
    },
    /** The answer, when the thread has done with every chunk. */
    async finished(): Promise<Answer> {
      while (!answer || inFlight > 0) await hear();
      return answer;
    },
    close: () => worker.off("message", onMessage).off("error", crashed).off("exit", crashed),
  };
}
