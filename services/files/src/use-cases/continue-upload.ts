// Takes the next bytes of a resumable upload: they are durable when the new offset is answered. With the last one it is complete.
import { createHash, type Hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Blobs, type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import { DEADLINE_MS, Problem } from "@isotrail/http";
import { free } from "../own-memory.ts";
import { bodyOf, type GoBody } from "../resumable-upload/body.ts";
import { findUpload, type LoadedUpload } from "../resumable-upload/find.ts";
import type { Checksum } from "../resumable-upload/headers.ts";
import { resumableUpload } from "../resumable-upload/resumable-upload.ts";
import { newBlobKey, type UploadContext } from "../uploads/blobs.ts";

export type NextBytes = {
  readonly user: string;
  readonly id: string;
  readonly offset: number;
  readonly body: IncomingMessage;
  readonly checksum: Checksum | undefined;
};

export type Offset = { readonly upload: LoadedUpload; readonly offset: number };

export async function offsetOf({ aggregates }: UploadContext, upload: LoadedUpload): Promise<Offset> {
  const { status, blob, size } = upload.state;
  const offset = status === "open" ? await aggregates.stores.blobs.growing.length(blob) : size;
  return { upload, offset };
}

/** @throws CommandRejected "conflict" when the offset is not where the upload is; Problem 460 when the checksum is another */
export async function continueUpload(
  service: UploadContext,
  next: NextBytes,
  context: CommandContext,
): Promise<Offset> {
  const { aggregates, settings, writing } = service;
  const { user, id } = next;
  await findUpload({ aggregates, user, id }); // before anybody else is interrupted
  return writing.take(id, async (interrupted) => {
    const { upload, offset: at } = await offsetOf(service, await findUpload({ aggregates, user, id }));
    if (next.offset !== at) throw new CommandRejected("conflict", `This upload has ${at} bytes. Go on from there.`);
    const now = aggregates.stores.clock.now();
    const command = { type: "continue", writer: writing.writer, now } as const;
    const continued = await aggregates.execute(resumableUpload, id, command, context);

    const limits = { ...settings, maxUploadBytes: upload.state.size - at };
    const body = bodyOf(next.body, limits, interrupted);
    const offset = await (next.checksum
      ? appendChecked(service, continued, at, body, next.checksum)
      : append(service, continued, at, body.bytes));
    const after = offset === upload.state.size ? await completeUpload(service, continued, context) : continued;
    const failure = body.failure();
    if (failure) throw failure;
    return { upload: after, offset };
  });
}

async function append(
  { aggregates, writing }: UploadContext,
  { id, state }: LoadedUpload,
  at: number,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  const hash = writing.digestOf(id, at);
  const length = await aggregates.stores.blobs.growing.append(state.blob, hash ? hashing(bytes, hash) : bytes, free);
  if (hash) writing.remember(id, { hash, length });
  return length;
}

/** Bytes that are not yet believed wait in a blob of their own: what is not that of its checksum must not be kept. */
async function appendChecked(
  service: UploadContext,
  upload: LoadedUpload,
  at: number,
  body: GoBody,
  { algorithm, digest }: Checksum,
): Promise<number> {
  const { blobs, eventLog } = service.aggregates.stores;
  const waiting = newBlobKey(eventLog.id);
  service.inFlight.add(waiting);
  try {
    const hash = createHash(algorithm);
    await blobs.write(waiting, hashing(body.bytes, hash), free);
    const failure = body.failure();
    if (failure) throw failure;
    if (!hash.digest().equals(digest)) throw new Problem(460, "The bytes are not those of the checksum.");
    return await append(service, upload, at, await stored(blobs, waiting));
  } finally {
    await blobs.remove(waiting).catch(() => {}); // the sweep finds it
    service.inFlight.delete(waiting);
  }
}

async function stored(blobs: Blobs, key: string): Promise<AsyncIterable<Uint8Array>> {
  const bytes = await blobs.read(key);
  if (!bytes) throw new Error(`the blob ${key} is not there`);
  return bytes;
}

async function* hashing(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
}

/** Safe to repeat. The digest was made on the way, unless another process took some of the bytes: then they are read once. */
export async function completeUpload(
  { aggregates, writing }: UploadContext,
  { id, state }: LoadedUpload,
  context: CommandContext,
): Promise<LoadedUpload> {
  const { blobs, clock } = aggregates.stores;
  await blobs.growing.finish(state.blob);
  const complete = (sha256: string, hashedBy?: string) => {
    const command = { type: "complete", sha256, ...(hashedBy !== undefined && { hashedBy }) } as const;
    return aggregates.execute(resumableUpload, id, command, { ...context, deadline: clock.now() + DEADLINE_MS });
  };
  const known = writing.digestOf(id, state.size)?.digest("hex");
  try {
    if (known) return await complete(known, state.size > 0 ? writing.writer : "");
  } catch (error) {
    if (!(error instanceof CommandRejected && error.kind === "conflict")) throw error;
  }
  const hash = createHash("sha256");
  for await (const piece of await stored(blobs, state.blob)) hash.update(piece);
  return complete(hash.digest("hex"));
}
