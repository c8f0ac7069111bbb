// How quality control waits: for a sign that there is something to do, for files that met trouble, and for what may never answer.
import { StoreUnavailable } from "@isotrail/eventsourcing";

const FIRST_BACKOFF = 250;
const LONGEST_BACKOFF = 60_000;
/** Files in trouble that are remembered; of more the first are tried sooner than they should be. */
const MOST = 10_000;

/** Files that met trouble: each waits, longer each time. All times in milliseconds. */
export function openTroubles() {
  const files = new Map<string, { backoff: number; until: number }>();
  const put = (file: string, backoff: number) => {
    files.delete(file); // the last one comes last
    files.set(file, { backoff, until: performance.now() + backoff });
    const [first] = files.keys();
    if (files.size > MOST && first !== undefined) files.delete(first);
  };
  return {
    /** It is tried again, each time later. */
    met: (file: string) => put(file, Math.min(2 * (files.get(file)?.backoff ?? FIRST_BACKOFF / 2), LONGEST_BACKOFF)),
    /** It is not the file's fault, as when its view is behind its stream: others first. */
    aMoment: (file: string) => put(file, FIRST_BACKOFF),
    over: (file: string) => void files.delete(file),
    isWaiting: (file: string) => (files.get(file)?.until ?? 0) > performance.now(),
    /** How long the first of them still waits, at most `longest`. */
    next(longest: number): number {
      const now = performance.now();
      let next = longest;
      for (const [file, { until }] of files) {
        if (until > now) next = Math.min(next, until - now);
        else if (until < now - LONGEST_BACKOFF) files.delete(file); // nobody asked for it again: it is not due any more
      }
      return next;
    },
  };
}

export type Bell = {
  ring(): void;
  /** Resolves at the next ring, at once if it rang since the last time. @returns whether it rang */
  heard(milliseconds: number): Promise<boolean>;
};

/** Wakes one listener. */
export function openBell(): Bell {
  let rung = false;
  let wake = () => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    async heard(milliseconds) {
      if (!rung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      const heard = rung;
      rung = false;
      return heard;
    },
  };
}

/**
 * What `promise` gives, unless the signal aborts or the time is over first; then its outcome is nobody's.
 * @throws what `late` makes after so many milliseconds, and what the signal aborts with
 */
export async function within<T>(
  promise: Promise<T>,
  signal: AbortSignal,
  milliseconds: number,
  late: () => Error = () => new StoreUnavailable("the store of the files does not answer"),
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
