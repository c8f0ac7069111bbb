// Streams a body into an object: parts are sent while the next one is collected and hashed. The object is whole or missing.
import { createHash } from "node:crypto";
import type { BlobDigest } from "@isotrail/eventsourcing";
import type { Bucket, Part } from "./bucket.ts";
import { retryWhileUnavailable } from "./retry.ts";

const MIB = 1024 * 1024;
/** Parts of one upload that are sent at once; with the one that is collected they are all that is in memory. */
const PARTS_IN_FLIGHT = 3;
/** Parts of all uploads that are sent at once, 8 MiB each as a rule: so memory does not grow with the number of uploads. */
export const ALL_PARTS_IN_FLIGHT = 12;
/** S3 allows 10,000 parts: 8 MiB each for the first 39 GiB, as some stores want equal parts, then 64 MiB, up to 350 GiB. */
export const partSize = (number: number): number => (number <= 5_000 ? 8 * MIB : 64 * MIB);

/**
 * @param retryFor milliseconds for which an unavailable store is retried
 * @throws StoreUnavailable, StoreFull, or what the body throws; nothing is left under the name, unless the store is
 * unavailable: then it is left to the sweep
 */
export async function writeObject(
  bucket: Bucket,
  name: string,
  body: AsyncIterable<Uint8Array>,
  retryFor: number,
): Promise<BlobDigest> {
  const hash = createHash("sha256");
  const parts = new PartedUpload(bucket, name, retryFor, () => bucket.begin(name));
  let size = 0;
  try {
    for await (const bytes of body) {
      hash.update(bytes);
      size += bytes.length;
      await parts.add(bytes);
    }
    await parts.end(size);
    return { size, sha256: hash.digest("hex") };
  } catch (error) {
    await parts.abandon(error);
    throw error;
  }
}

/** Full parts of an upload that was begun earlier, without a gap from the first. */
export type Begun = { readonly upload: string; readonly parts: readonly Part[] };

export class PartedUpload {
  readonly #bucket: Bucket;
  readonly #name: string;
  readonly #retryFor: number;
  readonly #stopped = new AbortController();
  readonly #sending = new Set<Promise<void>>();
  readonly #sent: Part[] = [];
  #begin: () => Promise<string> = () => Promise.reject(new Error("this upload was begun already"));
  #upload: string | undefined;
  #number = 1;
  #bytes: Uint8Array[] = [];
  #collected = 0;

  /** @param begun what is there already, or how it is begun */
  constructor(bucket: Bucket, name: string, retryFor: number, begun: Begun | (() => Promise<string>)) {
    this.#bucket = bucket;
    this.#name = name;
    this.#retryFor = retryFor;
    if (typeof begun === "function") {
      this.#begin = begun;
      return;
    }
    this.#upload = begun.upload;
    this.#sent.push(...begun.parts);
    this.#number = begun.parts.length + 1;
  }

  async add(bytes: Uint8Array): Promise<void> {
    for (let rest = bytes; rest.length > 0; ) {
      const taken = rest.subarray(0, partSize(this.#number) - this.#collected);
      this.#bytes.push(taken);
      this.#collected += taken.length;
      rest = rest.subarray(taken.length);
      if (this.#collected === partSize(this.#number)) await this.#send();
    }
  }

  async #send(): Promise<void> {
    const upload = await this.#begun();
    while (this.#sending.size >= PARTS_IN_FLIGHT) await Promise.race(this.#sending);
    const release = await this.#bucket.parts.acquire();
    const number = this.#number++;
    const bytes = this.#bytes;
    this.#bytes = [];
    this.#collected = 0;
    const { signal } = this.#stopped;
    const put = () => this.#bucket.put(this.#name, bytes, { upload, number }, signal);
    const sent = retryWhileUnavailable(this.#retryFor, put, signal).finally(release);
    const sending = sent.then((etag) => {
      if (etag === "") throw new Error("the object store responded without the ETag of a part");
      this.#sent[number - 1] = { part: number, etag };
      this.#sending.delete(sending);
    });
    sending.catch(() => {}); // it stays in the set: the next race, or the end, throws it
    this.#sending.add(sending);
  }

  async #begun(): Promise<string> {
    this.#upload ??= await retryWhileUnavailable(this.#retryFor, this.#begin);
    return this.#upload;
  }

  /** Resolves when every part that is full is stored, with their number and what is left over. */
  async full(): Promise<{ parts: number; rest: readonly Uint8Array[] }> {
    await Promise.all(this.#sending);
    return { parts: this.#number - 1, rest: this.#bytes };
  }

  /** Sends no more; what was sent stays. */
  async stop(reason: unknown): Promise<void> {
    this.#stopped.abort(reason);
    await Promise.allSettled(this.#sending);
  }

  /** Resolves when the store has the whole. */
  async end(size: number): Promise<void> {
    if (this.#upload === undefined) {
      await retryWhileUnavailable(this.#retryFor, () => this.#bucket.put(this.#name, this.#bytes));
    } else {
      if (this.#collected > 0) await this.#send();
      await Promise.all(this.#sending);
      await this.#complete(this.#upload, size);
    }
    const stored = await retryWhileUnavailable(this.#retryFor, () => this.#bucket.size(this.#name));
    if (stored !== size) throw new Error(`the object store has ${stored} bytes of ${size}`);
  }

  /** A lost response is looked up: nobody else writes this name, so an object of this size is this upload's. */
  #complete(upload: string, size: number): Promise<void> {
    return retryWhileUnavailable(this.#retryFor, async (attempt) => {
      if (attempt > 1 && (await this.#bucket.size(this.#name)) === size) return;
      await this.#bucket.complete(this.#name, upload, this.#sent);
    });
  }

  /** Aborts what was begun, once; while the store is unavailable that is left to the sweep. */
  async abandon(reason: unknown): Promise<void> {
    this.#stopped.abort(reason);
    await Promise.allSettled(this.#sending); // a part that arrives after the abort would stay
    const upload = this.#upload;
    if (upload !== undefined) await this.#bucket.abort(this.#name, upload).catch(() => {});
    await this.#bucket.remove(this.#name).catch(() => {});
  }
}
