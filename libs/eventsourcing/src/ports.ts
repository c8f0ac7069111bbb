// The ports of the engine: what a service needs from the outside. libs/embedded and libs/cluster are the two sets of adapters.
// Every call may reject with StoreUnavailable; a write may reject with StoreFull. Neither leaves half a write behind.

export type StoredEvent = { readonly type: string; readonly bytes: Uint8Array };

/** All events of one command: they are stored together or not at all. */
export type NewCommit = {
  readonly stream: string;
  /** Number of this commit in its stream, from 1. */
  readonly version: number;
  /** Made by the writer, unique: tells a repeated append of one commit from a conflict with another. */
  readonly commitId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Identifier of the user who acted, or the name of the service. */
  readonly actor: string;
  /** What led to it: the id of the request, or of the event that an event handler answered. */
  readonly cause: string;
  /** W3C traceparent, or empty. */
  readonly trace: string;
  readonly events: readonly StoredEvent[];
  /** This commit makes room (a deletion): it may use what is kept back when the store is full. Not stored. */
  readonly freesSpace?: boolean | undefined;
};

/** A commit as stored; `position` numbers the commits of a log from 1 without a gap. */
export type Commit = NewCommit & { readonly position: number };

export const MAX_COMMIT_BYTES = 512 * 1024;

export interface EventLog {
  /** Names this log in events and cursors; a log restored from a backup gets a new one. */
  readonly id: string;
  /**
   * Stores the commit durably and returns its position. Repeating it with the same commitId returns the same position.
   * @throws VersionConflict when another commit has this (stream, version)
   * @throws StoreUnavailable when it is not known to be stored by the deadline (milliseconds since the epoch)
   */
  append(commit: NewCommit, deadline: number): Promise<number>;
  /** The commits of a stream with a version above `after`, in order. */
  readStream(stream: string, after: number): Promise<Commit[]>;
  /** At most `limit` commits with a position above `after`, in order; fewer when they are large, but one if there is any. */
  readFrom(after: number, limit: number): Promise<Commit[]>;
  /** Position of the last commit; 0 when the log is empty. */
  head(): Promise<number>;
  /** Resolves when there may be commits above `position`, or `signal` aborts; a spurious return is allowed. */
  changed(position: number, signal: AbortSignal): Promise<void>;
}

/** A view's name (a changed shape means a new name) and every index that is asked. */
export type ViewShape = { readonly name: string; readonly indexes: readonly string[] };

export type Keys = Readonly<Record<string, readonly string[]>>;

export type Document<State = unknown> = {
  readonly id: string;
  /** Place in listings, unique within the view: a whole number from 1 to 2^53 - 1, usually the id's own. */
  readonly order: number;
  /** Version of the stream that the state folds. */
  readonly version: number;
  /** JSON values only. */
  readonly state: State;
};

export interface Views {
  /** Declares the views of a service before their first use. */
  open(shapes: readonly ViewShape[]): Promise<void>;
  /** Stores each document and its index keys unless a document with the same or a higher version is there. No keys: a tombstone. */
  putIfNewer(view: string, documents: readonly (Document & { readonly keys: Keys })[]): Promise<void>;
  /** The documents that exist, in the order of `ids`. */
  get<State>(view: string, ids: readonly string[]): Promise<Document<State>[]>;
  /** One page of the documents that have `value` under `index`: ascending order above `after`, at most `limit`. */
  find<State>(
    view: string,
    where: { index: string; value: string; after?: number; limit: number },
  ): Promise<Document<State>[]>;
  /** How many documents have each value under `index`; a value without one counts 0. */
  countMany(view: string, index: string, values: readonly string[]): Promise<Map<string, number>>;
  /** Begins to make a declared view anew, beside the one that is read; a rebuild that broke off is begun again. */
  rebuild(view: string): Promise<ViewRebuild>;
}

/** A view that is made anew from the log. What is written to the view meanwhile goes into both. */
export type ViewRebuild = {
  /** The new documents: none at first. */
  readonly views: Pick<Views, "get" | "putIfNewer">;
  /** Puts the new documents in the place of the old ones, which go. Readers see the old view or the new one, each whole. */
  finish(): Promise<void>;
  /** Gives up: the new documents go. */
  discard(): Promise<void>;
};

/** Something that only one stream may hold, naming the commit that holds it. */
export type Claim = {
  readonly key: string;
  readonly stream: string;
  readonly version: number;
  readonly commitId: string;
  readonly at: number;
  /** What the claimant wants remembered with it; empty for most. */
  readonly note: string;
};

export interface Claims {
  /** Inserts the claim; when the key is taken, returns the claim that holds it. */
  take(claim: Claim): Promise<Claim | undefined>;
  get(key: string): Promise<Claim | undefined>;
  /** Puts `by` in the place of `held` (same key) if the stored claim is still exactly `held`. */
  replace(held: Claim, by: Claim): Promise<boolean>;
  /** Deletes `held` if the stored claim is still exactly that. */
  release(held: Claim): Promise<boolean>;
  /** At most `limit` claims in ascending order of key, above `after`: for verify. */
  list(after: string, limit: number): Promise<Claim[]>;
  /** Claims taken at or after `at`: at start, those of them whose commit never came are lapsed. */
  since(at: number): Promise<Claim[]>;
  /** When the youngest claim was taken; 0 without one. */
  newest(): Promise<number>;
  /** Deletes those whose key starts with `prefix` and that were taken before `at`. */
  sweep(prefix: string, at: number): Promise<void>;
}

export interface Ids {
  /** The next number of a kind, from 1, never given twice; a crash leaves a gap of at most one block. */
  next(kind: string): Promise<number>;
}

export interface PersonalDataKeys {
  /** Encrypts personal data with the key of its subject ("user-7"), which is made with its first sealed value. */
  seal(subject: string, plain: string): Promise<string>;
  /** Opens one batch; undefined where the subject's key was destroyed ("erased"). */
  open(sealed: readonly string[]): Promise<(string | undefined)[]>;
  /** Keyed hash, for equality only; its key never changes. */
  hash(plain: string): string;
  /** Destroys the key of a subject: all that was sealed for it is erased for good. */
  destroy(subject: string): Promise<void>;
}

/** How far a consumer has come in one partition of a source: all up to and with this event is done. */
export type EventPosition = { readonly position: number; readonly index: number };

export interface Checkpoints {
  get(consumer: string): Promise<EventPosition | undefined>;
  set(consumer: string, cursor: EventPosition): Promise<void>;
}

/** An event that an event handler could not apply, kept with its error until somebody retries or discards it. */
export type ParkedEvent = {
  readonly consumer: string;
  readonly event: PublicEvent;
  readonly error: string;
  readonly at: number;
};

export interface ParkedEvents {
  add(record: ParkedEvent): Promise<void>;
  list(consumer?: string): Promise<ParkedEvent[]>;
  remove(consumer: string, eventId: string): Promise<void>;
}

export interface Lease {
  /** Runs `work` while this process holds the lease, again and again until `signal` aborts; aborts work's signal when the lease is lost. */
  run(name: string, work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void>;
}

/** An event as the outside sees it. */
export type PublicEvent = {
  /** service/log/position/index */
  readonly id: string;
  readonly service: string;
  readonly log: string;
  readonly partition: number;
  readonly position: number;
  readonly index: number;
  /** Full name of the protobuf message: isotrail.catalog.v1.SampleCreated */
  readonly type: string;
  /** The stream: one resource's story is in order. */
  readonly subject: string;
  readonly at: number;
  readonly actor: string;
  readonly trace: string;
  readonly projects: readonly string[];
  readonly bytes: Uint8Array;
};

export interface Subscriptions {
  /**
   * Delivers the public events of a service to one consumer, in order per partition and at least once, starting after
   * `after(partition)`, until `signal` aborts. The next batch comes when `deliver` has resolved; when it rejects, the same comes again later.
   */
  subscribe(subscription: {
    service: string;
    consumer: string;
    after(partition: number): Promise<EventPosition | undefined>;
    deliver(events: readonly PublicEvent[], signal: AbortSignal): Promise<void>;
    signal: AbortSignal;
  }): Promise<void>;
}

/** Where a service's public events go for others to read: its topic. */
export interface EventPublisher {
  /**
   * Puts the events on the topic, those of one subject in the given order; resolves when all are durable there.
   * When it rejects, some may be there: the same are published again. @throws StoreUnavailable
   */
  publish(events: readonly PublicEvent[]): Promise<void>;
}

export type BlobDigest = { readonly size: number; readonly sha256: string };

export interface Blobs {
  /**
   * Streams to the final place; resolves when bytes and name are durable, with size in bytes and SHA-256 in lower-case hex.
   * When the body fails or the store is full, nothing is left under the key.
   * @param written told of pieces of the body that the store reads no more, so that their memory can be freed; an adapter
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
  remove(key: string): Promise<void>;
  /** Every blob, also half-written ones, with the time of its last change: for the sweep and for verify. */
  list(): AsyncIterable<{ key: string; at: number }>;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** What one service keeps its data in. */
export type Stores = {
  readonly eventLog: EventLog;
  readonly views: Views;
  readonly claims: Claims;
  readonly ids: Ids;
  readonly personalDataKeys: PersonalDataKeys;
  readonly checkpoints: Checkpoints;
  readonly parkedEvents: ParkedEvents;
  readonly lease: Lease;
  readonly blobs: Blobs;
  readonly clock: Clock;
  /** No other process writes here (the embedded default): what a crash left open can be ended at start. */
  readonly exclusive?: boolean;
  close(): Promise<void>;
};
