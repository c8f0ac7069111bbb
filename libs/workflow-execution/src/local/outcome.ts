// In which phase a run is, told from its folder and from whether its supervisor lives.
import type { RunStatus } from "../engine.ts";
import { isAlive, type ProcessIdentity } from "./process.ts";
import { progressOf } from "./progress.ts";
import { exists, type RunFolder, readDocument } from "./run-folder.ts";

/** What the supervisor writes last. */
export type Outcome = {
  /** Negative for a signal; null if the command was ended by the supervisor. */
  readonly exitCode: number | null;
  /** Why it was ended, as a sentence. */
  readonly reason: string | null;
};

export async function statusOf(folder: RunFolder): Promise<RunStatus> {
  if (await exists(folder.cancelled)) return { phase: "cancelled" };
  const supervisor = await readDocument<ProcessIdentity>(folder.process);
  const lives = supervisor !== undefined && (await isAlive(supervisor));
  // in this order: a supervisor that has ended since the last look has written its outcome before
  const outcome = await readDocument<Outcome>(folder.outcome);
  if (outcome) return { phase: outcome.exitCode === 0 ? "succeeded" : "failed" };
  if (!lives) return { phase: "lost" };
  const progress = await progressOf(folder);
  return progress === undefined ? { phase: "running" } : { phase: "running", progress };
}
