// The bytes of an upload in the store: written under new keys, and removed at its end unless an event names them.
import { randomBytes } from "node:crypto";
import type { BlobDigest } from "@isotrail/eventsourcing";
import type { ServiceContext } from "@isotrail/http";
import { free } from "../own-memory.ts";
import type { Writing } from "../resumable-upload/writing.ts";
import type { SequencingObject } from "../sequencing-object/state.ts";
import type { FilesSettings } from "../settings.ts";
import { HEAD_BYTES } from "./format.ts";
import type { FilePart } from "./parts.ts";

/** Keys of the blobs that uploads of this process are writing: not to be swept. */
export type InFlight = Set<string>;

/** What uploads need of the service. */
export type UploadContext = ServiceContext<FilesSettings> & {
  readonly inFlight: InFlight;
  readonly writing: Writing;
};

/** `head`: its first bytes, by which some formats are told. */
export type StoredFile = BlobDigest & { readonly blob: string; readonly fileName: string; readonly head: Uint8Array };

/** A blob's key begins with the id of the log whose event will name it: no other log may remove it. */
export const keyPrefixOf = (logId: string) => `${logId}_`;
export const newBlobKey = (logId: string) => keyPrefixOf(logId) + randomBytes(18).toString("base64url");

/** The blobs of one upload. At the end of its scope those that were not kept are removed. */
export interface UploadBlobs extends AsyncDisposable {
  /** The bytes are durable when it resolves. */
  write(part: FilePart): Promise<StoredFile>;
  /** An event names the blobs of this object. */
  keep(object: SequencingObject): void;
  /** An event may name any of them: the sweep finds out. */
  leaveToSweep(): void;
}

export function uploadBlobs({ stores, inFlight, logger }: UploadContext): UploadBlobs {
  const unused = new Set<string>();
  const written: string[] = [];

  async function remove(blob: string): Promise<void> {
    try {
      await stores.blobs.remove(blob);
    } catch (error) {
      logger.warn({ error }, "an unused blob is left to the sweep");
    }
  }

  return {
    async write({ fileName, bytes }) {
      const blob = newBlobKey(stores.eventLog.id);
      inFlight.add(blob);
      written.push(blob);
      unused.add(blob);
      const head: Uint8Array[] = [];
      const digest = await stores.blobs.write(blob, keepingHead(bytes, head), free);
      return { ...digest, blob, fileName, head: Buffer.concat(head) };
    },
    keep({ files }) {
      for (const { blob } of files) unused.delete(blob);
    },
    leaveToSweep() {
      unused.clear();
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...unused].map(remove));
      for (const blob of written) inFlight.delete(blob);
    },
  };
}

/** The same bytes; copies of the first ones are put into `head`. */
async function* keepingHead(bytes: AsyncIterable<Uint8Array>, head: Uint8Array[]): AsyncGenerator<Uint8Array> {
  let left = HEAD_BYTES;
  for await (const piece of bytes) {
    if (left > 0) {
      const first = Buffer.from(piece.subarray(0, left)); // a copy: the memory of the piece is freed once it is written
      head.push(first);
      left -= first.length;
    }
    yield piece;
  }
}
