// Waiting and trying again: a pause that a signal ends, and attempts with a doubling back-off.
import { setTimeout as sleep } from "node:timers/promises";

/** Resolves after so many milliseconds, or as soon as the signal aborts. It never rejects. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, signal && { signal }).catch(() => {});
}

export type RetryOptions = {
  /** Milliseconds before the second attempt; 50 by default. Each later pause is twice as long as the one before. */
  readonly firstPause?: number;
  /** The longest pause in milliseconds; 10,000 by default. */
  readonly longestPause?: number;
  /** How long after the first failure the attempts end, in milliseconds; unless given, they never do. */
  readonly giveUpAfter?: number;
  /** Ends the attempts. */
  readonly signal?: AbortSignal | undefined;
  /** Whether to try again after this error (`attempt` counts from 1); unless given, always. */
  readonly shouldRetry?: (error: unknown, attempt: number) => boolean;
  /** Called before each pause. */
  readonly onRetry?: (error: unknown, attempt: number) => void;
};

/**
 * Runs `work` until it succeeds. Each pause is shortened at random by up to a half, so that callers that failed
 * together do not return together. After an attempt that lasted longer than the longest pause, the pauses start over.
 * @throws the last error of `work`, or the reason of the signal once that has aborted
 */
export async function retry<T>(work: (attempt: number) => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { firstPause = 50, longestPause = 10_000, giveUpAfter, signal, shouldRetry, onRetry } = options;
  let end = Number.POSITIVE_INFINITY;
  let next = firstPause;
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    const began = performance.now();
    try {
      return await work(attempt);
    } catch (error) {
      signal?.throwIfAborted();
      const now = performance.now();
      if (giveUpAfter !== undefined) end = Math.min(end, now + giveUpAfter);
      if (now >= end || shouldRetry?.(error, attempt) === false) throw error;
      onRetry?.(error, attempt);
      if (now - began > longestPause) next = firstPause;
      await pause(Math.min(end - now, next * (0.5 + Math.random() / 2)), signal);
      next = Math.min(next * 2, longestPause);
    }
  }
}

/** Runs `work` again and again until the signal aborts: at once after a success, after a pause when it failed. */
export async function repeat(
  work: () => Promise<unknown>,
  options: Pick<RetryOptions, "firstPause" | "longestPause" | "onRetry"> & { readonly signal: AbortSignal },
): Promise<void> {
  while (!options.signal.aborted)
    await retry(work, options).catch((error: unknown) => {
      if (!options.signal.aborted) throw error;
    });
}
