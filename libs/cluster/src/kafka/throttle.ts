// One log line a minute about a failure that lasts.

/** Milliseconds between two calls. */
const INTERVAL = 60_000;

/** Calls `warn` at most once a minute; what comes in between is dropped. */
export function throttled(warn: (error: unknown) => void): (error: unknown) => void {
  let calledAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (performance.now() - calledAt < INTERVAL) return;
    calledAt = performance.now();
    warn(error);
  };
}
