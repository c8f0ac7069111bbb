// The contract of Lease: work runs while the lease is held, is run again when it ends by itself, and ends when its signal aborts.
import { describe, expect, it } from "vitest";
import { newForEachTest, type OpenAdapters } from "./adapters.ts";

export function leaseContract(openAdapters: OpenAdapters) {
  describe("Lease", () => {
    const at = newForEachTest(openAdapters);
    const aborted = (signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));

    it("runs work until the signal aborts, and waits for it to end", async () => {
      const stop = new AbortController();
      const steps: string[] = [];
      const running = at.stores.lease.run(
        "contract/work",
        async (held) => {
          steps.push("begun");
          setTimeout(() => stop.abort(), 20);
          await aborted(held);
          await new Promise((resolve) => setTimeout(resolve, 50));
          steps.push("ended");
        },
        stop.signal,
      );
      await running;
      expect(steps).toEqual(["begun", "ended"]);
    });

    it("runs work again after it failed or ended by itself", async () => {
      const stop = new AbortController();
      let turns = 0;
      await at.stores.lease.run(
        "contract/work",
        async () => {
          if (++turns === 3) stop.abort();
          if (turns === 1) throw new Error("not now");
        },
        stop.signal,
      );
      expect(turns).toBe(3);
    });

    it("runs work under different leases at the same time", async () => {
      const stop = new AbortController();
      let met = 0;
      const meet = async (held: AbortSignal) => {
        if (++met === 2) stop.abort();
        else await aborted(held);
      };
      await Promise.all(["contract/a", "contract/b"].map((name) => at.stores.lease.run(name, meet, stop.signal)));
      expect(met).toBe(2);
    });

    it("is free for the next process as soon as its holder has ended", async () => {
      for (let round = 0; round < 2; round++) {
        const stop = new AbortController();
        const began = performance.now();
        await at.stores.lease.run("contract/work", async () => stop.abort(), stop.signal);
        expect(performance.now() - began).toBeLessThan(2_000);
        await at.reopen();
      }
    });
  });
}
