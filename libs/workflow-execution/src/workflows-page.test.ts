// The workflow that docs/workflows.md shows, as it stands there: it is read without a fault, and cwltool runs it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cwltool } from "./testing/cwltool.ts";
import { runPlainly } from "./testing/plain-cwltool.ts";
import { bytesFile } from "./testing/toys.ts";
import { workflowFolder } from "./testing/workflow-folder.ts";
import { jobOf, openRegistry, REFERENCE_WORKFLOWS } from "./workflow-execution.ts";

const page = readFileSync(join(import.meta.dirname, "../../../docs/workflows.md"), "utf8");
const block = (language: string) => new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "m").exec(page)?.[1] ?? "";
const noCwltool = cwltool ? "" : " (skipped: cwltool is not installed: npm run workflows)";

test.skipIf(noCwltool)(`the workflow of the page counts sequences${noCwltool}`, { timeout: 60_000 }, async () => {
  using own = workflowFolder({
    "sequence-counts/1.0.0/workflow.json": block("json"),
    "sequence-counts/1.0.0/main.cwl": block("yaml"),
  });
  const workflow = (await openRegistry([REFERENCE_WORKFLOWS, own.folder])).defaultOf("sequence-counts");
  if (!workflow) throw new Error("It is not there.");
  const read = (length: number) => `@read\n${"A".repeat(length)}\n+\n${"I".repeat(length)}\n`;
  const file = (...lengths: number[]) => ({ ...bytesFile(lengths.map(read).join("")), compression: "none" as const });
  const run = async (inputParameters: Record<string, string>) => {
    const samples = [{ name: "08-5578", forward: file(100, 20), reverse: file(60) }];
    return runPlainly(cwltool ?? "", {
      workflow,
      ...(await jobOf({ workflow, samples, inputParameters, siteData: undefined })),
    });
  };
  expect(await run({})).toEqual({ counts: "sequences\t2\nbases\t160\n" });
  expect(await run({ "minimum-length": "10" })).toEqual({ counts: "sequences\t3\nbases\t180\n" });
});
