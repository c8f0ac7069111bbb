// One bucket of an object store: single requests, without retries.
import type { IncomingMessage } from "node:http";
import { Client } from "minio";
import { isNotFound } from "./errors.ts";
import { type HttpClient, openHttpClient } from "./http-client.ts";
import { Semaphore } from "./semaphore.ts";

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

/** Seconds for which a presigned URL is valid: the clocks may be minutes apart. */
const PRESIGNED_SECONDS = 900;

/** Its own uploads need the list of parts; minio keeps it to itself. */
class StoreClient extends Client {
  partsOf = (bucket: string, name: string, upload: string) => this.listParts(bucket, name, upload);
}

export class Bucket {
  readonly client: StoreClient;
  readonly name: string;
  /** Bounds the parts of all uploads that are sent at once. */
  readonly parts: Semaphore;
  readonly #http: HttpClient;

  constructor({ endpoint, accessKey, secretKey, region, bucket }: S3Settings, concurrentParts: number) {
    const { hostname, port, protocol } = new URL(endpoint);
    const useSSL = protocol === "https:";
    this.#http = openHttpClient(useSSL);
    this.parts = new Semaphore(concurrentParts);
    this.name = bucket;
    this.client = new StoreClient({
      endPoint: hostname.replace(/^\[|\]$/g, ""),
      port: Number(port) || (useSSL ? 443 : 80),
      useSSL,
      accessKey,
      secretKey,
      region,
      transport: this.#http.transport,
      transportAgent: this.#http.agent,
      retryOptions: { disableRetry: true }, // it would write to the console, and lose the status
    });
  }

  close(): void {
    this.#http.close();
  }

  /**
   * By a presigned URL, which leaves the payload out of the signature: over plain HTTP minio's client would hash each
   * part twice, on this thread, before it sends it.
   * @returns the ETag
   */
  async put(name: string, bytes: readonly Uint8Array[], part?: PartOf, signal?: AbortSignal): Promise<string> {
    const query = part && { uploadId: part.upload, partNumber: String(part.number) };
    const url = await this.client.presignedUrl("PUT", this.name, name, PRESIGNED_SECONDS, query);
    const headers = { "content-length": bytes.reduce((sum, one) => sum + one.length, 0) };
    const response = await this.#http.send(url, { method: "PUT", headers, body: bytes, signal });
    const etag = unquoted(response.headers.etag);
    for await (const _ of response); // read to its end, so that the connection is kept
    return etag;
  }

  /** From `start` to `end`, both inclusive, of exactly the object that had `etag`. */
  async get(name: string, range?: { start: number; end?: number }, etag?: string): Promise<IncomingMessage> {
    const url = await this.client.presignedUrl("GET", this.name, name, PRESIGNED_SECONDS);
    const headers = {
      ...(range && { range: `bytes=${range.start}-${range.end ?? ""}` }),
      ...(etag && { "if-match": `"${etag}"` }),
    };
    return this.#http.send(url, { method: "GET", headers });
  }

  /** Valid for so many seconds. */
  address = (name: string, seconds: number): Promise<string> =>
    this.client.presignedUrl("GET", this.name, name, seconds);

  async size(name: string): Promise<number | undefined> {
    try {
      return (await this.client.statObject(this.name, name)).size;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  remove = (name: string): Promise<void> => this.client.removeObject(this.name, name);

  /** Parts of an upload that was not completed, in their order. */
  async partsOf({ name, id }: Upload): Promise<(Part & { readonly size: number })[]> {
    const found = await this.client.partsOf(this.name, name, id);
    return found.map(({ part, etag, size }) => ({ part, etag: unquoted(etag), size }));
  }

  begin = (name: string): Promise<string> => this.client.initiateNewMultipartUpload(this.name, name, {});

  async complete(name: string, upload: string, parts: readonly Part[]): Promise<void> {
    await this.client.completeMultipartUpload(this.name, name, upload, [...parts]);
  }

  async abort(name: string, upload: string): Promise<void> {
    await this.client.abortMultipartUpload(this.name, name, upload).catch((error) => {
      if (!isNotFound(error)) throw error;
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

  /** MinIO lists uploads by whole names only, not by prefixes: all are listed, and ours taken. */
  async *uploads(prefix: string, listed = ""): AsyncGenerator<Upload> {
    for (let key = "", id = "", more = true; more; ) {
      const page = await this.client.listIncompleteUploadsQuery(this.name, listed, key, id, "");
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
