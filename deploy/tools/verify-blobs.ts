// The blobs: every one that a stream's state names is there, with the size and the SHA-256 of its event.
import { createHash } from "node:crypto";
import type { NamedBlob } from "@isotrail/eventsourcing";
import type { Check } from "./check.ts";
import { aggregateOf, streamNow } from "./verify-log.ts";

const PAGE = 500;
/** Blobs that are read at once: the store's answer is waited for, or the hash of another one computed. */
const AT_ONCE = 4;
const MIB = 1024 * 1024;

type Named = NamedBlob & { readonly stream: string };

export async function verifyBlobs(check: Check): Promise<void> {
  const { engine, scratch } = check;
  let read = 0;
  const progress = (bytes: number) => {
    read += bytes;
    check.progress(`read ${check.checked.blobs} blobs, ${Math.round(read / MIB)} MiB`);
  };
  for (const page of scratch.streams(PAGE)) {
    const named = page.flatMap(({ stream, state }): Named[] => {
      const blobs = state === undefined ? [] : (aggregateOf(engine, stream)?.blobs?.(state) ?? []);
      return blobs.map((blob) => ({ ...blob, stream }));
    });
    const waiting = named.values();
    const reader = async () => {
      for (const blob of waiting) await verifyBlob(check, blob, progress);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, reader));
  }
}

async function verifyBlob(check: Check, blob: Named, progress: (bytes: number) => void): Promise<void> {
  check.checked.blobs++;
  const wrong = await whatIsWrong(check, blob, progress);
  if (wrong === undefined) return;
  const { aggregate, state, exists } = await streamNow(check, blob.stream); // it may have been destroyed meanwhile
  const named = exists ? (aggregate?.blobs?.(state) ?? []) : [];
  const content = blob.of === undefined ? "" : ` (${blob.of})`;
  if (named.some(({ key }) => key === blob.key)) check.fault(`${blob.stream}: blob ${blob.key}${content} ${wrong}`);
}

async function whatIsWrong({ stores, signal }: Check, blob: Named, progress: (bytes: number) => void) {
  const size = await stores.blobs.size(blob.key);
  if (size === undefined) return "is missing";
  if (size !== blob.size) return `has ${size} bytes, its event says ${blob.size}`;
  const bytes = await stores.blobs.read(blob.key);
  if (!bytes) return "is missing";
  const hash = createHash("sha256");
  for await (const chunk of bytes) {
    signal.throwIfAborted();
    hash.update(chunk);
    progress(chunk.length);
  }
  return hash.digest("hex") === blob.sha256 ? undefined : "does not have the SHA-256 of its event";
}
