// Removes what a submission left at the engine, and of a deleted one everything.
import { releaseInputs } from "../inputs.ts";
import { submission } from "../submission/aggregate.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import { type Execution, isPassing, Overtaken, runKeyOf, tell } from "./execution.ts";

/** "DELETE cancels, cleans and leaves a tombstone". Nobody drives the submission any more. @throws EngineUnavailable, StoreUnavailable */
export async function removeDeleted(execution: Execution, id: string, signal: AbortSignal): Promise<void> {
  const { aggregates, peers, stores } = execution;
  const found = await aggregates.load(submission, id);
  if (found.state.status !== "deleted") return;
  await cleanEngine(execution, found, signal);
  for (const { blob } of found.state.outputs) await stores.blobs.remove(blob);
  await releaseInputs(peers, id);
  await tell(execution, found, { type: "cleaned" });
}

/** NOT_CLEANED → CLEANING → CLEANED or CLEANING_ERROR; "never touch our stored outputs". */
export async function cleanEnded(execution: Execution, id: string, signal: AbortSignal): Promise<void> {
  const found = await execution.aggregates.load(submission, id);
  const cleaning = await tell(execution, found, { type: "startCleaning" });
  try {
    await cleanEngine(execution, cleaning, signal);
    await tell(execution, cleaning, { type: "cleaned" });
  } catch (error) {
    if (error instanceof Overtaken) return; // deleted meanwhile
    signal.throwIfAborted();
    const message = isPassing(error) ? "The engine does not answer." : "The engine could not remove the files.";
    execution.logger.warn({ submission: id, error }, "the files of an analysis are still at the engine");
    await tell(execution, cleaning, { type: "cleaningFailed", message });
  }
}

/** Of every attempt: a run that nobody knew of when its answer was lost, too. */
async function cleanEngine(execution: Execution, { id, state }: LoadedSubmission, signal: AbortSignal): Promise<void> {
  const { engine } = execution;
  for (let attempt = 1; attempt <= (state.attempt?.number ?? 0); attempt++) {
    const key = runKeyOf(execution, id, attempt);
    for (const run of await engine.find(key, signal)) await engine.cancel(run, signal);
    await engine.clean(key, signal);
  }
}
