// Ends a run, and leaves none of its processes: first by its supervisor, then, should that not answer, by force.
import { writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { EngineUnavailable } from "../engine.ts";
import { identityOf, isAlive, type ProcessIdentity, processesOf } from "./process.ts";
import { exists, type RunFolder, readDocument } from "./run-folder.ts";

const SUPERVISOR_MS = 5_000;
const KILL_MS = 10_000;

/** Nothing of it runs when it resolves. A run that has ended by itself keeps its outcome. */
export async function cancelRun(folder: RunFolder, signal: AbortSignal): Promise<void> {
  if (!(await exists(folder.path))) return;
  if (!(await exists(folder.outcome))) await writeFile(folder.cancelled, "");
  // a supervisor that starts just now claims the run before it looks for the mark: it is seen here, or sees the mark
  const supervisor = await readDocument<ProcessIdentity>(folder.process);
  if (supervisor && !(await endsBy("SIGTERM", supervisor, SUPERVISOR_MS, signal)))
    await endsBy("SIGKILL", supervisor, KILL_MS, signal);
  await killLeft(folder, signal);
}

async function endsBy(kill: NodeJS.Signals, supervisor: ProcessIdentity, patience: number, signal: AbortSignal) {
  const ends = performance.now() + patience;
  if (await isAlive(supervisor)) send(supervisor.pid, kill);
  while (await isAlive(supervisor)) {
    if (performance.now() > ends) return false;
    await wait(20, undefined, { signal });
  }
  return true;
}

/** A process is gone once /proc no longer shows it: that of a sandbox ends when all processes in it have. @throws EngineUnavailable */
async function killLeft(folder: RunFolder, signal: AbortSignal) {
  const ends = performance.now() + KILL_MS;
  let left: ProcessIdentity[] = [];
  do {
    if (performance.now() > ends) throw new EngineUnavailable(`Processes of ${folder.key} cannot be ended.`);
    for (const pid of await processesOf(folder.key, folder.path)) {
      const found = await identityOf(pid);
      if (found) left.push(found);
      send(pid, "SIGKILL");
    }
    left = await living(left);
    if (left.length > 0) await wait(20, undefined, { signal });
  } while (left.length > 0);
}

async function living(processes: readonly ProcessIdentity[]): Promise<ProcessIdentity[]> {
  const alive = await Promise.all(processes.map(isAlive));
  return processes.filter((_, index) => alive[index]);
}

function send(pid: number, kill: NodeJS.Signals) {
  try {
    process.kill(pid, kill);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error; // has ended
  }
}
