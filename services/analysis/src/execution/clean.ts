// Removes what a submission left at the engine, and of a deleted one everything.

import type { Analysis } from "../context.ts";
import { releaseInputs } from "../inputs.ts";
import { submission } from "../submission/aggregate.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import { isPassing, Overtaken, runKeyOf, tell } from "./tell.ts";

/** "DELETE cancels, cleans and leaves a tombstone". Nobody drives the submission any more. @throws EngineUnavailable, StoreUnavailable */
export async function removeDeleted(analysis: Analysis, id: string, signal: AbortSignal): Promise<void> {
  const { aggregates, peers, stores } = analysis;
  const found = await aggregates.load(submission, id);
  if (found.state.status !== "deleted") return;
  await cleanEngine(analysis, found, signal);
  for (const { blob } of found.state.outputs) await stores.blobs.remove(blob);
  await releaseInputs(peers, id);
  await tell(analysis, found, { type: "cleaned" });
}

/** NOT_CLEANED → CLEANING → CLEANED or CLEANING_ERROR; "never touch our stored outputs". */
export async function cleanEnded(analysis: Analysis, id: string, signal: AbortSignal): Promise<void> {
  const found = await analysis.aggregates.load(submission, id);
  const cleaning = await tell(analysis, found, { type: "startCleaning" });
  try {
    await cleanEngine(analysis, cleaning, signal);
    await tell(analysis, cleaning, { type: "cleaned" });
  } catch (error) {
    if (error instanceof Overtaken) return; // deleted meanwhile
    signal.throwIfAborted();
    const message = isPassing(error) ? "The engine does not answer." : "The engine could not remove the files.";
    analysis.logger.warn({ submission: id, error }, "the files of an analysis are still at the engine");
    await tell(analysis, cleaning, { type: "cleaningFailed", message });
  }
}

/** Of every attempt: a run that nobody knew of when its answer was lost, too. */
async function cleanEngine(analysis: Analysis, { id, state }: LoadedSubmission, signal: AbortSignal): Promise<void> {
  const { engine } = analysis;
  for (let attempt = 1; attempt <= (state.attempt?.number ?? 0); attempt++) {
    const key = runKeyOf(analysis, id, attempt);
    for (const run of await engine.find(key, signal)) await engine.cancel(run, signal);
    await engine.clean(key, signal);
  }
}
