// Makes files of a sample of uploads that are complete: the same form, rules and answers as if the bytes came now.
import { CommandRejected } from "@isotrail/eventsourcing";
import { requireSample } from "../access.ts";
import { findUpload, type LoadedUpload } from "../resumable-upload/find.ts";
import { resumableUpload } from "../resumable-upload/resumable-upload.ts";
import type { LoadedObject } from "../sequencing-object/document.ts";
import type { StoredFile, UploadContext } from "../uploads/blobs.ts";
import type { Form } from "../uploads/form.ts";
import { HEAD_BYTES } from "../uploads/format.ts";
import { type Parameters, readParameters } from "../uploads/parameters.ts";
import { contentOf } from "../uploads/received.ts";
import { retryWhileUnavailable } from "../uploads/retry-while-unavailable.ts";
import { completeUpload, offsetOf } from "./continue-upload.ts";
import { type FilesOfSample, storeFiles } from "./store-files.ts";

export type AttachRequest = FilesOfSample & { readonly user: string; readonly body: unknown };

/** @returns the object that was made, also for a repeat of the same request */
export async function attachUploads(service: UploadContext, form: Form, request: AttachRequest): Promise<LoadedObject> {
  const { aggregates, peers, settings } = service;
  const { caller, sample, context } = request;
  const wait = settings.bodyIdleSeconds;
  await retryWhileUnavailable(wait, () => requireSample(peers, caller, sample, "write"));
  const uploads = new Map<string, LoadedUpload>();
  for (const [name, id] of namedIn(request.body, form))
    uploads.set(name, await retryWhileUnavailable(wait, () => wholeUpload(service, id, request)));

  const files = new Map<string, StoredFile>();
  for (const [name, upload] of uploads) files.set(name, await storedFile(service, upload));
  const content = contentOf(form, { files, parameters: parametersOf(request.body, form, uploads) });
  const target = JSON.stringify([form.kind, sample, content.run]);
  return storeFiles(service, form, request, content, {
    // from now on nobody can end it, nor make other files of it
    async beforeEvent() {
      const command = { type: "attach", target, now: aggregates.stores.clock.now() } as const;
      const once = { ...context, idempotencyKey: undefined };
      for (const { id } of uploads.values()) await aggregates.execute(resumableUpload, id, command, once);
    },
  });
}

/** `{"file": {"upload": "17"}}`: the identifier of the upload for each file of the form. @throws CommandRejected "invalid" */
function namedIn(body: unknown, form: Form): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const name of form.files) {
    const { upload } = ((body as Record<string, unknown> | null)?.[name] ?? {}) as { upload?: unknown };
    const id = typeof upload === "number" ? String(upload) : upload;
    if (typeof id !== "string" || !/^\d{1,16}$/.test(id))
      throw new CommandRejected("invalid", "Validation failed.", {
        [name]: ['This must name an upload: {"upload": "17"}.'],
      });
    if ([...named.values()].includes(id))
      throw new CommandRejected("invalid", "Both files of a pair are the same upload.");
    named.set(name, id);
  }
  return named;
}

/** One whose last bytes came just before a crash is completed now. @throws CommandRejected "missing", "conflict" */
async function wholeUpload(
  service: UploadContext,
  id: string,
  { user, context }: AttachRequest,
): Promise<LoadedUpload> {
  const { aggregates, writing } = service;
  const { upload, offset } = await offsetOf(service, await findUpload({ aggregates, user, id }));
  if (upload.state.status !== "open") return upload;
  const { size } = upload.state;
  if (offset < size) throw new CommandRejected("conflict", `The upload ${id} has ${offset} of ${size} bytes.`);
  return writing.take(id, () => completeUpload(service, upload, { ...context, idempotencyKey: undefined }));
}

async function storedFile({ aggregates }: UploadContext, { id, state }: LoadedUpload): Promise<StoredFile> {
  const { blob, size, sha256, fileName } = state;
  const pieces: Uint8Array[] = [];
  const bytes = size > 0 ? await aggregates.stores.blobs.read(blob, { start: 0, end: HEAD_BYTES - 1 }) : [];
  if (!bytes) throw new Error(`the bytes of upload ${id} are not there`);
  for await (const piece of bytes) pieces.push(piece);
  return { blob, size, sha256, fileName, head: Buffer.concat(pieces) };
}

/** Those of the body, or what the upload was begun with. */
function parametersOf(body: unknown, form: Form, uploads: ReadonlyMap<string, LoadedUpload>): Map<string, Parameters> {
  const parameters = new Map<string, Parameters>();
  for (const [at, name] of form.parameters.entries()) {
    const value = (body as Record<string, unknown>)[name];
    const upload = uploads.get(form.files[at] ?? "");
    if (value !== undefined && value !== null) parameters.set(name, readParameters({ name, value }));
    else if (upload) parameters.set(name, { run: upload.state.run, properties: upload.state.properties });
  }
  return parameters;
}
