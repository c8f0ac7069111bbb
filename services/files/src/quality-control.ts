// Works off the files that are due: takes each, has a thread read it, stores what came of it. Restartable at any point.

import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type AggregateStore,
  type Blobs,
  type CommandContext,
  type EventLog,
  StoreFull,
  StoreUnavailable,
} from "@isotrail/eventsourcing";
import type { Peers, ServiceContext } from "@isotrail/http";
import { ENGINE } from "@isotrail/sequence-qc";
import { projectsOf } from "./access.ts";
import { dueFiles } from "./object.control.ts";
import type { Made } from "./object.state.ts";
import { object } from "./object.ts";
import { type Bell, openBell, openTroubles, within } from "./qc-patience.ts";
import { type Answer, openPool, type QcPool, WorkerCrashed } from "./qc-pool.ts";
import { type DueFile, openQueue } from "./qc-queue.ts";
import { parted } from "./qc-record.ts";
import { type Reading, readingOf } from "./qc-settings.ts";
import type { FilesSettings } from "./settings.ts";

/** Milliseconds until the next pages are looked at, when all files of these are in trouble. */
const NEXT_PAGE = 50;
/** A command writes its view right after its append. */
const VIEW_DELAY = 50;
/** A view that was repaired says nothing: so often it is looked at anyway. */
const LOOK_EVERY = 5_000;
/** After trouble with one file nothing begins for so long; it doubles while it is the stores that do not answer. */
const PAUSE = 50;
const LONGEST_PAUSE = 5_000;
/** The object store is asked again for a minute by its adapter. */
const BLOB_ANSWERS = 90_000;
/** Milliseconds; the question itself has a time-out, and is asked again. */
const CATALOG_ANSWERS = 60_000;
/** For a word at the end; a process has 30 s for all of it. */
const LET_GO = 3_000;

export type QualityControl = { stop(): Promise<void> };

/** One core is left for all the rest. */
const poolSize = () => Math.max(1, availableParallelism() - 1);

/**
 * Under a lease: one replica of the service works at a time.
 * @throws Error when the operator's list of contaminants cannot be used
 */
export function startQualityControl(
  { name, aggregates, peers, logger, settings }: ServiceContext<FilesSettings>,
  given?: QcPool,
): QualityControl {
  const reading = readingOf(settings);
  const pool = given ?? openPool(poolSize(), reading);
  const stopping = new AbortController();
  const { stores } = aggregates;
  /** Files that this process took: a store that is away, or a lost lease, is no crash, and does not count as one. */
  const taken = new Set<string>();
  const worked = stores.lease.run(
    `${name}/quality-control`,
    async (held) => {
      const signal = AbortSignal.any([held, stopping.signal]);
      await workOff({ aggregates, peers, pool, reading, signal, taken }, logger);
    },
    stopping.signal,
  );
  return {
    async stop() {
      stopping.abort();
      await pool.close();
      await worked;
    },
  };
}

async function workOff(all: Work, log: ServiceContext["logger"]): Promise<void> {
  const { aggregates, pool, signal, taken } = all;
  const working = new Map<string, Promise<void>>();
  const troubles = openTroubles();
  const bell = openBell();
  const queue = openQueue(aggregates.stores.views);
  /** Something was heard since the first pages were looked at. */
  let news = false;
  let pause = PAUSE;
  let pausedUntil = 0;

  function paused(error: unknown): void {
    pause = isOfStores(error) ? Math.min(2 * pause, LONGEST_PAUSE) : PAUSE;
    pausedUntil = performance.now() + pause;
  }

  async function work({ id, file }: DueFile): Promise<void> {
    try {
      const wasDue = await controlOne(all, id, file);
      taken.delete(file);
      if (wasDue) troubles.over(file);
      else troubles.aMoment(file); // as a crash leaves it: not to be asked without a pause
      pause = PAUSE;
    } catch (error) {
      if (signal.aborted) return letGo(all, id, file);
      if (error instanceof WorkerCrashed) taken.delete(file);
      if (isOfStores(error)) troubles.aMoment(file);
      else troubles.met(file);
      paused(error);
      log.warn({ file, error }, "quality control of a file is tried again");
    }
  }

  function start(due: DueFile): void {
    const done = work(due).finally(() => {
      working.delete(due.file);
      bell.ring();
    });
    working.set(due.file, done);
  }

  const mayBeTaken = (file: string) => !working.has(file) && !troubles.isWaiting(file);

  /** Begins what is due until every thread has work. @returns milliseconds until it is to be called again */
  async function round(): Promise<number> {
    const left = pausedUntil - performance.now();
    if (left > 0) return left;
    while (working.size < pool.size && !signal.aborted) {
      if (queue.isAtStart()) news = false;
      const due = await queue.next(mayBeTaken);
      if (!due) return queue.isAtStart() && !news ? troubles.next(LOOK_EVERY) : NEXT_PAGE;
      start(due);
    }
    return LOOK_EVERY;
  }

  signal.addEventListener("abort", bell.ring, { once: true });
  const watching = ringAtChanges(aggregates.stores.eventLog, bell, signal);
  while (!signal.aborted) {
    const next = await round().catch((error) => {
      if (!signal.aborted) log.warn({ error }, "quality control goes on later");
      paused(error);
      return pause;
    });
    news = (await bell.heard(Math.max(1, next))) || news;
  }
  await Promise.all([watching, ...working.values()]);
}

const isOfStores = (error: unknown) => error instanceof StoreUnavailable || error instanceof StoreFull;

/** What is new in the log may be due; its views are written a moment later. */
async function ringAtChanges(log: EventLog, bell: Bell, signal: AbortSignal): Promise<void> {
  for (let seen = 0; !signal.aborted; ) {
    try {
      await log.changed(seen, signal);
      seen = await log.head();
    } catch {
      await wait(LONGEST_PAUSE, signal); // whoever asks the views tells of it
    }
    await wait(VIEW_DELAY, signal);
    bell.ring();
  }
}

const wait = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal }).catch(() => {});

type Work = {
  readonly aggregates: AggregateStore;
  readonly peers: Peers;
  readonly pool: QcPool;
  readonly reading: Reading;
  readonly signal: AbortSignal;
  readonly taken: Set<string>;
};

/**
 * Reads one file and stores what came of it. Safe to repeat: what has an answer is not taken again.
 * @returns whether it was due at all
 */
async function controlOne(
  { aggregates, peers, pool, reading, signal, taken }: Work,
  id: string,
  file: string,
): Promise<boolean> {
  const { blobs } = aggregates.stores;
  const context = () => contextFor(aggregates, 20_000);
  const made: Made = { engine: ENGINE, profile: reading.profile };
  const { state } = await aggregates.load(object, id);
  const due = dueFiles(state).find((one) => one.id === file);
  if (!due) return false;
  // before it is taken: a store, or a service, that is away is not the file's fault
  const projects = await within(projectsOf(peers, state.sample), signal, CATALOG_ANSWERS);
  const size = await within(blobs.size(due.blob), signal, BLOB_ANSWERS);
  if (size === undefined) throw new Error("its bytes are not in the store");
  if (!taken.has(file)) {
    const { state: now } = await aggregates.execute(object, id, { type: "take", file, projects, by: made }, context());
    if (dueFiles(now).every((one) => one.id !== file)) return true;
    taken.add(file);
  }
  const bytes = await opened(blobs, due.blob, signal);
  const answer = await pool.control(bytes, signal);
  await aggregates.execute(
    object,
    id,
    { ...(await outcome(answer, due.fileName, made, reading.told)), file, projects },
    context(),
  );
  return true;
}

/** Bytes that come when nobody waits for them any more are closed. */
async function opened(blobs: Blobs, blob: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
  const coming = blobs.read(blob);
  try {
    const bytes = await within(coming, signal, BLOB_ANSWERS);
    if (bytes) return bytes;
  } catch (error) {
    coming.then((bytes) => bytes?.[Symbol.asyncIterator]().return?.()).catch(() => {});
    throw error;
  }
  throw new Error("its bytes are not in the store");
}

/** An orderly end, or a lost lease, in the middle of a file is no crash. When this cannot be told, it counts as one. */
async function letGo({ aggregates, taken }: Work, id: string, file: string): Promise<void> {
  if (!taken.delete(file)) return;
  await aggregates.execute(object, id, { type: "letGo", file }, contextFor(aggregates, LET_GO)).catch(() => {});
}

const contextFor = ({ stores }: AggregateStore, milliseconds: number): CommandContext => ({
  actor: "files",
  cause: "quality-control",
  trace: "",
  deadline: stores.clock.now() + milliseconds,
});

async function outcome(answer: Answer, fileName: string, made: Made, told: Reading["told"]) {
  if (answer.type === "fault") return { type: "failed", failure: { ...made, ...answer.fault } } as const;
  const { summary, tables } = await parted(answer.result, fileName);
  const additionalProperties = { ...summary.additionalProperties, ...told };
  return { type: "controlled", summary: { ...summary, additionalProperties }, tables } as const;
}
