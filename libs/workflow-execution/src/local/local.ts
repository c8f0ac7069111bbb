// The engine that runs workflows on this machine with cwltool. It keeps nothing in memory: another process goes on with its runs.
import { mkdir, realpath } from "node:fs/promises";
import { EngineUnavailable, type ExecutionEngine, type RunKey, RunRefused } from "../engine.ts";
import { cancelRun } from "./cancel.ts";
import { cleanRun, removeRemains } from "./clean.ts";
import { errorsOf } from "./errors.ts";
import { isolationOf } from "./isolation.ts";
import { launch } from "./launch.ts";
import { type LocalEngineOptions, lookAtMachine, type Machine } from "./machine.ts";
import { whatIsMissing } from "./missing.ts";
import { statusOf } from "./outcome.ts";
import { outputsOf } from "./outputs.ts";
import { identityText, ownIdentity } from "./process.ts";
import { exists, readDocument, runFolder, type Staged, stagingFolder } from "./run-folder.ts";
import { stageRun } from "./stage.ts";
import { keepWorkflow, keptWorkflow } from "./workflows.ts";

const LOOK_AGAIN_MS = 30_000;

export type LocalEngine = ExecutionEngine & {
  /** What keeps runs apart on this machine, or why none can run, in sentences for operators. */
  isolation(): Promise<readonly string[]>;
};

export async function openLocalEngine(options: LocalEngineOptions): Promise<LocalEngine> {
  await mkdir(options.workFolder, { recursive: true, mode: 0o700 });
  const workFolder = await realpath(options.workFolder);
  await removeRemains(workFolder);
  const siteData = options.siteData && (await realpath(options.siteData).catch(() => undefined));
  const machine = machineOf({ ...options, workFolder, siteData });
  const owner = identityText(await ownIdentity());
  const at = (key: RunKey) => runFolder(workFolder, key);

  return {
    name: "local",
    async unavailable(workflow) {
      const found = await machine();
      return typeof found === "string" ? found : whatIsMissing(workflow);
    },
    async isolation() {
      const found = await machine();
      return typeof found === "string" ? [found] : isolationOf(found);
    },
    async prepare(workflow) {
      await keepWorkflow(workFolder, workflow);
      return workflow.digest;
    },
    async stage(run, signal) {
      await keepWorkflow(workFolder, run.workflow);
      await stageRun(at(run.key), stagingFolder(workFolder, run.key, owner), run, siteData, signal);
      return run.key;
    },
    async submit({ key }, _, signal) {
      const folder = at(key);
      const staged = await readDocument<Staged>(folder.staged);
      if (!staged) throw new RunRefused("The inputs of the run are not there.");
      if (await exists(folder.process)) return key;
      const found = await machine();
      if (typeof found === "string") throw new EngineUnavailable(found);
      await launch(found, folder, staged, keptWorkflow(workFolder, staged.workflow), signal);
      return key;
    },
    find: async (key) => ((await exists(at(key).process)) ? [key] : []),
    status: async (runId) => statusOf(at(runId)),
    outputs: async (runId, workflow) => outputsOf(at(runId), workflow),
    errors: async (runId) => errorsOf(at(runId)),
    cancel: async (runId, signal) => cancelRun(at(runId), signal),
    clean: async (key, signal) => cleanRun(workFolder, at(key), signal),
    close: async () => {},
  };
}

/** Looked at once; while something is missing, now and then again. */
function machineOf(options: LocalEngineOptions): () => Promise<Machine | string> {
  let found: Promise<Machine | string> | undefined;
  let looked = 0;
  return async () => {
    const before = await found;
    if (before === undefined || (typeof before === "string" && performance.now() - looked > LOOK_AGAIN_MS)) {
      looked = performance.now();
      found = lookAtMachine(options);
    }
    return (await found) ?? "This machine has not been looked at.";
  };
}
