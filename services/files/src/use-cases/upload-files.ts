// Uploads one file, a pair or an assembly to a sample: the bytes first, then the event that makes them visible.
import { requireRun, requireSample } from "../access.ts";
import type { LoadedObject } from "../sequencing-object/document.ts";
import { type UploadBlobs, type UploadContext, uploadBlobs } from "../uploads/blobs.ts";
import type { Form } from "../uploads/form.ts";
import { readParameters } from "../uploads/parameters.ts";
import { type MultipartBody, readParts } from "../uploads/parts.ts";
import { contentOf, type Received } from "../uploads/received.ts";
import { retryWhileUnavailable } from "../uploads/retry-while-unavailable.ts";
import { type FilesOfSample, storeFiles } from "./store-files.ts";

export type UploadRequest = FilesOfSample & { readonly body: MultipartBody };

/** @returns the object that was uploaded, also for a repeat of the same upload */
export async function uploadFiles(service: UploadContext, form: Form, request: UploadRequest): Promise<LoadedObject> {
  const { peers, settings } = service;
  const { caller, sample } = request;

  await retryWhileUnavailable(settings.bodyIdleSeconds, () => requireSample(peers, caller, sample, "write")); // before the body is read
  await using blobs = uploadBlobs(service);
  const content = contentOf(form, await receive(service, form, request, blobs));
  return await storeFiles(service, form, request, content, blobs); // the blobs are in use until then
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
