// Blobs in an object store: `<service>/<key>` in one bucket.
import type { Blobs } from "@isotrail/eventsourcing";
import type { Bucket, S3Settings } from "./bucket.ts";
import { storeError } from "./errors.ts";
import { appendObject, finishObject, grownLength, keyIn, removeTails } from "./grow.ts";
import { openBucket } from "./open-bucket.ts";
import { readObject } from "./read.ts";
import { retryWhileUnavailable } from "./retry.ts";
import { ALL_PARTS_IN_FLIGHT, writeObject } from "./write.ts";

export type { S3Settings } from "./bucket.ts";

/** Keys are ours, random: one with any other character is a fault, and never a path. */
const KEY = /^[A-Za-z0-9_-]{8,64}$/;
/** Milliseconds for which an unavailable store is retried. */
const RETRY_FOR = 60_000;

/** @throws StoreUnavailable when the store does not answer; Error when the bucket cannot be used */
export async function openBlobs(options: {
  s3: S3Settings;
  service: string;
  /** Milliseconds for which an unavailable store is retried: 60,000 unless given. */
  retryFor?: number;
}): Promise<Blobs & { close(): Promise<void> }> {
  const { s3, service, retryFor = RETRY_FOR } = options;
  const prefix = `${service}/`;
  const bucket = await openBucket(s3, ALL_PARTS_IN_FLIGHT, `${prefix}is-it-writable`);
  const nameOf = (key: string) => {
    if (!KEY.test(key)) throw new Error("a blob's key has 8 to 64 characters of A-Z a-z 0-9 _ -");
    return prefix + key;
  };
  return {
    write: async (key, body) => writeObject(bucket, nameOf(key), body, retryFor),
    read: async (key, range) => readObject(bucket, nameOf(key), range, retryFor),
    size: async (key) => retryWhileUnavailable(retryFor, () => bucket.size(nameOf(key))),
    remove: async (key) => retryWhileUnavailable(retryFor, () => remove(bucket, nameOf(key))),
    growing: {
      length: async (key) => retryWhileUnavailable(retryFor, () => grownLength(bucket, nameOf(key))),
      append: async (key, body) => appendObject(bucket, nameOf(key), body, retryFor),
      finish: async (key) => finishObject(bucket, nameOf(key), retryFor),
    },
    list: () => list(bucket, prefix),
    address: async (key, seconds) => bucket.address(nameOf(key), seconds),
    close: async () => bucket.close(),
  };
}

/** The object, and uploads of it that were never completed. */
async function remove(bucket: Bucket, name: string): Promise<void> {
  await bucket.remove(name);
  await removeTails(bucket, name);
  for await (const { id } of bucket.uploadsOf(name)) await bucket.abort(name, id);
}

/** Objects, and uploads that were never completed. */
async function* list(bucket: Bucket, prefix: string): AsyncGenerator<{ key: string; at: number }> {
  try {
    for (const names of [bucket.objects(prefix), bucket.uploads(prefix)])
      for await (const { name, at } of names) {
        const key = keyIn(name.slice(prefix.length));
        if (KEY.test(key)) yield { key, at };
      }
  } catch (error) {
    throw storeError(error);
  }
}
