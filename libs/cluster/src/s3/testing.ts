// For tests of blobs: a bucket of its own on the object store that the environment names, removed after.
import { randomBytes } from "node:crypto";
import { describe, it } from "vitest";
import { Bucket, type S3Settings } from "./bucket.ts";
import { ALL_PARTS_IN_FLIGHT } from "./write.ts";

const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_REGION: region } = process.env;

export const TOXIPROXY_URL = process.env.TOXIPROXY_URL ?? "";

/** Tests that need an object store, and say so where none is named. */
export function describeS3(what: string, tests: () => void, others: readonly string[] = []): void {
  const missing = ["S3_ENDPOINT", "S3_ACCESS_KEY", "S3_SECRET_KEY", ...others].filter((name) => !process.env[name]);
  if (missing.length === 0) describe(what, tests);
  else it.skip(`${what} (not tried: set ${missing.join(", ")})`, () => {});
}

export const testSettings = (): S3Settings => ({
  endpoint: endpoint ?? "",
  accessKey: accessKey ?? "",
  secretKey: secretKey ?? "",
  region: region || "us-east-1",
  bucket: `test-${randomBytes(8).toString("hex")}`,
});

export async function removeBucket(settings: S3Settings): Promise<void> {
  const bucket = new Bucket(settings, ALL_PARTS_IN_FLIGHT);
  try {
    for await (const { name, id } of bucket.uploads("")) await bucket.abort(name, id);
    for await (const { name } of bucket.objects("")) await bucket.remove(name);
    await bucket.client.removeBucket(bucket.name);
  } finally {
    bucket.close();
  }
}

export async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
