// The lease of a sole process: it is always held, since the folder is locked; work that fails is started again.
import { setTimeout as sleep } from "node:timers/promises";
import type { Lease } from "@isotrail/eventsourcing";

export const exclusiveLease: Lease = {
  async run(_name, work, signal) {
    for (let backoff = 50; !signal.aborted; ) {
      const began = performance.now();
      try {
        await work(signal);
      } catch {
        // whoever works reports its own errors; here it only gets another turn
      }
      backoff = performance.now() - began > 10_000 ? 50 : Math.min(backoff * 2, 10_000);
      await sleep(backoff, undefined, { signal }).catch(() => {});
    }
  },
};
