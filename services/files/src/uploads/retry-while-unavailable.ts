// "A store that is away is waited for up to a minute."
import { retry, StoreUnavailable } from "@isotrail/eventsourcing";

/** Asks again while a store or a service is away, for at most so many seconds; then gives its error. */
export const retryWhileUnavailable = <T>(seconds: number, ask: () => Promise<T>): Promise<T> =>
  retry(ask, {
    longestPause: 2_000,
    giveUpAfter: seconds * 1000,
    shouldRetry: (error) => error instanceof StoreUnavailable,
  });
