// Reads an object as a stream that goes on where it was when the line is cut, and never ends short.
import type { IncomingMessage } from "node:http";
import { type Bucket, unquoted } from "./bucket.ts";
import { isAway, isGone, Refusal, storeError } from "./errors.ts";
import { patiently } from "./retry.ts";

/** Times that the line may be cut without a byte in between. */
const CUTS = 5;

/** Undefined when there is no such object. @throws StoreUnavailable */
export async function readObject(
  bucket: Bucket,
  name: string,
  range: { start: number; end: number } | undefined,
  patience: number,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  try {
    const answer = await patiently(patience, () => bucket.get(name, range));
    const size = Number(answer.headers["content-length"]);
    if (!Number.isSafeInteger(size) || (range && answer.statusCode !== 206)) {
      answer.destroy();
      throw new Error("the object store answered without the range or the size");
    }
    const start = range?.start ?? 0;
    const etag = unquoted(answer.headers.etag);
    const again = (at: number) =>
      patiently(patience, () => bucket.get(name, { start: at, end: start + size - 1 }, etag));
    return bytesOf(answer, start, start + size, again);
  } catch (error) {
    if (isGone(error)) return undefined;
    if (error instanceof Refusal && error.status === 416) return nothing(); // begins after the end
    throw error;
  }
}

async function* bytesOf(
  first: IncomingMessage,
  start: number,
  end: number,
  again: (at: number) => Promise<IncomingMessage>,
): AsyncGenerator<Uint8Array> {
  let answer = first;
  for (let at = start, cuts = 0; ; ) {
    try {
      for await (const bytes of answer) {
        at += bytes.length;
        cuts = 0;
        yield bytes;
      }
    } catch (error) {
      if (!isAway(error) || ++cuts > CUTS) throw storeError(error);
    }
    if (at === end) return;
    answer = await again(at);
    if (answer.statusCode !== 206) {
      answer.destroy();
      throw new Error("the object store does not answer ranges");
    }
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
