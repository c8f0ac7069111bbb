// Works off the files that are due: takes each, has a thread read it, stores what came of it. Restartable at any point.
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context, EventLog, Journal } from "@isotrail/eventsourcing";
import type { ServiceContext } from "@isotrail/http";
import { ENGINE } from "@isotrail/sequence-qc";
import { dueFiles } from "./object.control.ts";
import type { Made } from "./object.state.ts";
import { type FileObject, object } from "./object.ts";
import { type Answer, openPool, type QcPool, WorkerCrashed } from "./qc-pool.ts";
import { parted } from "./qc-record.ts";
import { type Reading, readingOf } from "./qc-settings.ts";

const PAGE = 100;
/** A command writes its view right after its append. */
const VIEW_DELAY = 50;
/** A view that was repaired says nothing: so often it is looked at anyway. */
const LOOK_EVERY = 5_000;
const FIRST_BACKOFF = 250;
const LONGEST_BACKOFF = 60_000;

export type QualityControl = { stop(): Promise<void> };

/** One core is left for all the rest. */
const poolSize = () => Math.max(1, availableParallelism() - 1);

/**
 * Under a lease: one replica of the service works at a time.
 * @throws Error when the operator's list of contaminants cannot be used
 */
export function startQualityControl({ name, journal, log, settings }: ServiceContext): QualityControl {
  const reading = readingOf(settings);
  const pool = openPool(poolSize(), reading);
  const stopping = new AbortController();
  const { stores } = journal;
  const worked = stores.lease.run(
    `${name}/quality-control`,
    async (held) => {
      const signal = AbortSignal.any([held, stopping.signal]);
      await workOff({ journal, pool, reading, log, signal });
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

type Duty = {
  readonly journal: Journal;
  readonly pool: QcPool;
  readonly reading: Reading;
  readonly log: ServiceContext["log"];
  readonly signal: AbortSignal;
};

async function workOff({ journal, pool, reading, log, signal }: Duty): Promise<void> {
  const { stores } = journal;
  const working = new Map<string, Promise<void>>();
  /** Files that met trouble: how long they wait, and until when. */
  const troubled = new Map<string, { backoff: number; until: number }>();
  /** Files that were taken under this lease: a store that is away is no crash, and does not count as one. */
  const taken = new Set<string>();

  async function work(id: string, file: string): Promise<void> {
    try {
      const wasDue = await controlOne({ journal, pool, reading, signal, taken }, id, file);
      taken.delete(file);
      troubled.delete(file);
      // The view is behind its stream, as a crash leaves it: it is repaired in a moment, not by asking without a pause.
      if (!wasDue) troubled.set(file, { backoff: FIRST_BACKOFF, until: performance.now() + FIRST_BACKOFF });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof WorkerCrashed) taken.delete(file);
      const backoff = Math.min((troubled.get(file)?.backoff ?? FIRST_BACKOFF / 2) * 2, LONGEST_BACKOFF);
      troubled.set(file, { backoff, until: performance.now() + backoff });
      log.warn({ file, error }, "quality control of a file is tried again");
    }
  }

  /** Begins what is due until every thread has work. */
  async function begin(): Promise<void> {
    for (let after = 0; ; ) {
      const where = { index: "control", value: "due", after, limit: PAGE };
      const page = await stores.views.find<FileObject>(object.view.name, where);
      for (const { id, state } of page)
        for (const { id: file } of dueFiles(state)) {
          if (working.size >= pool.size || signal.aborted) return;
          if (working.has(file) || (troubled.get(file)?.until ?? 0) > performance.now()) continue;
          working.set(
            file,
            work(id, file).finally(() => working.delete(file)),
          );
        }
      after = page.at(-1)?.order ?? after;
      if (page.length < PAGE) return;
    }
  }

  try {
    while (!signal.aborted) {
      const head = await stores.log.head();
      await begin();
      const looking = new AbortController();
      const either = AbortSignal.any([signal, looking.signal]);
      const waits = [...working.values(), wait(nextLook(troubled), either)];
      if (working.size < pool.size) waits.push(changedSoon(stores.log, head, either));
      await Promise.race(waits);
      looking.abort();
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ error }, "quality control goes on later");
    throw error;
  } finally {
    await Promise.all(working.values());
  }
}

const wait = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal }).catch(() => {});

function nextLook(troubled: ReadonlyMap<string, { until: number }>): number {
  const now = performance.now();
  const waits = [...troubled.values()].map(({ until }) => until - now).filter((left) => left > 0);
  return Math.max(10, Math.min(LOOK_EVERY, ...waits));
}

async function changedSoon(log: EventLog, head: number, signal: AbortSignal): Promise<void> {
  await log.changed(head, signal).catch(() => {});
  await wait(VIEW_DELAY, signal);
}

type Work = {
  readonly journal: Journal;
  readonly pool: QcPool;
  readonly reading: Reading;
  readonly signal: AbortSignal;
  readonly taken: Set<string>;
};

/**
 * Reads one file and stores what came of it. Safe to repeat: what has an answer is not taken again.
 * @returns whether it was due at all
 */
async function controlOne({ journal, pool, reading, signal, taken }: Work, id: string, file: string): Promise<boolean> {
  const { blobs, clock } = journal.stores;
  const context = (): Context => ({
    actor: "files",
    cause: "quality-control",
    trace: "",
    deadline: clock.now() + 20_000,
  });
  const made: Made = { engine: ENGINE, profile: reading.profile };
  const due = dueFiles((await journal.load(object, id)).state).find((one) => one.id === file);
  if (!due) return false;
  const bytes = await blobs.read(due.blob); // before it is taken: a store that is away is not the file's fault
  if (!bytes) throw new Error("its bytes are not in the store");
  if (!taken.has(file)) {
    const { state } = await journal.execute(object, id, { type: "take", file, by: made }, context());
    if (dueFiles(state).every((one) => one.id !== file)) return true;
    taken.add(file);
  }
  const answer = await pool.control(bytes, signal);
  await journal.execute(object, id, await commandOf(file, answer, made, reading.told), context());
  return true;
}

async function commandOf(file: string, answer: Answer, made: Made, told: Reading["told"]) {
  if (answer.type === "fault") return { type: "failed", file, failure: { ...made, ...answer.fault } } as const;
  const { summary, tables } = await parted(answer.result);
  const additionalProperties = { ...summary.additionalProperties, ...told };
  return { type: "controlled", file, summary: { ...summary, additionalProperties }, tables } as const;
}
