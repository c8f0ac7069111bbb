// One question for all streams of a feed: "is there something new?" is asked of the service once, however many wait for it.
import { setTimeout as sleep } from "node:timers/promises";

export type FeedWatch = {
  /** Resolves when there may be events of a commit above `position`, or `signal` aborts. */
  changed(position: number, signal: AbortSignal): Promise<void>;
};

/** Milliseconds until a service that failed is asked again. */
const PAUSE = 1_000;

/** @param ask resolves with the position of the last commit when there is one with events above `after`, or after a while */
export function watchFeed(ask: (after: number) => Promise<number>): FeedWatch {
  const waiting = new Set<{ readonly position: number; wake(): void }>();
  let head = 0;
  let asking = false;

  async function askOn(): Promise<void> {
    asking = true;
    while (waiting.size > 0) {
      try {
        head = await ask(head);
        for (const one of [...waiting]) if (one.position < head) one.wake();
      } catch {
        await sleep(PAUSE, undefined, { ref: false }); // whoever reads a page is told what is wrong
      }
    }
    asking = false;
  }

  return {
    changed(position, signal) {
      if (position < head || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const one = {
          position,
          wake() {
            waiting.delete(one);
            signal.removeEventListener("abort", one.wake);
            resolve();
          },
        };
        waiting.add(one);
        signal.addEventListener("abort", one.wake, { once: true });
        if (!asking) void askOn();
      });
    },
  };
}
