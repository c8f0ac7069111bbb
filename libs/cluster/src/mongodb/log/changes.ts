// Waiting for new commits: one look at the server for all who wait, and at once for what this process stored itself.
import type { EventLog } from "@isotrail/eventsourcing";
import type { Tail } from "./tail.ts";

/** Milliseconds between two looks: where others append, and where only this process does as a rule. */
const OFTEN = 25;
const SELDOM = 250;
/** Milliseconds of a pause after a look that failed. */
const AWAY = 500;

/**
 * @param isThere whether the log has a commit at this position
 * @param alone whether others do not append now
 */
export function changes(
  tail: Tail,
  isThere: (position: number) => Promise<boolean>,
  alone: () => boolean,
): { changed: EventLog["changed"]; close(): void } {
  const waiting = new Map<() => void, number>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let surprised = Number.NEGATIVE_INFINITY;

  function wake() {
    for (const [done, position] of [...waiting]) if (tail.head > position) done();
  }
  const stop = tail.onGrowth(wake);

  function schedule(milliseconds: number) {
    if (looking || timer || waiting.size === 0) return;
    timer = setTimeout(look, milliseconds);
  }

  async function look(): Promise<void> {
    timer = undefined;
    if (waiting.size === 0) return;
    looking = true;
    let next = AWAY;
    try {
      const position = tail.head + 1;
      if (await isThere(position)) {
        if (tail.head < position) surprised = performance.now();
        tail.reaches(position);
      }
      next = alone() && performance.now() - surprised > 2_000 ? SELDOM : OFTEN;
    } catch {
      // the server is away: those who wait go on waiting
    }
    looking = false;
    schedule(next);
  }

  return {
    changed: (position, signal) =>
      new Promise((resolve) => {
        const done = () => {
          waiting.delete(done);
          signal.removeEventListener("abort", done);
          resolve();
        };
        if (signal.aborted || tail.head > position) return resolve();
        tail.reaches(position); // whoever waits after it has seen it
        waiting.set(done, position);
        signal.addEventListener("abort", done, { once: true });
        schedule(OFTEN);
      }),
    close() {
      stop();
      clearTimeout(timer);
      timer = undefined;
      for (const done of [...waiting.keys()]) done();
    },
  };
}
