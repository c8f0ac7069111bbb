// The object store: is it reachable, do the clocks agree, and do we have the rights that the files service needs. What is
// made for a check is removed.
import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { Client } from "minio";
import type { S3Settings } from "../s3/bucket.ts";
import { type Finding, failed, tried, warning } from "./finding.ts";

const REACH = "see that the object store runs, and check S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY and S3_REGION";
const RIGHTS = (bucket: string) =>
  `allow s3:GetObject, PutObject, DeleteObject, AbortMultipartUpload, ListBucket and ListBucketMultipartUploads on ${bucket}`;
/** Seconds between the clocks; the store refuses signatures from 900 on. */
const CLOCKS_ALARM = 300;
const CLOCKS_WARN = 30;
const BYTES = Buffer.from("isotrail doctor");
const TIMEOUT = 10_000;

export async function* s3Checks(access: S3Settings): AsyncGenerator<Finding> {
  const reached = await tried("object store", REACH, () => clocks(access.endpoint));
  yield reached;
  if (reached.outcome === "failed") return;
  const client = clientOf(access);
  const { bucket, region } = access;
  let mine = false;
  const there = await tried(`bucket ${bucket}`, `${REACH}; or make the bucket yourself`, async () => {
    if (await client.bucketExists(bucket)) return "exists";
    await client.makeBucket(bucket, region);
    mine = true;
    return "did not exist, but can be made: the files service makes it when it first starts";
  });
  yield there;
  if (there.outcome === "failed") return;
  try {
    yield* probe(client, bucket);
  } finally {
    if (mine) await client.removeBucket(bucket).catch(() => {});
  }
}

function clientOf({ endpoint, accessKey, secretKey, region }: S3Settings): Client {
  const { hostname, port, protocol } = new URL(endpoint);
  const useSSL = protocol === "https:";
  return new Client({
    endPoint: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey,
    secretKey,
    region,
    retryOptions: { disableRetry: true },
  });
}

async function clocks(endpoint: string): Promise<Finding | string> {
  const before = Date.now();
  const answer = await fetch(endpoint, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(TIMEOUT) });
  const told = Date.parse(answer.headers.get("date") ?? "");
  if (Number.isNaN(told)) return "answers, without a Date header";
  const seconds = Math.abs(Math.round((told - (before + Date.now()) / 2) / 1000));
  const seen = `answers; its clock is ${seconds} s from ours`;
  const advice = "set both clocks by NTP: signatures are refused when they are 15 minutes apart";
  if (seconds > CLOCKS_ALARM) return failed("object store", seen, advice);
  return seconds > CLOCKS_WARN ? warning("object store", seen, advice) : seen;
}

async function* probe(client: Client, bucket: string): AsyncGenerator<Finding> {
  const key = `doctor/${randomUUID()}`;
  const rights = RIGHTS(bucket);
  try {
    const written = await tried("objects can be written and read in part", rights, async () => {
      await client.putObject(bucket, key, BYTES);
      const { size } = await client.statObject(bucket, key);
      const part = await buffer(await client.getPartialObject(bucket, key, 9, 6));
      if (size !== BYTES.length || part.toString() !== "doctor")
        throw new Error("what was read is not what was written");
      return "an object came back as it was written";
    });
    yield written;
    if (written.outcome === "failed") return;
    yield await tried("multipart uploads can be begun and aborted", rights, () => parts(client, bucket, key));
    yield await tried("presigned URLs work", rights, () => presigned(client, bucket, key));
  } finally {
    yield await tried("what was made in the object store is removed", rights, async () => {
      await client.removeObject(bucket, key);
      return "the probe is gone";
    });
  }
}

async function parts(client: Client, bucket: string, key: string): Promise<string> {
  const upload = await client.initiateNewMultipartUpload(bucket, key, {});
  await client.abortMultipartUpload(bucket, key, upload);
  const { uploads } = await client.listIncompleteUploadsQuery(bucket, key, "", "", "");
  const { objects } = await client.listObjectsV2Query(bucket, key, "", "", 10, "");
  if (uploads.length > 0) throw new Error("an aborted upload is still listed");
  if (!objects.some(({ name }) => name === key)) throw new Error("an existing object is not listed");
  return "one was begun and aborted; objects and uploads are listed";
}

async function presigned(client: Client, bucket: string, key: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const put = await fetch(await client.presignedPutObject(bucket, key, 60), { method: "PUT", body: BYTES, signal });
  const got = await fetch(await client.presignedGetObject(bucket, key, 60), { signal });
  const text = await got.text();
  if (put.ok && got.ok && text === BYTES.toString()) return "an object was written and read with them";
  throw new Error(`answered ${put.status} and ${got.status}`);
}
