// Streams a body into an object: parts in flight while the next is collected and hashed; whole or not there at all.
import { createHash } from "node:crypto";
import type { BlobDigest } from "@isotrail/eventsourcing";
import type { Bucket, Part } from "./bucket.ts";
import { patiently } from "./retry.ts";

const MIB = 1024 * 1024;
/** Parts of one upload on their way at once; with the one that is collected they are all that is kept in memory. */
const IN_FLIGHT = 3;
/** Parts of all uploads on their way at once, 8 MiB each as a rule: memory does not follow the number of uploads as much. */
export const ALL_IN_FLIGHT = 12;
/** 10,000 parts are the most: 8 MiB each for the first 39 GiB, as some stores want equal ones, then larger, to 350 GiB. */
export const partSize = (number: number): number => (number <= 5_000 ? 8 * MIB : 64 * MIB);

/**
 * @param patience milliseconds that a store which is away is waited for
 * @throws StoreUnavailable, StoreFull, or what the body throws; nothing is left under the name but what a store
 * that is away keeps: the sweep ends it
 */
export async function writeObject(
  bucket: Bucket,
  name: string,
  body: AsyncIterable<Uint8Array>,
  patience: number,
): Promise<BlobDigest> {
  const hash = createHash("sha256");
  const parts = new Parts(bucket, name, patience);
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

class Parts {
  readonly #bucket: Bucket;
  readonly #name: string;
  readonly #patience: number;
  readonly #stopped = new AbortController();
  readonly #sending = new Set<Promise<void>>();
  readonly #sent: Part[] = [];
  #upload: string | undefined;
  #number = 1;
  #bytes: Uint8Array[] = [];
  #collected = 0;

  constructor(bucket: Bucket, name: string, patience: number) {
    this.#bucket = bucket;
    this.#name = name;
    this.#patience = patience;
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
    while (this.#sending.size >= IN_FLIGHT) await Promise.race(this.#sending);
    const giveBack = await this.#bucket.parts.take();
    const number = this.#number++;
    const bytes = this.#bytes;
    this.#bytes = [];
    this.#collected = 0;
    const { signal } = this.#stopped;
    const put = () => this.#bucket.put(this.#name, bytes, { upload, number }, signal);
    const sent = patiently(this.#patience, put, signal).finally(giveBack);
    const sending = sent.then((etag) => {
      if (etag === "") throw new Error("the object store told no ETag of a part");
      this.#sent[number - 1] = { part: number, etag };
      this.#sending.delete(sending);
    });
    sending.catch(() => {}); // stays in the set: the next race, or the end, throws it
    this.#sending.add(sending);
  }

  async #begun(): Promise<string> {
    this.#upload ??= await patiently(this.#patience, () => this.#bucket.begin(this.#name));
    return this.#upload;
  }

  /** Resolves when the store has the whole. */
  async end(size: number): Promise<void> {
    if (this.#upload === undefined) {
      await patiently(this.#patience, () => this.#bucket.put(this.#name, this.#bytes));
    } else {
      if (this.#collected > 0) await this.#send();
      await Promise.all(this.#sending);
      await this.#complete(this.#upload, size);
    }
    const stored = await patiently(this.#patience, () => this.#bucket.size(this.#name));
    if (stored !== size) throw new Error(`the object store has ${stored} bytes of ${size}`);
  }

  /** An answer that was lost is looked up: the name is ours alone, so an object of this size is this upload's. */
  #complete(upload: string, size: number): Promise<void> {
    return patiently(this.#patience, async (tries) => {
      if (tries > 0 && (await this.#bucket.size(this.#name)) === size) return;
      await this.#bucket.complete(this.#name, upload, this.#sent);
    });
  }

  /** Ends what was begun, once; when the store is still away, the sweep does it. */
  async abandon(reason: unknown): Promise<void> {
    this.#stopped.abort(reason);
    await Promise.allSettled(this.#sending); // a part that arrives after the end would stay
    const upload = this.#upload;
    if (upload !== undefined) await this.#bucket.abort(this.#name, upload).catch(() => {});
    await this.#bucket.remove(this.#name).catch(() => {});
  }
}
