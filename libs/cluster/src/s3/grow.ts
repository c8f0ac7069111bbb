// Objects that are written in several goes: the parts of one upload, and what is too short for a part in an object beside it,
// whose name says after how many parts it comes and how long it is. So nothing that was stored is ever overwritten by less.
import type { Bucket, Part, Upload } from "./bucket.ts";
import { retryWhileUnavailable } from "./retry.ts";
import { type Begun, PartedUpload, partSize } from "./write.ts";

type Tail = { readonly name: string; readonly parts: number; readonly size: number };
type Grown = { readonly begun?: Begun; readonly tail?: Tail; readonly length: number };

const SUFFIX = /\.tail\.(\d+)\.(\d+)$/;
const tailName = (name: string, parts: number, size: number) => `${name}.tail.${parts}.${size}`;
/** The key in the name of an object. */
export const keyIn = (name: string): string => name.replace(SUFFIX, "");

export async function grownLength(bucket: Bucket, name: string): Promise<number> {
  return (await bucket.size(name)) ?? (await grown(bucket, name)).length;
}

/** What is there: full parts without a gap, and the longest tail that follows them. */
async function grown(bucket: Bucket, name: string): Promise<Grown> {
  const upload = await uploadOf(bucket, name);
  const parts = upload ? await fullParts(bucket, upload) : [];
  let tail: Tail | undefined;
  for await (const one of tails(bucket, name))
    if (one.parts === parts.length && one.size > (tail?.size ?? 0)) tail = one;
  let length = tail?.size ?? 0;
  for (const { part } of parts) length += partSize(part);
  return { ...(upload && { begun: { upload: upload.id, parts } }), ...(tail && { tail }), length };
}

/** Two processes may have begun one at the same time: all take the one that was first. */
async function uploadOf(bucket: Bucket, name: string): Promise<Upload | undefined> {
  let first: Upload | undefined;
  for await (const one of bucket.uploadsOf(name)) if (!first || isBefore(one, first)) first = one;
  return first;
}

const isBefore = (one: Upload, other: Upload) => one.at < other.at || (one.at === other.at && one.id < other.id);

async function fullParts(bucket: Bucket, upload: Upload): Promise<Part[]> {
  const found = await bucket.partsOf(upload);
  const gap = found.findIndex(({ part, size }, at) => part !== at + 1 || size !== partSize(part));
  return found.slice(0, gap < 0 ? found.length : gap).map(({ part, etag }) => ({ part, etag }));
}

async function* tails(bucket: Bucket, name: string): AsyncGenerator<Tail> {
  for await (const { name: found } of bucket.objects(`${name}.tail.`)) {
    const [, parts, size] = SUFFIX.exec(found) ?? [];
    if (parts !== undefined) yield { name: found, parts: Number(parts), size: Number(size) };
  }
}

/** Except one. */
export async function removeTails(bucket: Bucket, name: string, except = ""): Promise<void> {
  for await (const tail of tails(bucket, name)) if (tail.name !== except) await bucket.remove(tail.name);
}

export async function appendObject(
  bucket: Bucket,
  name: string,
  body: AsyncIterable<Uint8Array>,
  retryFor: number,
): Promise<number> {
  const before = await retryWhileUnavailable(retryFor, () => grown(bucket, name));
  const parts = await resumed(bucket, name, before, retryFor);
  let length = before.length;
  try {
    for await (const bytes of body) {
      length += bytes.length;
      await parts.add(bytes);
    }
    const { parts: number, rest } = await parts.full();
    const size = rest.reduce((sum, one) => sum + one.length, 0);
    const tail = tailName(name, number, size);
    if (size > 0) await retryWhileUnavailable(retryFor, () => bucket.put(tail, rest));
    await removeTails(bucket, name, tail).catch(() => {}); // those before count no more
    return length;
  } catch (error) {
    await parts.stop(error);
    throw error;
  }
}

/** With the tail as the beginning of the next part. */
async function resumed(bucket: Bucket, name: string, before: Grown, retryFor: number): Promise<PartedUpload> {
  const begin = async () => {
    const made = await bucket.begin(name);
    return (await uploadOf(bucket, name))?.id ?? made;
  };
  const parts = new PartedUpload(bucket, name, retryFor, before.begun ?? begin);
  const { tail } = before;
  if (tail) await parts.add(await retryWhileUnavailable(retryFor, () => wholeOf(bucket, tail)));
  return parts;
}

async function wholeOf(bucket: Bucket, { name, size }: Tail): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const bytes of await bucket.get(name)) pieces.push(bytes);
  const whole = Buffer.concat(pieces);
  if (whole.length !== size) throw new Error(`the object store has ${whole.length} bytes of ${size}`);
  return whole;
}

/** What was left by a crash in the middle is removed when it is repeated. */
export async function finishObject(bucket: Bucket, name: string, retryFor: number): Promise<void> {
  const done = await retryWhileUnavailable(retryFor, () => bucket.size(name));
  if (done === undefined) {
    const before = await retryWhileUnavailable(retryFor, () => grown(bucket, name));
    await (await resumed(bucket, name, before, retryFor)).end(before.length);
  }
  await retryWhileUnavailable(retryFor, async () => {
    await removeTails(bucket, name);
    for await (const { id } of bucket.uploadsOf(name)) await bucket.abort(name, id);
  });
}
