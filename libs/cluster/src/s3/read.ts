// Reads an object as a stream that resumes where the connection was lost, and never ends short.
import type { IncomingMessage } from "node:http";
import { type Bucket, unquoted } from "./bucket.ts";
import { ErrorResponse, isNotFound, isUnavailable, storeError } from "./errors.ts";
import { retryWhileUnavailable } from "./retry.ts";

/** Lost connections in a row, without a byte in between. */
const MAX_LOST = 5;

/**
 * Undefined when there is no such object.
 * @param retryFor milliseconds for which an unavailable store is retried
 * @throws StoreUnavailable
 */
export async function readObject(
  bucket: Bucket,
  name: string,
  range: { start: number; end: number } | undefined,
  retryFor: number,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  try {
    const response = await retryWhileUnavailable(retryFor, () => bucket.get(name, range));
    const size = Number(response.headers["content-length"]);
    if (!Number.isSafeInteger(size) || (range && response.statusCode !== 206)) {
      response.destroy();
      throw new Error("the object store responded without the range or the size");
    }
    const start = range?.start ?? 0;
    const etag = unquoted(response.headers.etag);
    const resume = (at: number) =>
      retryWhileUnavailable(retryFor, () => bucket.get(name, { start: at, end: start + size - 1 }, etag));
    return bytesOf(response, start, start + size, resume);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    if (error instanceof ErrorResponse && error.status === 416) return nothing(); // the range begins after the end
    throw error;
  }
}

async function* bytesOf(
  first: IncomingMessage,
  start: number,
  end: number,
  resume: (at: number) => Promise<IncomingMessage>,
): AsyncGenerator<Uint8Array> {
  let response = first;
  for (let at = start, lost = 0; ; ) {
    try {
      for await (const bytes of response) {
        at += bytes.length;
        lost = 0;
        yield bytes;
      }
    } catch (error) {
      if (!isUnavailable(error) || ++lost > MAX_LOST) throw storeError(error);
    }
    if (at === end) return;
    response = await resume(at);
    if (response.statusCode !== 206) {
      response.destroy();
      throw new Error("the object store does not support ranges");
    }
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
