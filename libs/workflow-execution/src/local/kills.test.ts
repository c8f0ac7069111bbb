// Processes that submit runs are killed at random points, two at a time on one folder: each run is carried out exactly once.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { cwltool } from "../testing/cwltool.ts";
import { ended, newKey, signal } from "../testing/engine-contract.ts";
import { type LocalEngine, withLocalEngine } from "../testing/local-engine.ts";
import { toy } from "../testing/toys.ts";

const SUBMIT = join(import.meta.dirname, "../testing/submit-runs.ts");
const RUNS = 4;
/** `KILLS=100` for a long trial, `KILL_SEED` to repeat one. */
const kills = Number(process.env.KILLS ?? 8);
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1e6);

function random(state: number) {
  let a = state;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const submitter = (engine: LocalEngine, marks: string, keys: readonly string[]) =>
  spawn(process.execPath, [SUBMIT, engine.workFolder, cwltool ?? "", marks, ...keys], { stdio: "ignore" });

withLocalEngine(
  "killed at random points",
  () => ({ isolation: "none" }),
  (engine) => {
    it(`runs are carried out once each (${kills} kills, seed ${seed})`, {
      timeout: 60_000 + kills * 15_000,
    }, async () => {
      const next = random(seed);
      const marks = join(engine().folder, "marks");
      await mkdir(marks);
      for (let killed = 0; killed < kills; ) {
        const keys = Array.from({ length: RUNS }, newKey);
        let done = false;
        while (!done) {
          const processes = [submitter(engine(), marks, keys), submitter(engine(), marks, keys)];
          const ends = processes.map((process) => once(process, "exit"));
          const deadline = killed < kills ? 300 + next() * 1500 : 60_000;
          await Promise.race([Promise.all(ends), wait(deadline)]);
          killed += processes.filter((process) => process.exitCode === null && process.kill("SIGKILL")).length;
          const codes = await Promise.all(ends);
          done = codes.some(([code]) => code === 0);
        }
        for (const key of keys) {
          expect(await engine().find(key, signal())).toEqual([key]);
          expect(await ended(engine(), key)).toEqual({ phase: "succeeded" });
          expect(await readFile(join(marks, key), "utf8"), `times that ${key} ran`).toBe("planted\n");
          expect(await engine().outputs(key, toy("probe"), signal())).toHaveLength(1);
          await engine().clean(key, signal());
        }
      }
      // what was staged by the killed is gone at the next start
      const last = submitter(engine(), marks, []);
      await once(last, "exit");
      expect((await readdir(engine().workFolder)).filter((name) => name !== ".workflows")).toEqual([]);
    });
  },
);
