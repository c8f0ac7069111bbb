// Decides which submissions are driven: those under way, and the next ones while there are slots; then what is to be removed.
import { openWakeUp, pause } from "@isotrail/eventsourcing";
import type { Analysis } from "../context.ts";
import { cleanEnded } from "./clean.ts";
import { drive } from "./drive.ts";
import { endedBefore } from "./ended.ts";
import { type News, openNews } from "./news.ts";
import { Queue } from "./queue.ts";
import { Removal } from "./removal.ts";

/** Milliseconds until engine and queue are looked at again, when nothing tells of anything new. */
const LOOK_EVERY = 5_000;
/** Milliseconds before another turn when one failed, as when the store is away. */
const AFTER_FAILURE = 1_000;
/** Milliseconds between two looks for what is old enough to be cleaned. */
const CLEAN_EVERY = 60_000;
const DAY = 86_400_000;

type Driven = { readonly user: string; readonly stop: AbortController; readonly done: Promise<void> };

type Scheduler = {
  readonly analysis: Analysis;
  readonly queue: Queue;
  readonly news: News;
  /** Those that are driven now, by submission. */
  readonly driven: Map<string, Driven>;
  readonly removal: Removal;
  readonly signal: AbortSignal;
  /** Something may have to be done. */
  wake(): void;
};

/** Until the signal aborts. Runs at the engine go on without us: whoever comes next finds them. */
export async function schedule(analysis: Analysis, signal: AbortSignal): Promise<void> {
  const queue = new Queue();
  const news = await openNews(analysis, queue);
  const wakeUp = openWakeUp();
  const scheduler: Scheduler = {
    ...{ analysis, queue, news, signal, driven: new Map(), wake: wakeUp.ring },
    removal: new Removal(analysis, signal, wakeUp.ring),
  };
  signal.addEventListener("abort", wakeUp.ring, { once: true });
  const others = [cleanRegularly(analysis, signal), wakeAtCommits(scheduler)];
  while (!signal.aborted) {
    try {
      await news.catchUp();
      removeDeletedOnes(scheduler);
      resumeActiveOnes(scheduler);
      await startNextOnes(scheduler);
    } catch (error) {
      if (!signal.aborted) analysis.logger.warn({ error }, "analyses are started later");
      await pause(AFTER_FAILURE, signal);
    }
    await wakeUp.heard(LOOK_EVERY);
  }
  const driven = [...scheduler.driven.values()].map(({ done }) => done);
  await Promise.all([...others, ...driven, scheduler.removal.ended()]);
}

async function wakeAtCommits({ analysis, news, signal, wake }: Scheduler): Promise<void> {
  while (!signal.aborted) {
    await analysis.stores.eventLog.changed(news.position, signal).catch(() => pause(LOOK_EVERY, signal));
    wake();
    await pause(50, signal); // the position is that of the scheduler's own reading
  }
}

/** What was under way before this turn: more than there are slots, where an operator has made them fewer. */
function resumeActiveOnes(scheduler: Scheduler): void {
  const { news, driven } = scheduler;
  for (const { id, user } of news.takeActive()) if (!driven.has(id)) begin(scheduler, id, user);
}

async function startNextOnes(scheduler: Scheduler): Promise<void> {
  const { analysis, queue, driven, signal } = scheduler;
  const { readiness, settings } = analysis;
  if (queue.size === 0 || driven.size >= settings.workflowSlots) return;
  const ready = new Set<string>();
  for (const workflowId of queue.workflows()) if (!(await readiness.why(workflowId))) ready.add(workflowId);
  const running = (user: string) => [...driven.values()].filter((one) => one.user === user).length;
  while (driven.size < settings.workflowSlots && !signal.aborted) {
    const next = queue.take(running, (workflowId) => ready.has(workflowId));
    if (!next) return;
    begin(scheduler, next.id, next.user);
  }
}

function begin({ analysis, driven, signal, wake }: Scheduler, id: string, user: string): void {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const done = drive(analysis, id, either)
    .catch((error) => {
      if (!either.aborted) analysis.logger.error({ submission: id, error }, "an analysis is left until the next start");
    })
    .finally(() => {
      driven.delete(id);
      wake();
    });
  driven.set(id, { user, stop, done });
}

/** Whoever drives a submission lets it go first, so that no run begins behind the back of who removes it. */
function removeDeletedOnes({ news, driven, removal, wake }: Scheduler): void {
  for (const id of news.takeDeleted()) {
    const running = driven.get(id);
    running?.stop.abort();
    if (running) void running.done.then(() => removal.add(id)).then(wake);
    else removal.add(id);
  }
  removal.startDue();
}

/** ANALYSIS_CLEANUP_DAYS after its end a submission's files at the engine are removed. */
async function cleanRegularly(analysis: Analysis, signal: AbortSignal): Promise<void> {
  const { settings, stores, logger } = analysis;
  const { analysisCleanupDays: days } = settings;
  if (days === undefined) return;
  for (; !signal.aborted; await pause(CLEAN_EVERY, signal))
    try {
      const old = stores.clock.now() - days * DAY;
      for await (const id of endedBefore(analysis, old)) {
        if (signal.aborted) return;
        await cleanEnded(analysis, id, signal);
      }
    } catch (error) {
      if (!signal.aborted) logger.warn({ error }, "the files of analyses are cleaned later");
    }
}
