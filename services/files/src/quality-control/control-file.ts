// Quality control of one file: takes it, has a thread read it, stores the answer. Safe to repeat at any point.
import type { AggregateStore, Blobs, CommandContext } from "@isotrail/eventsourcing";
import type { Peers, ServiceContext } from "@isotrail/http";
import { ENGINE } from "@isotrail/sequence-qc";
import { whereaboutsOf } from "../access.ts";
import { failureOf } from "../sequencing-object/processing-state.ts";
import { dueFiles } from "../sequencing-object/quality-control.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import type { MadeBy, SequencingObject } from "../sequencing-object/state.ts";
import type { Answer, Pool } from "./pool.ts";
import type { DueFile } from "./queue.ts";
import type { Reading } from "./reading.ts";
import { sampledOf } from "./sampled.ts";
import { splitResult } from "./tables.ts";
import { within } from "./within.ts";

/** All times in milliseconds. The object store's adapter itself asks again for a minute. */
const BLOB_TIMEOUT = 90_000;
/** The question itself has a time-out, and is asked again. */
const CATALOG_TIMEOUT = 60_000;
const COMMAND_TIMEOUT = 20_000;
/** At the end of the process, which has 30 s for all of it. */
const RELEASE_TIMEOUT = 3_000;

export type Work = {
  readonly aggregates: AggregateStore;
  readonly peers: Peers;
  readonly pool: Pool;
  readonly reading: Reading;
  readonly logger: ServiceContext["logger"];
  /** Files that this process took and has not answered: to go on with one after an error of the stores is not a new take. */
  readonly taken: Set<string>;
};

/** @returns false when the file is not due, as when its view is behind its stream */
export async function controlFile(work: Work, { id, file }: DueFile, signal: AbortSignal): Promise<boolean> {
  const { aggregates, peers, pool, reading, taken } = work;
  const { blobs } = aggregates.stores;
  const by: MadeBy = { engine: ENGINE, profile: reading.profile };
  const { state } = await aggregates.load(sequencingObject, id);
  const due = dueFiles(state).find((one) => one.id === file);
  if (!due) return false;

  // asked before the file is taken: a store or a service that is away is not the file's fault
  const whereabouts = await within(whereaboutsOf(peers, state.sample), signal, CATALOG_TIMEOUT);
  const { projects } = whereabouts;
  const size = await within(blobs.size(due.blob), signal, BLOB_TIMEOUT);
  if (size === undefined) throw missingBytes();

  if (!taken.has(file)) {
    const take = { type: "take", file, projects, by } as const;
    const { state: now } = await aggregates.execute(sequencingObject, id, take, contextFor(aggregates));
    // it crashed its reader too often: that is the answer
    if (!dueFiles(now).some((one) => one.id === file)) return logged(work, id, now, file, projects);
    taken.add(file);
  }

  const answer = await pool.control(await openBytes(blobs, due.blob, signal), signal);
  const outcome = await outcomeOf(answer, due.fileName, by, reading);
  const about = { sample: state.sample, object: id };
  const command =
    outcome.type === "complete" ? { ...outcome, sampled: await sampledOf(aggregates, about, whereabouts) } : outcome;
  const { state: then } = await aggregates.execute(
    sequencingObject,
    id,
    { ...command, file, projects },
    contextFor(aggregates),
  );
  return logged(work, id, then, file, projects);
}

/** An operator learns of a file that cannot be read, by its identifiers: names of files may tell of patients. */
function logged({ logger }: Work, object: string, state: SequencingObject, id: string, projects: readonly string[]) {
  const file = state.files.find((one) => one.id === id);
  const failure = file && failureOf(file);
  if (failure) {
    const { code, record, offset } = failure;
    const { sample, run } = state;
    logger.warn({ sample, projects, run, object, file: id, code, record, offset }, "a file failed quality control");
  }
  return true;
}

/** An orderly stop, or a lost lease, in the middle of a file is no crash. If this cannot be stored, it counts as one. */
export async function releaseFile({ aggregates, taken }: Work, { id, file }: DueFile): Promise<void> {
  if (!taken.delete(file)) return;
  const context = contextFor(aggregates, RELEASE_TIMEOUT);
  await aggregates.execute(sequencingObject, id, { type: "release", file }, context).catch(() => {});
}

const missingBytes = () => new Error("the bytes are not in the store");

/** Bytes that come when nobody waits for them any more are closed. */
async function openBytes(blobs: Blobs, blob: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
  const coming = blobs.read(blob);
  try {
    const bytes = await within(coming, signal, BLOB_TIMEOUT);
    if (bytes) return bytes;
  } catch (error) {
    coming.then((bytes) => bytes?.[Symbol.asyncIterator]().return?.()).catch(() => {});
    throw error;
  }
  throw missingBytes();
}

async function outcomeOf(answer: Answer, fileName: string, by: MadeBy, { notable }: Reading) {
  if (answer.type === "fault") return { type: "fail", failure: { ...by, ...answer.fault } } as const;
  const { summary, tables, warnings } = await splitResult(answer.result, fileName);
  const additionalProperties = { ...summary.additionalProperties, ...notable };
  return { type: "complete", summary: { ...summary, additionalProperties }, tables, warnings } as const;
}

const contextFor = ({ stores }: AggregateStore, milliseconds = COMMAND_TIMEOUT): CommandContext => ({
  actor: "files",
  cause: "quality-control",
  trace: "",
  deadline: stores.clock.now() + milliseconds,
});
