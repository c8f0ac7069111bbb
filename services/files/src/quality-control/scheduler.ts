// Controls the files that are due, one on each thread, until the signal aborts. It can be stopped and started at any point.
import { openWakeUp, pause, StoreFull, StoreUnavailable, type WakeUp } from "@isotrail/eventsourcing";
import { type Backoff, openBackoff } from "./backoff.ts";
import { controlFile, releaseFile, type Work } from "./control-file.ts";
import { WorkerCrashed } from "./pool.ts";
import { type DueFile, openQueue, type Queue } from "./queue.ts";
import { type RetrySchedule, retrySchedule } from "./retry-schedule.ts";

/** Milliseconds until the next pages are looked at, when every file of these is waiting for its next try. */
const NEXT_PAGE = 50;
/** A command writes its view right after its append. */
const VIEW_DELAY = 50;
/** The repair of a view is not announced: it is looked at this often anyway. */
const LOOK_EVERY = 5_000;

type Loop = Work & {
  readonly signal: AbortSignal;
  readonly queue: Queue;
  /** By file. */
  readonly running: Map<string, Promise<void>>;
  readonly retries: RetrySchedule;
  readonly backoff: Backoff;
  readonly wakeUp: WakeUp;
  /** Something may have become due since the first pages of the queue were looked at. */
  hasNews: boolean;
};

export async function workOff(work: Work, signal: AbortSignal): Promise<void> {
  const parts = {
    queue: openQueue(work.aggregates),
    retries: retrySchedule(),
    backoff: openBackoff(),
    wakeUp: openWakeUp(),
  };
  const loop: Loop = { ...work, ...parts, signal, running: new Map(), hasNews: false };
  signal.addEventListener("abort", loop.wakeUp.ring, { once: true });
  const watching = ringAtCommits(loop);
  while (!signal.aborted) {
    const wait = await startDueFiles(loop).catch((error) => {
      if (!signal.aborted) loop.logger.warn({ error }, "quality control continues later");
      backOffAfter(loop, error);
      return loop.backoff.left();
    });
    if (await loop.wakeUp.heard(Math.max(1, wait))) loop.hasNews = true;
  }
  await Promise.all([watching, ...loop.running.values()]);
}

/** Starts due files until every thread has one. @returns milliseconds until it is to be called again */
async function startDueFiles(loop: Loop): Promise<number> {
  const { pool, queue, running, retries, backoff, signal } = loop;
  if (backoff.left() > 0) return backoff.left();
  while (running.size < pool.size && !signal.aborted) {
    if (queue.isAtStart()) loop.hasNews = false;
    const due = await queue.next((file) => !running.has(file) && !retries.isWaiting(file));
    if (!due) return queue.isAtStart() && !loop.hasNews ? retries.nextIn(LOOK_EVERY) : NEXT_PAGE;
    start(loop, due);
  }
  return LOOK_EVERY;
}

function start(loop: Loop, due: DueFile): void {
  const done = attempt(loop, due).finally(() => {
    loop.running.delete(due.file);
    loop.wakeUp.ring();
  });
  loop.running.set(due.file, done);
}

async function attempt(loop: Loop, due: DueFile): Promise<void> {
  const { file } = due;
  const { retries, backoff, signal, taken, logger } = loop;
  try {
    const wasDue = await controlFile(loop, due, signal);
    taken.delete(file);
    if (wasDue) retries.done(file);
    else retries.postponed(file); // its view is behind, as after a crash: not to be asked again and again
    backoff.over();
  } catch (error) {
    if (signal.aborted) return releaseFile(loop, due);
    if (error instanceof WorkerCrashed) taken.delete(file);
    if (isOfStores(error)) retries.postponed(file);
    else retries.failed(file);
    backOffAfter(loop, error);
    logger.warn({ file, error }, "quality control of a file is tried again");
  }
}

const isOfStores = (error: unknown) => error instanceof StoreUnavailable || error instanceof StoreFull;

function backOffAfter({ backoff }: Loop, error: unknown): void {
  if (isOfStores(error)) backoff.doubled();
  else backoff.short();
}

/** What is new in the log may be due; its view is written a moment later. */
async function ringAtCommits({ aggregates, wakeUp, signal }: Loop): Promise<void> {
  const { eventLog } = aggregates.stores;
  for (let seen = 0; !signal.aborted; ) {
    try {
      await eventLog.changed(seen, signal);
      seen = await eventLog.head();
    } catch {
      await pause(LOOK_EVERY, signal); // whoever asks the views logs it
    }
    await pause(VIEW_DELAY, signal);
    wakeUp.ring();
  }
}
