// Opens the bucket of a service: made where it is missing, and checked where it may not be looked at.
import { Bucket, type S3Settings } from "./bucket.ts";
import { codeOf, storeError } from "./errors.ts";

/** Another replica may have made the bucket a moment ago. */
const EXISTS: readonly string[] = ["BucketAlreadyOwnedByYou", "BucketAlreadyExists"];

/**
 * @param probe the name of an object that the service may write
 * @throws StoreUnavailable when the store does not answer; Error when the bucket cannot be used
 */
export async function openBucket(s3: S3Settings, concurrentParts: number, probe: string): Promise<Bucket> {
  const bucket = new Bucket(s3, concurrentParts);
  try {
    await ensureUsable(bucket, s3.region, probe);
    return bucket;
  } catch (error) {
    bucket.close();
    throw storeError(error);
  }
}

/** Where the rights do not suffice to look at or make the bucket, an upload is begun and aborted. */
async function ensureUsable(bucket: Bucket, region: string, probe: string): Promise<void> {
  const exists = await bucket.client.bucketExists(bucket.name).catch(ifDenied("denied" as const));
  if (exists === true) return;
  if (exists === false && (await make(bucket, region))) return;
  const upload = await bucket.begin(probe).catch(ifDenied(undefined));
  if (upload === undefined) {
    const trouble = exists === false ? "does not exist and may not be made" : "may not be written";
    throw new Error(`S3_BUCKET ${bucket.name} ${trouble}: make it, or allow S3_ACCESS_KEY to use it`);
  }
  await bucket.abort(probe, upload);
}

async function make(bucket: Bucket, region: string): Promise<boolean> {
  const made = bucket.client.makeBucket(bucket.name, region).then(() => true);
  return made.catch(ifDenied(false, EXISTS));
}

/** Returns this value when access was denied, or for one of these codes. */
function ifDenied<T>(value: T, codes: readonly string[] = []) {
  return (error: unknown): T => {
    const code = codeOf(error) ?? "";
    if (code === "AccessDenied" || code === "NoSuchBucket" || codes.includes(code)) return value;
    throw error;
  };
}
