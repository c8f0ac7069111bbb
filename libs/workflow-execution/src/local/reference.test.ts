// The reference workflows with their real tools, in the sandbox of the local engine: the same results as of cwltool alone.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cwltool } from "../testing/cwltool.ts";
import { ended, newKey, signal, start, textOf } from "../testing/engine-contract.ts";
import { missingTools, simulateIsolates } from "../testing/isolates.ts";
import { type LocalEngine, withLocalEngine } from "../testing/local-engine.ts";
import { runPlainly } from "../testing/plain-cwltool.ts";

const FOUR = [
  ["first", "iso1"],
  ["second", "iso2"],
  ["third", "iso3"],
  ["fourth", "iso4"],
] as const;

/** Which outputs are compared: others tell of times and paths. The tools of a collection are those of one assembly. */
const CASES = [
  { type: "phylogenomics", samples: FOUR, same: ["tree", "matrix", "table"] },
  {
    type: "assembly",
    samples: FOUR.slice(0, 1),
    same: ["contigs-all", "contigs-with-repeats", "assembly-stats-repeats"],
  },
  { type: "assembly-collection", samples: FOUR.slice(0, 2), same: [] },
  { type: "typing", samples: FOUR.slice(2, 3), same: ["typing-cgmlst", "typing-alleles", "typing-predictions"] },
];

describe("the reference workflows", () => {
  let isolates: Awaited<ReturnType<typeof simulateIsolates>>;
  beforeAll(async () => {
    isolates = await simulateIsolates("mini");
  });
  afterAll(() => isolates?.[Symbol.dispose]());
  const options = () => ({ siteData: isolates.siteData });
  withLocalEngine("on this machine", options, (engine: () => LocalEngine) => {
    it.each(CASES)("$type", { timeout: 240_000 }, async ({ type, samples, same }) => {
      const missing = await missingTools(type);
      if (missing)
        return expect(await engine().unavailable((await isolates.run(type, samples)).workflow, signal())).toBeDefined();
      const run = { key: newKey(), ...(await isolates.run(type, samples)) };
      expect(await engine().unavailable(run.workflow, signal())).toBeUndefined();
      const runId = await start(engine(), run);
      const status = await ended(engine(), runId, 240_000);
      expect(status, JSON.stringify(await engine().errors(runId, signal()), null, 1)).toEqual({ phase: "succeeded" });
      const outputs = await engine().outputs(runId, run.workflow, signal());
      expect(outputs.map(({ name }) => name)).toEqual(run.workflow.outputs.map(({ name }) => name));
      const plain = same.length > 0 ? await runPlainly(cwltool ?? "", run) : {};
      for (const name of same) expect(await textOf(outputs, name), name).toBe(plain[name]);
      await engine().clean(run.key, signal());
    });
  });
});
