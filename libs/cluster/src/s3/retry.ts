// Retries while the object store is unavailable.
import { retry } from "@isotrail/eventsourcing";
import { isUnavailable, storeError } from "./errors.ts";

/**
 * Retries for `milliseconds` after the first failure. `attempt` counts from 1.
 * @throws StoreUnavailable, StoreFull, another error of the store, or the signal's reason
 */
export async function retryWhileUnavailable<T>(
  milliseconds: number,
  work: (attempt: number) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const options = { giveUpAfter: milliseconds, firstPause: 100, longestPause: 3_000, shouldRetry: isUnavailable };
  try {
    return await retry(work, { ...options, signal });
  } catch (error) {
    throw signal?.aborted ? error : storeError(error);
  }
}
