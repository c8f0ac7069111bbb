// When files that could not be controlled are tried again, each later every time. All times in milliseconds.

const FIRST_BACKOFF = 250;
const LONGEST_BACKOFF = 60_000;
/** Files that are remembered; beyond these the oldest are tried sooner than they should be. */
const MAX_FILES = 10_000;

export type RetrySchedule = ReturnType<typeof retrySchedule>;

export function retrySchedule() {
  const files = new Map<string, { backoff: number; until: number }>();
  const put = (file: string, backoff: number) => {
    files.delete(file); // the latest comes last
    files.set(file, { backoff, until: performance.now() + backoff });
    const [oldest] = files.keys();
    if (files.size > MAX_FILES && oldest !== undefined) files.delete(oldest);
  };
  return {
    /** It waits twice as long as last time. */
    failed(file: string): void {
      const backoff = files.get(file)?.backoff ?? FIRST_BACKOFF / 2;
      put(file, Math.min(2 * backoff, LONGEST_BACKOFF));
    },
    /** Not the file's fault, as when its view is behind its stream: it only lets others go first. */
    postponed: (file: string) => put(file, FIRST_BACKOFF),
    done: (file: string) => void files.delete(file),
    isWaiting: (file: string) => (files.get(file)?.until ?? 0) > performance.now(),
    /** Until the first of them has waited enough, at most `longest`. */
    nextIn(longest: number): number {
      const now = performance.now();
      let next = longest;
      for (const [file, { until }] of files) {
        if (until > now) next = Math.min(next, until - now);
        else if (until < now - LONGEST_BACKOFF) files.delete(file); // nobody asked for it since: it is no longer due
      }
      return next;
    },
  };
}
