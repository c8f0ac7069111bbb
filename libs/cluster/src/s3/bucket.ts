// One bucket of an object store, in single requests: what is sent, what comes back, nothing tried again.
import type { IncomingMessage } from "node:http";
import { Client } from "minio";
import { isGone } from "./errors.ts";
import { type Line, openLine } from "./http-client.ts";
import { type Slots, slots } from "./semaphore.ts";

export type S3Settings = {
  /** `http://host:port` or `https://host`. */
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
  readonly bucket: string;
};

export type Upload = { readonly name: string; readonly id: string; readonly at: number };
export type Part = { readonly part: number; readonly etag: string };

/** Seconds for which the address of one of our own requests is valid: the clocks may be minutes apart. */
const OWN_ADDRESS = 900;

export class Bucket {
  readonly client: Client;
  readonly name: string;
  /** Parts of uploads on their way. */
  readonly parts: Slots;
  readonly #line: Line;

  constructor({ endpoint, accessKey, secretKey, region, bucket }: S3Settings, partsAtOnce: number) {
    const { hostname, port, protocol } = new URL(endpoint);
    const useSSL = protocol === "https:";
    const line = openLine(useSSL);
    this.#line = line;
    this.parts = slots(partsAtOnce);
    this.name = bucket;
    this.client = new Client({
      endPoint: hostname.replace(/^\[|\]$/g, ""),
      port: Number(port) || (useSSL ? 443 : 80),
      useSSL,
      accessKey,
      secretKey,
      region,
      transport: line.transport,
      transportAgent: line.agent,
      retryOptions: { disableRetry: true }, // it would print, and lose the status
    });
  }

  close(): void {
    this.#line.close();
  }

  /**
   * Over plain HTTP minio's client would hash each part again, twice, on this thread, before it sends it.
   * A presigned address leaves the payload out of the signature.
   * @returns the ETag
   */
  async put(name: string, bytes: readonly Uint8Array[], part?: PartOf, signal?: AbortSignal): Promise<string> {
    const query = part && { uploadId: part.upload, partNumber: String(part.number) };
    const url = await this.client.presignedUrl("PUT", this.name, name, OWN_ADDRESS, query);
    const headers = { "content-length": bytes.reduce((sum, one) => sum + one.length, 0) };
    const answer = await this.#line.send(url, { method: "PUT", headers, body: bytes, signal });
    const etag = unquoted(answer.headers.etag);
    for await (const _ of answer); // read to its end, so that the connection is kept
    return etag;
  }

  /** From `start` to `end`, both inclusive, of exactly the object that had `etag`. */
  async get(name: string, range?: { start: number; end?: number }, etag?: string): Promise<IncomingMessage> {
    const url = await this.client.presignedUrl("GET", this.name, name, OWN_ADDRESS);
    const headers = {
      ...(range && { range: `bytes=${range.start}-${range.end ?? ""}` }),
      ...(etag && { "if-match": `"${etag}"` }),
    };
    return this.#line.send(url, { method: "GET", headers });
  }

  async size(name: string): Promise<number | undefined> {
    try {
      return (await this.client.statObject(this.name, name)).size;
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  }

  remove = (name: string): Promise<void> => this.client.removeObject(this.name, name);

  begin = (name: string): Promise<string> => this.client.initiateNewMultipartUpload(this.name, name, {});

  async complete(name: string, upload: string, parts: readonly Part[]): Promise<void> {
    await this.client.completeMultipartUpload(this.name, name, upload, [...parts]);
  }

  async abort(name: string, upload: string): Promise<void> {
    await this.client.abortMultipartUpload(this.name, name, upload).catch((error) => {
      if (!isGone(error)) throw error;
    });
  }

  async *objects(prefix: string): AsyncGenerator<{ name: string; at: number }> {
    for (let after = "", more = true; more; ) {
      const page = await this.client.listObjectsV2Query(this.name, prefix, after, "", 1000, "");
      for (const { name, lastModified } of page.objects)
        if (name && lastModified) yield { name, at: new Date(lastModified).getTime() };
      after = page.nextContinuationToken;
      more = page.isTruncated && after !== "";
    }
  }

  /** MinIO answers a prefix only when it is a whole name: all are asked for, and ours taken. */
  async *uploads(prefix: string, asked = ""): AsyncGenerator<Upload> {
    for (let key = "", id = "", more = true; more; ) {
      const page = await this.client.listIncompleteUploadsQuery(this.name, asked, key, id, "");
      for (const { key: name, uploadId, initiated } of page.uploads)
        if (name.startsWith(prefix)) yield { name, id: uploadId, at: new Date(initiated).getTime() };
      ({ nextKeyMarker: key, nextUploadIdMarker: id } = page);
      more = page.isTruncated && key !== "";
    }
  }

  async *uploadsOf(name: string): AsyncGenerator<Upload> {
    for await (const upload of this.uploads(name, name)) if (upload.name === name) yield upload;
  }
}

export type PartOf = { readonly upload: string; readonly number: number };

export const unquoted = (etag: string | undefined): string => (etag ?? "").replace(/^"|"$/g, "");
