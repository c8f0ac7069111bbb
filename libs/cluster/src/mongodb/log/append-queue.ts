// Commits that wait for their place in the log, and what their callers are told.
import { type NewCommit, StoreUnavailable } from "@isotrail/eventsourcing";
import { commitBytes } from "./commit-document.ts";

/** Bytes of commits in one insert at most. */
const BATCH_BYTES = 8 * 1024 * 1024;
/** Commits that wait at most; each holds one request of a client. */
const MAX_WAITING = 20_000;

/** A commit whose caller waits. Once it is settled, a batch that is on its way may still store it. */
export class PendingAppend {
  readonly commit: NewCommit;
  readonly bytes: number;
  /** The position of the commit. */
  readonly result: Promise<number>;
  readonly #outcome = Promise.withResolvers<number>();
  readonly #timer: NodeJS.Timeout;
  #settled = false;

  constructor(commit: NewCommit, milliseconds: number) {
    this.commit = commit;
    this.bytes = commitBytes(commit);
    this.result = this.#outcome.promise;
    const late = () => this.reject(new StoreUnavailable("The log did not store the commit in time."));
    this.#timer = setTimeout(late, Math.max(0, milliseconds));
  }

  get settled(): boolean {
    return this.#settled;
  }

  resolve(position: number): void {
    this.#settle();
    this.#outcome.resolve(position);
  }

  reject(error: unknown): void {
    this.#settle();
    this.#outcome.reject(error);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#settled = true;
  }
}

export class AppendQueue {
  #waiting: PendingAppend[] = [];

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** @throws StoreUnavailable when too many wait */
  add(commit: NewCommit, milliseconds: number): PendingAppend {
    if (this.#waiting.length >= MAX_WAITING) throw new StoreUnavailable("Too many commits wait for the log.");
    const append = new PendingAppend(commit, milliseconds);
    this.#waiting.push(append);
    return append;
  }

  /** Takes at most `limit` appends, in order, each stream once: so a conflict within a stream is seen. */
  nextBatch(limit: number): PendingAppend[] {
    const batch: PendingAppend[] = [];
    const later: PendingAppend[] = [];
    const streams = new Set<string>();
    let bytes = 0;
    let seen = 0;
    for (const append of this.#waiting) {
      if (batch.length >= limit || (batch.length > 0 && bytes + append.bytes > BATCH_BYTES)) break;
      seen++;
      if (append.settled) continue;
      if (streams.has(append.commit.stream)) later.push(append);
      else {
        batch.push(append);
        streams.add(append.commit.stream);
        bytes += append.bytes;
      }
    }
    this.#waiting = [...later, ...this.#waiting.slice(seen)];
    return batch;
  }

  rejectAll(error: unknown): void {
    for (const append of this.#waiting) append.reject(error);
  }
}
