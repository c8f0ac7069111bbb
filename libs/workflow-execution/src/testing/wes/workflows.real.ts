// The reference workflows on simulated isolates through real servers: the same bytes as cwltool makes by itself.
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ExecutionEngine } from "../../engine.ts";
import { openWesEngine } from "../../wes/wes.ts";
import { ended, newKey, signal, start, textOf } from "../engine-contract.ts";
import { type Isolate, missingTools, simulateIsolates } from "../isolates.ts";
import { runPlainly } from "../plain-cwltool.ts";
import { installed } from "./install.ts";
import { RealServer } from "./real-server.ts";

const PATIENCE = 300_000;
const ALL: [string, Isolate][] = [
  ["08-5578", "iso1"],
  ["Probe Ä (2)", "iso2"],
  ["iso 3; rm -rf /", "iso3"],
  ["N'4", "iso4"],
];
/** By type: the isolates, and the outputs that hold neither times nor paths. */
const RUNS = {
  phylogenomics: { samples: ALL, same: ["tree", "matrix", "table"] },
  typing: { samples: ALL.slice(2, 3), same: ["typing-cgmlst", "typing-alleles", "typing-predictions", "assembly"] },
  assembly: { samples: ALL.slice(0, 1), same: ["contigs-all", "assembly-stats-repeats"] },
  "assembly-collection": { samples: ALL.slice(0, 2), same: ["contigs-all", "assembly-stats-repeats"] },
} as const;

let isolates: Awaited<ReturnType<typeof simulateIsolates>>;
beforeAll(async () => {
  isolates = await simulateIsolates();
});
afterAll(() => isolates?.[Symbol.dispose]());

const plain = new Map<string, Promise<Readonly<Record<string, string>>>>();
/** Once for all servers. */
function plainly(type: keyof typeof RUNS) {
  const cwltool = join(installed("sapporo").bin, "cwltool");
  const results = plain.get(type) ?? isolates.run(type, RUNS[type].samples).then((run) => runPlainly(cwltool, run));
  plain.set(type, results);
  return results;
}

for (const dialect of ["sapporo", "toil"] as const) {
  const reason = installed("sapporo").reason ?? installed(dialect).reason;
  if (reason) it.skip(`${dialect} was not tried: ${reason}`, () => {});
  else
    describe(dialect, () => {
      let server: RealServer;
      let engine: ExecutionEngine;
      beforeAll(async () => {
        server = await RealServer.start(dialect);
        engine = await openWesEngine(server.settings);
      });
      afterAll(async () => {
        await engine?.close();
        await server?.close();
      });

      for (const type of Object.keys(RUNS) as (keyof typeof RUNS)[])
        it(`${type} makes what cwltool makes`, async ({ skip }) => {
          const missing = await missingTools(type);
          if (missing) skip(missing);
          const run = { key: newKey(), ...(await isolates.run(type, RUNS[type].samples)) };
          expect(await engine.unavailable(run.workflow, signal())).toBeUndefined();
          const runId = await start(engine, run);
          const status = await ended(engine, runId, PATIENCE);
          expect(status, JSON.stringify(await engine.errors(runId, signal()))).toEqual({ phase: "succeeded" });
          const outputs = await engine.outputs(runId, run.workflow, signal());
          expect(outputs.map(({ name }) => name)).toEqual(run.workflow.outputs.map(({ name }) => name));
          const expected = await plainly(type);
          for (const name of RUNS[type].same) expect(await textOf(outputs, name), name).toBe(expected[name]);
          await engine.clean(run.key, signal());
        });
    });
}
