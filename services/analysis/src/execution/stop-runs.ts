// Stops whatever goes on at the engine for a submission: of every attempt, and what nobody knew of when its answer was lost.
import type { Analysis } from "../context.ts";
import type { LoadedSubmission } from "../submission/find.ts";

type Stopped = Pick<LoadedSubmission, "state">;

/** @param but the run that may go on, or whose outputs are wanted @throws EngineUnavailable */
export async function stopRuns(
  { engine }: Pick<Analysis, "engine">,
  found: Stopped,
  signal: AbortSignal,
  but?: string,
): Promise<void> {
  for (const key of keysOf(found))
    for (const run of await engine.find(key, signal)) if (run !== but) await engine.cancel(run, signal);
}

/** Stops them, and removes what they left at the engine. @throws EngineUnavailable */
export async function cleanRuns(analysis: Pick<Analysis, "engine">, found: Stopped, signal: AbortSignal) {
  await stopRuns(analysis, found, signal);
  for (const key of keysOf(found)) await analysis.engine.clean(key, signal);
}

/** Of every attempt that was ever intended. They begin as the last one does. */
function keysOf({ state: { attempt } }: Stopped): readonly string[] {
  if (!attempt) return [];
  const beginning = attempt.key.slice(0, attempt.key.lastIndexOf("-"));
  return Array.from({ length: attempt.number }, (_, n) => `${beginning}-${n + 1}`);
}
