// Removes deleted submissions, a few at a time; one whose engine or files are away does not keep the others waiting.
import { pause as later } from "@isotrail/eventsourcing";
import type { Analysis } from "../context.ts";
import { removeDeleted } from "./clean.ts";

/** At once. */
const MOST = 4;
/** Milliseconds before another try: the first and the longest pause. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

type Due = { readonly at: number; readonly pause: number };

/** Keeps some hundred bytes for each that is to be removed. */
export class Removal {
  readonly #waiting = new Map<string, Due>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #analysis: Analysis;
  readonly #signal: AbortSignal;
  readonly #wake: () => void;

  constructor(analysis: Analysis, signal: AbortSignal, wake: () => void) {
    this.#analysis = analysis;
    this.#signal = signal;
    this.#wake = wake;
  }

  add(id: string): void {
    if (!this.#running.has(id)) this.#waiting.set(id, { at: 0, pause: FIRST_PAUSE });
  }

  startDue(): void {
    for (const [id, { at, pause }] of this.#waiting) {
      if (this.#running.size >= MOST || this.#signal.aborted) return;
      if (at > performance.now()) continue;
      this.#waiting.delete(id);
      this.#running.set(id, this.#remove(id, pause));
    }
  }

  /** Resolves when none is under way. */
  async ended(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  async #remove(id: string, pause: number): Promise<void> {
    try {
      await removeDeleted(this.#analysis, id, this.#signal);
    } catch (error) {
      if (this.#signal.aborted) return; // the next turn begins it again
      if (pause === FIRST_PAUSE)
        this.#analysis.logger.warn({ submission: id, error }, "a deleted analysis is removed later");
      void later(pause, this.#signal).then(this.#wake);
      this.#waiting.set(id, { at: performance.now() + pause, pause: Math.min(pause * 2, LONGEST_PAUSE) });
    } finally {
      this.#running.delete(id);
      this.#wake();
    }
  }
}
