// A time limit on what may never answer.
import { StoreUnavailable } from "@isotrail/eventsourcing";

const storeIsSilent = () => new StoreUnavailable("the store of the files does not answer");

/**
 * What `promise` gives, unless the signal aborts or the time is over first; its outcome is ignored then.
 * @throws what `late` makes after so many milliseconds, or the signal's reason
 */
export async function within<T>(
  promise: Promise<T>,
  signal: AbortSignal,
  milliseconds: number,
  late: () => Error = storeIsSilent,
): Promise<T> {
  let end = () => {};
  const ended = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds);
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    };
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([promise, ended]);
  } finally {
    end();
  }
}
