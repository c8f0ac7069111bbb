// Begins a resumable upload: what is to come, and whose it is. Its bytes come later, in as many goes as it takes.
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import { type LoadedUpload, uploadsOf } from "../resumable-upload/find.ts";
import type { Metadata } from "../resumable-upload/headers.ts";
import { resumableUpload } from "../resumable-upload/resumable-upload.ts";
import { newBlobKey, type UploadContext } from "../uploads/blobs.ts";
import { completeUpload } from "./continue-upload.ts";

/** Uploads of one user that no files of a sample have yet, and their bytes, as a multiple of those of the largest upload. */
const MOST_UPLOADS = 1_000;
const MOST_LARGEST = 25;

export type UploadToBegin = { readonly user: string; readonly size: number; readonly metadata: Metadata };

/** @throws CommandRejected "too-large" when it, or what the user has with it, is too much */
export async function beginUpload(
  service: UploadContext,
  { user, size, metadata }: UploadToBegin,
  context: CommandContext,
): Promise<LoadedUpload> {
  const { aggregates } = service;
  const { clock, eventLog } = aggregates.stores;
  await checkAllowance(service, user, size);
  const upload = { user, size, ...metadata, blob: newBlobKey(eventLog.id) };
  const newId = () => aggregates.nextId(resumableUpload.category);
  const command = () => ({ type: "begin", upload, now: clock.now() }) as const;
  const begun = await aggregates.create(resumableUpload, newId, command, context);
  return size === 0 ? completeUpload(service, begun, context) : begun;
}

/** Two that begin at the same moment may both be let in: it keeps a mistake from filling the store, to the byte or not. */
async function checkAllowance({ aggregates, settings }: UploadContext, user: string, size: number): Promise<void> {
  const { maxUploadBytes } = settings;
  if (size > maxUploadBytes)
    throw new CommandRejected("too-large", `An upload must have at most ${maxUploadBytes} bytes.`);
  let [uploads, bytes] = [1, size];
  for await (const { state } of uploadsOf(aggregates, user)) {
    uploads++;
    bytes += state.size;
  }
  if (uploads > MOST_UPLOADS || bytes > MOST_LARGEST * maxUploadBytes)
    throw new CommandRejected(
      "too-large",
      `You may have ${MOST_UPLOADS} uploads, of ${MOST_LARGEST * maxUploadBytes} bytes together. Attach or delete some.`,
    );
}
