// Waiting for an object store that is away: "a store that is away is waited for up to a minute" (docs/architecture.md#bytes).
import { setTimeout as sleep } from "node:timers/promises";
import { isAway, storeError } from "./errors.ts";

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 3_000;

/**
 * Tries again while the store is away, for `patience` milliseconds after the first failure.
 * @throws StoreUnavailable, StoreFull, what the store refused, or the signal's reason
 */
export async function patiently<T>(
  patience: number,
  attempt: (tries: number) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  let until = Number.POSITIVE_INFINITY;
  for (let tries = 0, pause = FIRST_PAUSE; ; tries++, pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      signal?.throwIfAborted();
      return await attempt(tries);
    } catch (error) {
      signal?.throwIfAborted();
      until = Math.min(until, performance.now() + patience);
      const left = until - performance.now();
      if (!isAway(error) || left <= 0) throw storeError(error);
      await sleep(Math.min(left, pause * (0.5 + Math.random() / 2)), undefined, signal && { signal });
    }
  }
}
