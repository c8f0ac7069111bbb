// Stores what came as files of a sample, in whatever way it came: their bytes are durable by now.
import {
  type AggregateStore,
  ClaimConflict,
  type CommandContext,
  CommandRejected,
  parseStream,
  StoreUnavailable,
} from "@isotrail/eventsourcing";
import { type Caller, DEADLINE_MS } from "@isotrail/http";
import { askSample, requireRun, requireSample } from "../access.ts";
import type { LoadedObject } from "../sequencing-object/document.ts";
import { idOf } from "../sequencing-object/kind.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import type { SequencingObject } from "../sequencing-object/state.ts";
import type { UploadContext } from "../uploads/blobs.ts";
import type { Form } from "../uploads/form.ts";
import { withDigests } from "../uploads/idempotency.ts";
import type { Content } from "../uploads/received.ts";
import { retryWhileUnavailable } from "../uploads/retry-while-unavailable.ts";

export type FilesOfSample = { readonly caller: Caller; readonly sample: string; readonly context: CommandContext };

/** What the ways in do differently. */
export type Ways = {
  /** Everything is allowed; the event comes next. */
  beforeEvent?(): Promise<void>;
  /** An event names the blobs of this object. */
  keep?(object: SequencingObject): void;
  /** An event may name any of the blobs: the sweep finds out. */
  leaveToSweep?(): void;
};

/** @returns the object that was made, also for a repeat of the same request */
export async function storeFiles(
  service: UploadContext,
  form: Form,
  { caller, sample, context: given }: FilesOfSample,
  content: Content,
  ways: Ways,
): Promise<LoadedObject> {
  const { aggregates, peers, settings } = service;
  const wait = settings.bodyIdleSeconds;
  const { run } = content;

  const context = withDigests(given, content.files);
  const repeated = await retryWhileUnavailable(wait, () => aggregates.firstAnswer(sequencingObject, context));
  if (repeated) return repeated; // whatever has become of the run since

  if (run) await retryWhileUnavailable(wait, () => requireRun(peers, caller, run, form.layout));
  const { projects } = await retryWhileUnavailable(wait, () => requireSample(peers, caller, sample, "write"));
  await ways.beforeEvent?.();
  const object = await store(aggregates, form, { ...content, sample, projects }, context, ways);
  ways.keep?.(object.state);
  return followSample(service, object, context);
}

/** The time that a command has begins when it is given: the body of an upload may take hours. */
const startingNow = (context: CommandContext): CommandContext => ({ ...context, deadline: Date.now() + DEADLINE_MS });

type NewObject = Content & { readonly sample: string; readonly projects: readonly string[] };

async function store(
  aggregates: AggregateStore,
  { kind }: Form,
  object: NewObject,
  context: CommandContext,
  ways: Ways,
): Promise<LoadedObject> {
  const files = [];
  for (const file of object.files) files.push({ ...file, id: await aggregates.nextId("file") });
  const upload = { ...object, files };
  const newId = async () => idOf(kind, await aggregates.nextId("object")); // one number for all kinds: `file` shows it
  try {
    return await aggregates.create(
      sequencingObject,
      newId,
      () => ({ type: "upload", upload }) as const,
      startingNow(context),
    );
  } catch (error) {
    // "the natural key (same run, sample, file name and SHA-256), gives the first answer again"
    if (error instanceof ClaimConflict) return aggregates.load(sequencingObject, parseStream(error.stream).id);
    if (error instanceof StoreUnavailable) ways.leaveToSweep?.(); // nobody knows whether the event was stored
    throw error;
  }
}

/**
 * A sample that departed between the last question and the event takes the files with it: to the sample that it was merged
 * into, or away.
 * @throws CommandRejected "missing" when it was deleted
 */
async function followSample(
  service: UploadContext,
  object: LoadedObject,
  context: CommandContext,
): Promise<LoadedObject> {
  const { aggregates, peers } = service;
  const { id, state } = object;
  const access = await askSample(peers, state.sample, { service: "files" }).catch(() => undefined);
  if (!access || access.exists) return object; // the files are stored: that is the answer
  const after = startingNow({ ...context, idempotencyKey: undefined });
  if (access.remaining) {
    const { projects } = await askSample(peers, access.remaining, { service: "files" });
    const move = { type: "moveToSample", sample: access.remaining, projects } as const;
    return followSample(service, await aggregates.execute(sequencingObject, id, move, after), context);
  }
  const command = { type: "delete", inRun: state.run !== "", projects: state.projects } as const;
  await aggregates.execute(sequencingObject, id, command, after);
  throw new CommandRejected("missing", "This sample does not exist.");
}
