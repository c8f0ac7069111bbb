// "A store that is away is waited for up to a minute."
import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "@isotrail/eventsourcing";

/** Asks again while a store or a service is away, for at most so many seconds; then gives its error. */
export async function patiently<T>(seconds: number, ask: () => Promise<T>): Promise<T> {
  const end = performance.now() + seconds * 1000;
  for (let pause = 50; ; pause = Math.min(pause * 2, 2_000)) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || performance.now() + pause > end) throw error;
    }
    await sleep(pause);
  }
}
