// Starts a run: the command line, and the supervisor that carries it out and outlives this process.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { EngineUnavailable } from "../engine.ts";
import { limitsOf, PATH } from "./limits.ts";
import type { Machine } from "./machine.ts";
import { type ProcessIdentity, RUN_VARIABLE } from "./process.ts";
import { type RunFolder, readDocument, type Staged, writeDocument } from "./run-folder.ts";
import { IN_SANDBOX, type RunPaths, sandboxed } from "./sandbox.ts";

export type Launch = {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly environment: Record<string, string>;
  readonly limits: ReturnType<typeof limitsOf>;
  readonly paths: RunPaths;
};

const SUPERVISOR = fileURLToPath(new URL("./supervisor.py", import.meta.url));
const START_MS = 20_000;

/** Resolves once one supervisor has the run, whoever started it. @throws EngineUnavailable */
export async function launch(
  machine: Machine,
  folder: RunFolder,
  staged: Staged,
  workflow: string,
  signal: AbortSignal,
) {
  await writeDocument(folder.launch, launchOf(machine, folder, staged, workflow));
  const supervisor = spawn(machine.python, ["-E", "-s", "-B", SUPERVISOR, folder.path], {
    detached: true,
    stdio: "ignore",
    cwd: "/",
    env: { PATH, LANG: "C.UTF-8", [RUN_VARIABLE]: folder.key },
  });
  await once(supervisor, "spawn").catch((error) => {
    throw new EngineUnavailable(`No process can be started: ${error.message}`);
  });
  supervisor.unref();
  const ends = performance.now() + START_MS;
  while (!(await readDocument<ProcessIdentity>(folder.process))) {
    const started = supervisor.exitCode === null && supervisor.signalCode === null;
    if (!started && !(await readDocument<ProcessIdentity>(folder.process)))
      throw new EngineUnavailable("The process that runs a workflow ended at its start.");
    if (performance.now() > ends) throw new EngineUnavailable("The process that runs a workflow does not start.");
    await wait(10, undefined, { signal });
  }
}

function launchOf(machine: Machine, folder: RunFolder, staged: Staged, workflow: string): Launch {
  const paths = machine.sandbox ? IN_SANDBOX : { folder: folder.path, workflow };
  const work = join(paths.folder, "work");
  const surroundings = { PATH, HOME: work, TMPDIR: work, LANG: "C.UTF-8" };
  const command = [machine.cwltool, ...cwltoolArguments(paths, staged.cwl)];
  return {
    command: machine.sandbox ? sandboxed(machine.sandbox, folder, workflow, command) : command,
    cwd: machine.sandbox ? "/" : folder.work,
    environment: { ...surroundings, [RUN_VARIABLE]: folder.key },
    limits: limitsOf(staged.resources),
    paths,
  };
}

/** Outputs stay where tools wrote them, in folders of their own below `work`: so do the logs of a step that failed. */
const cwltoolArguments = ({ folder, workflow }: RunPaths, cwl: string) => [
  ...["--no-container", "--disable-color", "--skip-schemas", "--no-doc-cache", "--no-compute-checksum"],
  ...["--leave-outputs", "--leave-tmpdir", "--outdir", join(folder, "work", "out")],
  ...["--tmpdir-prefix", join(folder, "work", "t"), "--tmp-outdir-prefix", join(folder, "work", "o")],
  ...[join(workflow, cwl), join(folder, "job.json")],
];
