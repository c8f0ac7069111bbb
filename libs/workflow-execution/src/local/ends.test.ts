// How runs end: nothing of them goes on, whatever their tools do, and limits hold.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { ended, newKey, signal, start } from "../testing/engine-contract.ts";
import { type LocalEngine, processesWith, withLocalEngine } from "../testing/local-engine.ts";
import { toyRun } from "../testing/toys.ts";
import type { Resources } from "../workflow.ts";
import type { ProcessIdentity } from "./process.ts";

/** Tells processes of this test from others: nobody else sleeps for so long. */
const seconds = () => String(100_000 + Math.floor(Math.random() * 1_000_000_000));

async function forked(engine: LocalEngine, waits: string) {
  const left = seconds();
  const run = await toyRun(newKey(), "fork", { seconds: waits, left });
  const runId = await start(engine, run);
  for (let tries = 0; (await processesWith(`sleep ${left}`)) < 2 && tries < 400; tries++) await wait(25);
  return { run, runId, left, supervisor: join(engine.workFolder, run.key, "process.json") };
}

const sleeping = (left: string) => processesWith(`sleep ${left}`);

for (const isolation of ["required", "none"] as const)
  withLocalEngine(
    `with isolation ${isolation}`,
    () => ({ isolation }),
    (engine) => {
      it("nothing of a cancelled run is left, neither a grandchild nor a session of its own", async () => {
        const { run, runId, left } = await forked(engine(), "300");
        expect(await sleeping(left)).toBeGreaterThanOrEqual(2);
        await engine().cancel(runId, signal());
        expect(await sleeping(left)).toBe(0);
        expect(await processesWith(run.key)).toBe(0);
        expect(await engine().status(runId, signal())).toEqual({ phase: "cancelled" });
        await engine().clean(run.key, signal());
      });

      it("nothing is left when a run ends by itself", async () => {
        const { run, runId, left } = await forked(engine(), "1");
        expect(await ended(engine(), runId)).toEqual({ phase: "succeeded" });
        expect(await sleeping(left)).toBe(0);
        await engine().clean(run.key, signal());
      });

      it("a run whose supervisor was killed is lost, and cancelling it leaves nothing", async () => {
        const { run, runId, left, supervisor } = await forked(engine(), "300");
        const { pid }: ProcessIdentity = JSON.parse(await readFile(supervisor, "utf8"));
        process.kill(pid, "SIGKILL");
        expect(await ended(engine(), runId)).toEqual({ phase: "lost" });
        // a sandbox ends with its supervisor; what had none is ended by cancel
        if (isolation === "required") await expect.poll(() => sleeping(left), { timeout: 5_000 }).toBe(0);
        await engine().cancel(runId, signal());
        expect(await sleeping(left)).toBe(0);
        await engine().clean(run.key, signal());
        expect(await processesWith(run.key)).toBe(0);
      });
    },
  );

withLocalEngine(
  "with limits",
  () => ({}),
  (engine) => {
    const reason = async (what: string, limits: Partial<Resources>) => {
      const run = await toyRun(newKey(), "hungry", { what });
      const resources = { ...run.workflow.resources, ...limits };
      const runId = await start(engine(), { ...run, workflow: { ...run.workflow, resources } });
      expect(await ended(engine(), runId)).toEqual({ phase: "failed" });
      const [error] = await engine().errors(runId, signal());
      await expect.poll(() => processesWith(run.key)).toBe(0); // the supervisor itself ends a moment after it has said how
      await engine().clean(run.key, signal());
      return error?.reason ?? error?.stderr;
    };

    it("a run that takes more memory than its workflow may is ended", async () => {
      expect(await reason("memory", {})).toBe("It needed more than 256 MiB of memory.");
    });

    it("a run that fills the disk is ended", async () => {
      expect(await reason("disk", {})).toContain("It needed more than 128 MiB of disk.");
    });

    it("a run that hides what it writes on the disk is ended", async () => {
      expect(await reason("deleted", {})).toContain("It needed more than 128 MiB of disk.");
      expect(await reason("files", { disk: 8 })).toContain("It needed more than 8 MiB of disk.");
    });

    it("what a run left in folders that nobody can enter, or too deep for a path, is removed", async () => {
      for (const what of ["deep", "locked"]) await reason(what, { minutes: 0.05 });
      expect(await readdir(engine().workFolder)).toEqual([".workflows"]);
    });

    it("a run that starts processes without end is ended", async () => {
      expect(await reason("processes", {})).toMatch(/more than 1024 processes|fork|Resource temporarily unavailable/i);
    });

    it("a run that takes too long is ended", async () => {
      expect(await reason("time", { minutes: 0.05 })).toContain("It took longer than 3 seconds.");
    });
  },
);
