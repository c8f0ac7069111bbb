// Removes what a submission left at the engine, and of a deleted one everything.

import type { Analysis } from "../context.ts";
import { releaseInputs } from "../inputs.ts";
import { submission } from "../submission/aggregate.ts";
import { cleanRuns, stopRuns } from "./stop-runs.ts";
import { isPassing, Overtaken, tell } from "./tell.ts";

/** "DELETE cancels, cleans and leaves a tombstone". Nobody drives the submission any more. @throws EngineUnavailable, StoreUnavailable */
export async function removeDeleted(analysis: Analysis, id: string, signal: AbortSignal): Promise<void> {
  const { aggregates, peers, stores } = analysis;
  const found = await aggregates.load(submission, id);
  if (found.state.status !== "deleted") return;
  await cleanRuns(analysis, found, signal);
  for (const { blob } of found.state.outputs) await stores.blobs.remove(blob);
  await releaseInputs(peers, id);
  await tell(analysis, found, { type: "cleaned" });
}

/**
 * NOT_CLEANED → CLEANING → CLEANED or CLEANING_ERROR; "never touch our stored outputs".
 * @throws EngineUnavailable, StoreUnavailable: it is no fault of the submission, which stays as it is until the next time
 */
export async function cleanEnded(analysis: Analysis, id: string, signal: AbortSignal): Promise<void> {
  const { aggregates, logger } = analysis;
  const found = await aggregates.load(submission, id);
  try {
    await stopRuns(analysis, found, signal); // the engine answers: it is worth an event
    const cleaning = await tell(analysis, found, { type: "startCleaning" });
    const failure = await cleanRuns(analysis, cleaning, signal).catch((error: unknown) => {
      if (isPassing(error) || signal.aborted) throw error;
      logger.warn({ submission: id, error }, "the files of an analysis are still at the engine");
      return { type: "cleaningFailed", message: "The engine could not remove the files." } as const;
    });
    await tell(analysis, cleaning, failure ?? { type: "cleaned" });
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error; // otherwise deleted meanwhile
  }
}
