// Waiting for new commits: one query for all who wait, and none for what this process has stored itself.
import type { LogTail } from "./tail.ts";

/** Milliseconds between two queries: where other processes append, and where as a rule only this one does. */
const INTERVAL = 25;
const INTERVAL_ALONE = 250;
/** Milliseconds after a commit of another process for which the short interval is kept. */
const UNEXPECTED = 2_000;
/** Milliseconds after a query that failed. */
const INTERVAL_UNAVAILABLE = 500;

export class GrowthWatch {
  readonly #tail: LogTail;
  readonly #hasPosition: (position: number) => Promise<boolean>;
  readonly #isAlone: () => boolean;
  /** Those who wait, each with the position after which it waits. */
  readonly #waiting = new Map<() => void, number>();
  readonly #stopListening: () => void;
  #timer: NodeJS.Timeout | undefined;
  #querying = false;
  /** When a commit was last seen that this process did not store. */
  #surprisedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param hasPosition whether the log has a commit at this position
   * @param isAlone whether no other process appends now
   */
  constructor(tail: LogTail, hasPosition: (position: number) => Promise<boolean>, isAlone: () => boolean) {
    this.#tail = tail;
    this.#hasPosition = hasPosition;
    this.#isAlone = isAlone;
    this.#stopListening = tail.onGrowth(() => this.#wake());
  }

  /** As EventLog.changed. */
  changed(position: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.#tail.head > position) return Promise.resolve();
    this.#tail.advanceTo(position); // whoever waits after it has seen it
    return new Promise((resolve) => {
      const done = () => {
        this.#waiting.delete(done);
        signal.removeEventListener("abort", done);
        resolve();
      };
      this.#waiting.set(done, position);
      signal.addEventListener("abort", done, { once: true });
      this.#schedule(INTERVAL);
    });
  }

  close(): void {
    this.#stopListening();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const done of [...this.#waiting.keys()]) done();
  }

  #wake(): void {
    for (const [done, position] of [...this.#waiting]) if (this.#tail.head > position) done();
  }

  #schedule(milliseconds: number): void {
    if (this.#querying || this.#timer || this.#waiting.size === 0) return;
    this.#timer = setTimeout(() => void this.#poll(), milliseconds);
  }

  async #poll(): Promise<void> {
    this.#timer = undefined;
    if (this.#waiting.size === 0) return;
    this.#querying = true;
    const next = await this.#query().catch(() => INTERVAL_UNAVAILABLE); // those who wait go on waiting
    this.#querying = false;
    this.#schedule(next);
  }

  /** Returns the milliseconds until the next query. */
  async #query(): Promise<number> {
    const position = this.#tail.head + 1;
    if (await this.#hasPosition(position)) {
      if (this.#tail.head < position) this.#surprisedAt = performance.now();
      this.#tail.advanceTo(position);
    }
    const quiet = performance.now() - this.#surprisedAt > UNEXPECTED;
    return this.#isAlone() && quiet ? INTERVAL_ALONE : INTERVAL;
  }
}
