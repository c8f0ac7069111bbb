// Blobs in an object store: `<service>/<key>` in one bucket.
import type { Blobs } from "@isotrail/eventsourcing";
import { Bucket, type S3Settings } from "./bucket.ts";
import { codeOf, storeError } from "./errors.ts";
import { readObject } from "./read.ts";
import { patiently } from "./retry.ts";
import { ALL_IN_FLIGHT, writeObject } from "./write.ts";

export type { S3Settings } from "./bucket.ts";

type Log = { warn(details: object, message: string): void };

export type ObjectBlobs = Blobs & {
  /** An address to PUT the whole blob to, without our help; valid for `seconds` (1 to 604800). */
  presignedUpload(key: string, seconds: number): Promise<string>;
  /** An address to GET the blob from; with `fileName` the answer says to save it under that name. */
  presignedDownload(key: string, seconds: number, fileName?: string): Promise<string>;
  /** Ends multipart uploads that were begun before `before` (ms since the epoch) and never completed; tells how many. */
  sweepUploads(before: number): Promise<number>;
  close(): Promise<void>;
};

/** Names are ours, random: a key with any other character is a fault, and never a path. */
const KEY = /^[A-Za-z0-9_-]{8,64}$/;
/** Milliseconds that a store which is away is waited for. */
const PATIENCE = 60_000;
const LONGEST_ADDRESS = 604_800;

/** @throws StoreUnavailable when the store does not answer; Error when the bucket cannot be used */
export async function openBlobs(options: {
  s3: S3Settings;
  service: string;
  log: Log;
  /** Milliseconds that a store which is away is waited for. */
  patience?: number;
}): Promise<ObjectBlobs> {
  const { s3, service, log, patience = PATIENCE } = options;
  const bucket = new Bucket(s3, ALL_IN_FLIGHT);
  const prefix = `${service}/`;
  const nameOf = (key: string) => {
    if (!KEY.test(key)) throw new Error("a blob's key has 8 to 64 characters of A-Z a-z 0-9 _ -");
    return prefix + key;
  };
  const keyOf = (name: string) => name.slice(prefix.length);
  try {
    await usable(bucket, s3.region, `${prefix}is-it-writable`);
  } catch (error) {
    bucket.close();
    throw storeError(error);
  }

  return {
    write: async (key, body) => writeObject(bucket, nameOf(key), body, patience),
    read: async (key, range) => readObject(bucket, nameOf(key), range, patience),
    size: async (key) => patiently(patience, () => bucket.size(nameOf(key))),
    async remove(key) {
      const name = nameOf(key);
      await patiently(patience, async () => {
        await bucket.remove(name);
        for await (const { id } of bucket.uploadsOf(name)) await bucket.abort(name, id);
      });
    },
    async *list() {
      try {
        for await (const { name, at } of bucket.objects(prefix))
          if (KEY.test(keyOf(name))) yield { key: keyOf(name), at };
        for await (const { name, at } of bucket.uploads(prefix))
          if (KEY.test(keyOf(name))) yield { key: keyOf(name), at };
      } catch (error) {
        throw storeError(error);
      }
    },
    async presignedUpload(key, seconds) {
      return bucket.client.presignedPutObject(bucket.name, nameOf(key), validFor(seconds));
    },
    async presignedDownload(key, seconds, fileName) {
      const headers = fileName === undefined ? {} : { "response-content-disposition": savedAs(fileName) };
      return bucket.client.presignedGetObject(bucket.name, nameOf(key), validFor(seconds), headers);
    },
    async sweepUploads(before) {
      let ended = 0;
      for await (const { name, id, at } of bucket.uploads(prefix)) {
        if (at >= before) continue;
        await patiently(patience, () => bucket.abort(name, id));
        log.warn({ key: keyOf(name), begun: new Date(at).toISOString() }, "ended an upload that was never completed");
        ended++;
      }
      return ended;
    },
    async close() {
      bucket.close();
    },
  };
}

/** Makes the bucket when it is missing; one that may not be looked at is tried with an upload that is ended at once. */
async function usable(bucket: Bucket, region: string, probe: string): Promise<void> {
  const there = await bucket.client.bucketExists(bucket.name).catch(deniedAs("denied" as const));
  if (there === true) return;
  if (there === false) {
    const made = await bucket.client
      .makeBucket(bucket.name, region)
      .then(() => "made" as const, deniedAs("denied", MADE));
    if (made === "made") return;
  }
  const upload = await bucket.begin(probe).catch(deniedAs(undefined));
  if (upload === undefined)
    throw new Error(
      `S3_BUCKET ${bucket.name} ${there === false ? "is not there and may not be made" : "may not be written"}: make it, or allow S3_ACCESS_KEY to use it`,
    );
  await bucket.abort(probe, upload);
}

/** Another replica may have made it a moment ago. */
const MADE: readonly string[] = ["BucketAlreadyOwnedByYou", "BucketAlreadyExists"];

function deniedAs<T>(answer: T, codes: readonly string[] = []) {
  return (error: unknown): T => {
    const code = codeOf(error) ?? "";
    if (code === "AccessDenied" || code === "NoSuchBucket" || codes.includes(code)) return answer;
    throw error;
  };
}

function validFor(seconds: number): number {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > LONGEST_ADDRESS)
    throw new RangeError(`an address is valid for 1 to ${LONGEST_ADDRESS} seconds`);
  return seconds;
}

/** RFC 6266 and 8187: the name in ASCII for old clients, and as it is. */
function savedAs(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
