// Blobs: the content of files, written once under a key.

/** Size in bytes, and SHA-256 in lower-case hexadecimal. */
export type BlobDigest = { readonly size: number; readonly sha256: string };

export interface Blobs {
  /**
   * Stores the body as it comes; resolves when bytes and key are durable.
   * When the body fails or the store is full, nothing is left under the key.
   * @param written called with pieces of the body that the store no longer reads, so that their memory can be freed; an adapter
   *   may leave this out
   */
  write(key: string, body: AsyncIterable<Uint8Array>, written?: (piece: Uint8Array) => void): Promise<BlobDigest>;
  /**
   * The bytes from `start` to `end`, both inclusive; all without a range. Undefined when there is no such blob. Each piece
   * belongs to the reader, who may transfer its memory.
   */
  read(key: string, range?: { start: number; end: number }): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Size in bytes, or undefined when there is no such blob. */
  size(key: string): Promise<number | undefined>;
  /** Also what there is of one that grows. */
  remove(key: string): Promise<void>;
  /** Every blob, half-written ones too, with the time of its last change in milliseconds since the epoch. */
  list(): AsyncIterable<{ key: string; at: number }>;
  /**
   * Where another machine can fetch the blob without a key of ours, for so many seconds, at most seven days. A folder has no
   * such place. Whoever has the address has the bytes: it is not logged.
   */
  address?(key: string, seconds: number): Promise<string>;
  readonly growing: GrowingBlobs;
  /** Where blobs are files: the same files under names of their own. An object store has none. */
  readonly names?: BlobNames;
}

/**
 * Blobs that are written in several goes, at their end only, also by one process after another. `read` and `size` do not know
 * them before they are finished.
 */
export interface GrowingBlobs {
  /** Bytes that are durable; 0 where nothing was written yet, all of them where it is finished. */
  length(key: string): Promise<number>;
  /**
   * Adds the body at the end; resolves with the length when it is durable. When the body fails or the store is full, some of
   * what came before may have been added: `length` tells. One at a time for each key.
   * @param written as of `Blobs.write`
   */
  append(key: string, body: AsyncIterable<Uint8Array>, written?: (piece: Uint8Array) => void): Promise<number>;
  /** From now on it is a blob like any other, and does not grow. Safe to repeat. */
  finish(key: string): Promise<void>;
}

/** Names for blobs, "0000000003/1/reads.fastq": beside their keys, for whoever may look into the folder. */
export interface BlobNames {
  /** The folder of the names. */
  readonly folder: string;
  /** Whether no name was given since they were cleared, or lost with their folder. */
  areNone(): Promise<boolean>;
  /** From now on the blob is also a read-only file of this name. Nothing happens when there is no such blob. */
  give(name: string, key: string): Promise<void>;
  /** The bytes of a removed blob are free only when its name is taken away as well. */
  take(name: string): Promise<void>;
  clear(): Promise<void>;
}
