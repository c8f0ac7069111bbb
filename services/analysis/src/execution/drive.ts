// Takes one submission from state to state until it has ended. It can be interrupted anywhere and begun again by anybody.
import { retry } from "@isotrail/eventsourcing";
import type { Analysis } from "../context.ts";
import { submission } from "../submission/aggregate.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import { isFinal } from "../submission/state.ts";
import { complete } from "./complete.ts";
import { startRun } from "./start-run.ts";
import { stopRuns } from "./stop-runs.ts";
import { isPassing, Overtaken, runKeyOf, tell } from "./tell.ts";
import { watchRun } from "./watch-run.ts";

/** Milliseconds between two tries of a step, the first and the longest. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 60_000;
/** Tries of a step that fails for a reason which nobody knows. */
const MOST_TRIES = 8;

/** @throws the signal's reason when it aborts */
export async function drive(analysis: Analysis, id: string, signal: AbortSignal): Promise<void> {
  const { logger } = analysis;
  const pauses = { firstPause: FIRST_PAUSE, longestPause: LONGEST_PAUSE, signal };
  const onRetry = (error: unknown) => logger.warn({ submission: id, error }, "a step of an analysis is tried again");
  for (let hasEnded = false; !hasEnded; )
    try {
      hasEnded = await retry(() => advance(analysis, id, signal), { ...pauses, onRetry, shouldRetry: patience() });
    } catch (error) {
      signal.throwIfAborted();
      logger.error({ submission: id, error }, "an analysis is given up");
      await retry(() => giveUp(analysis, id, signal), { ...pauses, onRetry });
    }
}

/** Whether a step is tried again: faults that pass are not counted, however many there were. */
export function patience(): (error: unknown) => boolean {
  let unexplained = 0;
  return (error) => isPassing(error) || ++unexplained < MOST_TRIES;
}

/** One step. @returns whether the submission has ended, or is another's to remove */
async function advance(analysis: Analysis, id: string, signal: AbortSignal): Promise<boolean> {
  const found = await analysis.aggregates.load(submission, id);
  if (found.state.status !== "live" || isFinal(found.state)) return true;
  try {
    await step(analysis, found, signal);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    const now = await analysis.aggregates.load(submission, id);
    if (now.version === found.version) throw error; // nobody has: it would be refused again and again
  }
  return false;
}

/** One state further; or a look at the run, after which some time passes. */
async function step(analysis: Analysis, found: LoadedSubmission, signal: AbortSignal): Promise<unknown> {
  const { state } = found;
  switch (state.analysisState) {
    case "NEW":
      return tell(analysis, found, { type: "startDownload" });
    case "DOWNLOADING": // all files are here: there are no remote ones
      return tell(analysis, found, { type: "finishDownload" });
    case "FINISHED_DOWNLOADING":
      return tell(analysis, found, { type: "startPreparation" });
    case "PREPARING":
      return prepare(analysis, found, signal);
    case "PREPARED":
      return tell(analysis, found, { type: "startSubmission", runKey: runKeyOf(analysis, found, 1) });
    case "SUBMITTING":
      return startRun(analysis, found, signal);
    case "RUNNING":
      return state.attempt?.runId === "" ? startRun(analysis, found, signal) : watchRun(analysis, found, signal);
    case "FINISHED_RUNNING":
      return startCompletion(analysis, found, signal);
    case "COMPLETING":
      return complete(analysis, found, signal);
  }
}

async function prepare(analysis: Analysis, found: LoadedSubmission, signal: AbortSignal): Promise<unknown> {
  const workflow = analysis.workflows.byId(found.state.workflowId);
  if (workflow) {
    const remoteWorkflowId = await analysis.engine.prepare(workflow, signal);
    return tell(analysis, found, { type: "prepared", remoteWorkflowId });
  }
  const failure = { reason: "REFUSED", message: "The workflow is no longer installed." } as const;
  return tell(analysis, found, { type: "fail", failure, jobErrors: [] });
}

/** From here on the run that ended well is the only one. */
async function startCompletion(analysis: Analysis, found: LoadedSubmission, signal: AbortSignal): Promise<unknown> {
  await stopRuns(analysis, found, signal, found.state.attempt?.runId);
  return tell(analysis, found, { type: "startCompletion" });
}

/** Its run is stopped first, unless that is what cannot be done. */
async function giveUp(analysis: Analysis, id: string, signal: AbortSignal): Promise<void> {
  const found = await analysis.aggregates.load(submission, id);
  if (found.state.status !== "live" || isFinal(found.state)) return;
  await stopRuns(analysis, found, signal).catch((error: unknown) => {
    if (isPassing(error) || signal.aborted) throw error;
    analysis.logger.error({ submission: id, error }, "a run of an analysis that is given up cannot be stopped");
  });
  const message = "The analysis could not be carried on: the log of the analysis service says why.";
  await tell(analysis, found, { type: "fail", failure: { reason: "FAILED", message }, jobErrors: [] });
}
