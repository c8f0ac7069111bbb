// What every engine does: the same runs of toy workflows, on this machine and on a server.
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it as test } from "vitest";
import type { ExecutionEngine, Run, RunOutput, RunStatus } from "../workflow-execution.ts";
import { RunRefused } from "../workflow-execution.ts";
import { countRun, toy, toyRun } from "./toys.ts";

export type EngineSetup = {
  open(): Promise<ExecutionEngine>;
  /** How long a toy may take. */
  readonly patience?: number;
  /** Reasons by title, for what an engine cannot do. */
  readonly skip?: Readonly<Record<string, string>>;
};

export const newKey = () => `test-${randomUUID()}-1`;
export const signal = () => AbortSignal.timeout(120_000);

export async function start(engine: ExecutionEngine, run: Run): Promise<string> {
  await engine.prepare(run.workflow, signal());
  return engine.submit(run, await engine.stage(run, signal()), signal());
}

export async function ended(engine: ExecutionEngine, runId: string, patience = 30_000): Promise<RunStatus> {
  const ends = performance.now() + patience;
  for (;;) {
    const status = await engine.status(runId, signal());
    if (status.phase !== "queued" && status.phase !== "running") return status;
    if (performance.now() > ends) throw new Error(`The run is ${status.phase} after ${patience} ms.`);
    await wait(patience / 300);
  }
}

export async function running(engine: ExecutionEngine, runId: string, patience = 30_000): Promise<void> {
  const ends = performance.now() + patience;
  while ((await engine.status(runId, signal())).phase !== "running") {
    if (performance.now() > ends) throw new Error("The run does not start.");
    await wait(50);
  }
}

export async function textOf(outputs: readonly RunOutput[], name: string): Promise<string> {
  const output = outputs.find((one) => one.name === name);
  if (!output) throw new Error(`There is no output ${name}.`);
  const pieces = [];
  for await (const piece of await output.open(signal())) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

export function engineContract(name: string, { open, patience = 30_000, skip = {} }: EngineSetup) {
  let engine: ExecutionEngine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine?.close());
  const it = (title: string, body: () => Promise<void>) => {
    const reason = skip[title];
    test(
      `${name}: ${title}${reason ? ` (skipped: ${reason})` : ""}`,
      { skip: reason !== undefined, timeout: 4 * patience },
      body,
    );
  };
  const result = async (run: Run) => {
    const runId = await start(engine, run);
    const status = await ended(engine, runId, patience);
    expect(status, JSON.stringify(await engine.errors(runId, signal()))).toEqual({ phase: "succeeded" });
    return engine.outputs(runId, run.workflow, signal());
  };

  it("runs a workflow of several steps to its outputs", async () => {
    const run = await countRun(newKey(), ["Probe Ä 1", "'; rm -rf /"], 'n $(id) `id` "x"');
    expect(await engine.unavailable(run.workflow, signal())).toBeUndefined();
    const outputs = await result(run);
    expect(await textOf(outputs, "read-counts")).toBe('n $(id) `id` "x"\ns1\t2\ns2\t2\n');
    expect(JSON.parse(await textOf(outputs, "names"))).toEqual({ s1: "Probe Ä 1", s2: "'; rm -rf /" });
    await engine.clean(run.key, signal());
  });

  it("tells the id of a workflow, the same each time", async () => {
    const prepared = await engine.prepare(toy("count"), signal());
    expect(prepared).not.toBe("");
    expect(await engine.prepare(toy("count"), signal())).toBe(prepared);
  });

  it("tells why a step failed", async () => {
    const run = await toyRun(newKey(), "fail");
    const runId = await start(engine, run);
    expect(await ended(engine, runId, patience)).toEqual({ phase: "failed" });
    const errors = await engine.errors(runId, signal());
    expect(errors).not.toHaveLength(0);
    expect(errors.map((error) => error.stderr).join("\n")).toContain("the reads are too short: größer als 35 bp");
    expect(errors.some((error) => error.exitCode !== null && error.exitCode !== 0)).toBe(true);
    await engine.clean(run.key, signal());
  });

  it("answers those outputs that are there", async () => {
    const run = await toyRun(newKey(), "partial");
    const outputs = await result(run);
    expect(outputs.map((output) => output.name)).toEqual(["there"]);
    await engine.clean(run.key, signal());
  });

  it("streams an output of 40 MiB", async () => {
    const run = await toyRun(newKey(), "big", { mebibytes: "40" });
    const [output] = await result(run);
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const piece of (await output?.open(signal())) ?? []) {
      hash.update(piece);
      bytes += piece.length;
    }
    expect(bytes).toBe(40 * 1024 * 1024);
    expect(hash.digest("hex")).toBe(createHash("sha256").update(Buffer.alloc(bytes)).digest("hex"));
    await engine.clean(run.key, signal());
  });

  it("finds a run by its key", async () => {
    const run = await toyRun(newKey(), "slow", { seconds: "120" });
    expect(await engine.find(run.key, signal())).toEqual([]);
    const runId = await start(engine, run);
    expect(await engine.find(run.key, signal())).toEqual([runId]);
    expect(await engine.find(newKey(), signal())).toEqual([]);
    await engine.cancel(runId, signal());
    await engine.clean(run.key, signal());
  });

  it("goes on with a run of an engine that was closed", async () => {
    const run = await toyRun(newKey(), "slow", { seconds: "1" });
    const before = await open();
    const runId = await start(before, run);
    await before.close();
    expect(await ended(engine, runId, patience)).toEqual({ phase: "succeeded" });
    expect(await textOf(await engine.outputs(runId, run.workflow, signal()), "text")).toBe("rested\n");
    await engine.clean(run.key, signal());
  });

  it("cancels a run, also twice", async () => {
    const run = await toyRun(newKey(), "slow", { seconds: "120" });
    const runId = await start(engine, run);
    await running(engine, runId, patience);
    await engine.cancel(runId, signal());
    expect(await ended(engine, runId, patience)).toEqual({ phase: "cancelled" });
    await engine.cancel(runId, signal());
    expect(await engine.outputs(runId, run.workflow, signal())).toEqual([]);
    await engine.clean(run.key, signal());
  });

  it("leaves a run that has ended as it is when it is cancelled", async () => {
    const run = await toyRun(newKey(), "echo", { text: "literal" });
    const outputs = await result(run);
    const [runId = ""] = await engine.find(run.key, signal());
    await engine.cancel(runId, signal());
    expect(await engine.status(runId, signal())).toEqual({ phase: "succeeded" });
    expect(await textOf(outputs, "text")).toBe("literal");
    await engine.clean(run.key, signal());
  });

  it("cleans where nothing was begun, where inputs were staged, and where a run still goes on", async () => {
    await engine.clean(newKey(), signal());
    const staged = await toyRun(newKey(), "echo");
    await engine.stage(staged, signal());
    await engine.clean(staged.key, signal());
    const started = await toyRun(newKey(), "slow", { seconds: "120" });
    await start(engine, started);
    await engine.clean(started.key, signal());
    await engine.clean(started.key, signal());
  });

  it("forgets a run that was cleaned", async () => {
    const run = await toyRun(newKey(), "echo");
    await result(run);
    const [runId = ""] = await engine.find(run.key, signal());
    await engine.clean(run.key, signal());
    expect(await engine.find(run.key, signal())).toEqual([]);
    expect(await ended(engine, runId, patience)).toEqual({ phase: "lost" });
  });

  it("says that a run it does not know is lost", async () => {
    expect(await ended(engine, randomUUID(), patience)).toEqual({ phase: "lost" });
  });

  const echoed = async (text: string) => {
    const run = await toyRun(newKey(), "echo");
    const outputs = await result({ ...run, job: { ...run.job, text } });
    const found = await textOf(outputs, "text");
    await engine.clean(run.key, signal());
    return found;
  };

  it("takes texts literally, whatever they hold", async () => {
    expect(await Promise.all(LITERAL.map(echoed))).toEqual(LITERAL);
  });

  it("takes lines, tabs and letters of any script literally", async () => {
    expect(await echoed(LETTERS)).toBe(LETTERS);
  });

  it("refuses a key of the job that is no input", async () => {
    const run = await toyRun(newKey(), "echo", { text: "x" });
    const job = { ...run.job, "cwl:requirements": [{ class: "EnvVarRequirement" }] } as unknown as Run["job"];
    await expect(start(engine, { ...run, job })).rejects.toThrow(RunRefused);
    await engine.clean(run.key, signal());
  });
}

/** Shell text, an expression, a path, a location, a document, an option. */
const LITERAL = [
  "$(touch /tmp/isotrail-planted); `id` | tee 'x' \"y\" && false",
  "$(runtime.outdir) $(inputs.reads.path)",
  "../../../../etc/passwd",
  "file:///etc/passwd",
  '{"class": "File", "location": "file:///etc/passwd"}',
  "--outdir=/tmp",
];
const LETTERS = "a\r\n\tÄ 中 🧬 \\n %s";
