// Gives commits their positions at the end of the log: those of concurrent commands in one insert, one insert at a time.
// The next goes only when the outcome of the one before is known: otherwise positions would have gaps.
import { type Clock, type NewCommit, pause, retry, StoreFull, StoreUnavailable } from "@isotrail/eventsourcing";
import { MongoBulkWriteError } from "mongodb";
import { call, isDuplicate } from "../errors.ts";
import { AppendQueue } from "./append-queue.ts";
import { commitDocument } from "./commit-document.ts";
import { type Commits, lastPosition } from "./commits.ts";
import { type Batch, settleInserted, settleStored } from "./settle.ts";
import type { LogTail } from "./tail.ts";

/** Commits in one insert at most. */
const BATCH_SIZE = 500;
/** Milliseconds between two attempts to learn the outcome of an insert. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 500;

export class Sequencer {
  readonly #commits: Commits;
  readonly #tail: LogTail;
  readonly #clock: Clock;
  readonly #queue = new AppendQueue();
  #running: Promise<void> | undefined;
  #closed = false;
  /** The outcome of the last insert is not known. */
  #inDoubt = false;
  /** One after an error that a single commit may have caused. */
  #batchSize = BATCH_SIZE;

  constructor(commits: Commits, tail: LogTail, clock: Clock) {
    this.#commits = commits;
    this.#tail = tail;
    this.#clock = clock;
  }

  /** Stores the commit, whose predecessor in its stream is known to be stored. As EventLog.append. */
  async append(commit: NewCommit, deadline: number): Promise<number> {
    if (this.#closed) throw closedError();
    const { result } = this.#queue.add(commit, deadline - this.#clock.now());
    this.#start();
    return result;
  }

  /** Rejects what waits; resolves when nothing is on its way any more. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#queue.rejectAll(closedError());
    await this.#running;
  }

  #start(): void {
    this.#running ??= new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => this.#run())
      .finally(() => {
        this.#running = undefined;
        if (!this.#queue.isEmpty) this.#start();
      });
  }

  async #run(): Promise<void> {
    for (let batch: Batch = []; ; ) {
      if (batch.length === 0) batch = this.#queue.nextBatch(this.#batchSize);
      if (batch.length === 0) return;
      const current = batch;
      batch = await retry(() => this.#advance(current), {
        firstPause: FIRST_PAUSE,
        longestPause: LONGEST_PAUSE,
        onRetry: () => this.#afterFailure(current),
      });
    }
  }

  #afterFailure(batch: Batch): void {
    this.#inDoubt = true;
    if (this.#closed) for (const append of batch) append.reject(closedError());
  }

  /** Sends as much of the batch as may go at once; returns what is left of it. */
  async #advance(batch: Batch): Promise<Batch> {
    const open = batch.filter(({ settled }) => !settled);
    if (open.length === 0) return [];
    const left = await this.#send(open.slice(0, this.#batchSize));
    const next = [...left, ...open.slice(this.#batchSize)];
    if (next.length === 0) this.#batchSize = BATCH_SIZE;
    return next;
  }

  /** Returns the part of the batch that must be sent again. @throws StoreUnavailable when the outcome is not known */
  async #send(batch: Batch): Promise<Batch> {
    if (this.#inDoubt) {
      const left = await this.#resolveDoubt(batch);
      if (left.length < batch.length) return left;
    }
    const taken = batch.filter(({ commit }) => this.#tail.versionOf(commit.stream) >= commit.version);
    if (taken.length > 0) {
      const open = new Set(await settleStored(this.#commits, this.#tail, taken));
      const left = batch.filter((append) => !taken.includes(append) || open.has(append));
      if (left.length < batch.length) return left;
    }
    return this.#insert(batch);
  }

  async #insert(batch: Batch): Promise<Batch> {
    const first = this.#tail.head + 1;
    const documents = batch.map(({ commit }, index) => commitDocument(commit, first + index));
    try {
      await call(() => this.#commits.insertMany(documents, { ordered: true }));
    } catch (error) {
      if (isDuplicate(error) && error instanceof MongoBulkWriteError)
        return this.#afterDuplicate(batch, first, error.insertedCount);
      return this.#afterError(batch, error);
    }
    settleInserted(this.#tail, batch, first);
    return [];
  }

  /** The insert is ordered: the commits before the one that found its position or its version taken are stored. */
  async #afterDuplicate(batch: Batch, first: number, stored: number): Promise<Batch> {
    settleInserted(this.#tail, batch.slice(0, stored), first);
    const conflicting = batch.slice(stored, stored + 1);
    const [left, head] = await Promise.all([
      settleStored(this.#commits, this.#tail, conflicting),
      lastPosition(this.#commits),
    ]);
    this.#tail.advanceTo(head);
    // the position is taken by a commit that a majority does not have yet
    if (left.length > 0 && head < first + stored) await pause(FIRST_PAUSE);
    return [...left, ...batch.slice(stored + 1)];
  }

  async #afterError(batch: Batch, error: unknown): Promise<Batch> {
    this.#inDoubt = true;
    if (error instanceof StoreUnavailable) throw error;
    const left = await this.#resolveDoubt(batch);
    if (error instanceof StoreFull || left.length === 1) for (const append of left) append.reject(error);
    else if (left.length > 1) this.#batchSize = 1; // one of them is at fault: each goes alone
    return left.filter(({ settled }) => !settled);
  }

  /** Looks up what the last insert stored; returns the appends that it did not store. */
  async #resolveDoubt(batch: Batch): Promise<Batch> {
    this.#tail.advanceTo(await lastPosition(this.#commits));
    const left = await settleStored(this.#commits, this.#tail, batch);
    this.#inDoubt = false;
    return left;
  }
}

const closedError = () => new StoreUnavailable("The log is closed.");
