// The contract of engines on this machine, with real cwltool runs in a real sandbox.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cwltool, noSandbox } from "../testing/cwltool.ts";
import { ended, engineContract, newKey, signal, start } from "../testing/engine-contract.ts";
import { toyRun } from "../testing/toys.ts";
import { openLocalEngine } from "./local.ts";

describe.skipIf(noSandbox)(`on this machine${noSandbox ? ` (skipped: ${noSandbox})` : ""}`, () => {
  let workFolder: string;
  beforeAll(async () => {
    workFolder = await mkdtemp(join(tmpdir(), "isotrail-"));
  });
  afterAll(() => rm(workFolder, { recursive: true, force: true }));
  const open = () => openLocalEngine({ workFolder, cwltool, isolation: "required" });
  engineContract("local", { open });

  it("an error of a step is told with its output, and without paths of this machine", async () => {
    const engine = await open();
    const run = await toyRun(newKey(), "fail");
    const runId = await start(engine, run);
    expect(await ended(engine, runId)).toEqual({ phase: "failed" });
    const [error, ...others] = await engine.errors(runId, signal());
    expect(others).toEqual([]);
    expect(error).toMatchObject({
      tool: "main.cwl",
      exitCode: 3,
      stdout: "looking for adapters\n",
      stderr: "the reads are too short: größer als 35 bp\n",
    });
    expect(error?.command).toMatch(/^sh \\\n {4}work\/\S+\/run\.sh$/);
    expect(await engine.outputs(runId, run.workflow, signal())).toEqual([]);
    await engine.clean(run.key, signal());
  });

  it("an error of cwltool itself is told with the end of its log", async () => {
    const engine = await open();
    const run = await toyRun(newKey(), "echo");
    const runId = await start(engine, { ...run, job: { ...run.job, text: 7 } });
    expect(await ended(engine, runId)).toEqual({ phase: "failed" });
    const [error] = await engine.errors(runId, signal());
    expect(error).toMatchObject({ tool: "cwltool", command: "", exitCode: 1 });
    expect(error?.stderr).toContain("text");
    expect(error?.stderr).not.toContain(workFolder);
    await engine.clean(run.key, signal());
  });
});
