// Uploads one file, a pair or an assembly to a sample: the bytes first, then the event that makes them visible.
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
import { type UploadBlobs, type UploadContext, uploadBlobs } from "../uploads/blobs.ts";
import type { Form } from "../uploads/form.ts";
import { withDigests } from "../uploads/idempotency.ts";
import { readParameters } from "../uploads/parameters.ts";
import { type MultipartBody, readParts } from "../uploads/parts.ts";
import { type Content, contentOf, type Received } from "../uploads/received.ts";
import { retryWhileUnavailable } from "../uploads/retry-while-unavailable.ts";

export type UploadRequest = {
  readonly caller: Caller;
  readonly sample: string;
  readonly body: MultipartBody;
  readonly context: CommandContext;
};

/** @returns the object that was uploaded, also for a repeat of the same upload */
export async function uploadFiles(service: UploadContext, form: Form, request: UploadRequest): Promise<LoadedObject> {
  const { aggregates, peers, settings } = service;
  const { caller, sample } = request;
  const wait = settings.bodyIdleSeconds;

  await retryWhileUnavailable(wait, () => requireSample(peers, caller, sample, "write")); // before the body is read
  await using blobs = uploadBlobs(service);
  const content = contentOf(form, await receive(service, form, request, blobs));
  const { run } = content;

  const context = withDigests(request.context, content.files);
  const repeated = await retryWhileUnavailable(wait, () => aggregates.firstAnswer(sequencingObject, context));
  if (repeated) return repeated; // whatever has become of the run since

  if (run) await retryWhileUnavailable(wait, () => requireRun(peers, caller, run, form.layout));
  const { projects } = await retryWhileUnavailable(wait, () => requireSample(peers, caller, sample, "write"));
  const object = await store(aggregates, form, { ...content, sample, projects }, context, blobs);
  blobs.keep(object.state);
  return followSample(service, object, context);
}

/** Reads the body to its end; the bytes of every file are durable then. */
async function receive(
  { peers, settings }: UploadContext,
  form: Form,
  { caller, body, context }: UploadRequest,
  blobs: UploadBlobs,
): Promise<Received> {
  const received: Received = { files: new Map(), parameters: new Map() };
  for await (const part of readParts(body, form, settings)) {
    if (part.type === "file") {
      received.files.set(part.name, await blobs.write(part));
      continue;
    }
    const parameters = readParameters(part);
    received.parameters.set(part.name, parameters);
    // refused before the rest of the body, unless it may repeat an upload that the run took earlier
    if (parameters.run && !context.idempotencyKey)
      await retryWhileUnavailable(settings.bodyIdleSeconds, () =>
        requireRun(peers, caller, parameters.run, form.layout),
      );
  }
  return received;
}

/** The time that a command has begins when it is given: the body of an upload may take hours. */
const startingNow = (context: CommandContext): CommandContext => ({ ...context, deadline: Date.now() + DEADLINE_MS });

type NewObject = Content & { readonly sample: string; readonly projects: readonly string[] };

async function store(
  aggregates: AggregateStore,
  { kind }: Form,
  object: NewObject,
  context: CommandContext,
  blobs: UploadBlobs,
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
    if (error instanceof StoreUnavailable) blobs.leaveToSweep(); // nobody knows whether the event was stored
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
