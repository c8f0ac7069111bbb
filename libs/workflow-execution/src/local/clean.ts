// Removes what a run left on the disk: at once for everybody who looks for the run, then file by file.
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { RunKey } from "../engine.ts";
import { cancelRun } from "./cancel.ts";
import { identityFrom, isAlive } from "./process.ts";
import { absent, type RunFolder } from "./run-folder.ts";

const run = promisify(execFile);
const REMOVE_MS = 10 * 60_000;

export async function cleanRun(workFolder: string, folder: RunFolder, signal: AbortSignal): Promise<void> {
  for (const name of await stagings(workFolder, folder.key)) await removeTree(join(workFolder, name));
  await cancelRun(folder, signal);
  const removed = join(workFolder, `.removed.${randomUUID()}`);
  await rename(folder.path, removed).catch(absent);
  await removeTree(removed);
}

/** At a start: what processes that have died were about to stage or to remove. */
export async function removeRemains(workFolder: string): Promise<void> {
  for (const name of await readdir(workFolder)) {
    const owner = identityFrom(/^\.staging\.[^.]+\.([^.]+)\./.exec(name)?.[1] ?? "");
    if (name.startsWith(".removed.") || (owner && !(await isAlive(owner)))) await removeTree(join(workFolder, name));
  }
}

const stagings = async (workFolder: string, key: RunKey) =>
  (await readdir(workFolder)).filter((name) => name.startsWith(`.staging.${key}.`));

/** Also where a tool took the rights away from its folders, or nested them deeper than a path can tell. */
async function removeTree(path: string): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true });
  } catch {
    await run("chmod", ["-R", "u+rwX", "--", path], { timeout: REMOVE_MS });
    await run("rm", ["-rf", "--", path], { timeout: REMOVE_MS });
  }
}
