// Takes one submission from state to state until it has ended. It can be interrupted anywhere and begun again by anybody.
import { retry } from "@isotrail/eventsourcing";
import type { Analysis } from "../context.ts";
import { submission } from "../submission/aggregate.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import { isFinal } from "../submission/state.ts";
import { complete } from "./complete.ts";
import { startRun } from "./start-run.ts";
import { isPassing, Overtaken, runKeyOf, tell } from "./tell.ts";
import { watchRun } from "./watch-run.ts";

/** Milliseconds between two tries of a step, the first and the longest. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 60_000;
/** Tries of a step that fails for a reason which nobody knows. */
const MOST_TRIES = 8;

/** @throws the signal's reason when it aborts */
export async function drive(analysis: Analysis, id: string, signal: AbortSignal): Promise<void> {
  const { logger } = analysis;
  const options = {
    ...{ firstPause: FIRST_PAUSE, longestPause: LONGEST_PAUSE, signal },
    shouldRetry: (error: unknown, attempt: number) => isPassing(error) || attempt < MOST_TRIES,
    onRetry: (error: unknown) => logger.warn({ submission: id, error }, "a step of an analysis is tried again"),
  };
  for (let hasEnded = false; !hasEnded; )
    try {
      hasEnded = await retry(() => advance(analysis, id, signal), options);
    } catch (error) {
      signal.throwIfAborted();
      logger.error({ submission: id, error }, "an analysis is given up");
      await retry(() => giveUp(analysis, id), { signal });
    }
}

/** One step. @returns whether the submission has ended, or is another's to remove */
async function advance(analysis: Analysis, id: string, signal: AbortSignal): Promise<boolean> {
  const found = await analysis.aggregates.load(submission, id);
  if (found.state.status !== "live" || isFinal(found.state)) return true;
  try {
    await step(analysis, found, signal);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
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
      return tell(analysis, found, { type: "startSubmission", runKey: runKeyOf(analysis, found.id, 1) });
    case "SUBMITTING":
      return startRun(analysis, found, signal);
    case "RUNNING":
      return state.attempt?.runId === "" ? startRun(analysis, found, signal) : watchRun(analysis, found, signal);
    case "FINISHED_RUNNING":
      return tell(analysis, found, { type: "startCompletion" });
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

async function giveUp(analysis: Analysis, id: string): Promise<void> {
  const found = await analysis.aggregates.load(submission, id);
  if (found.state.status !== "live" || isFinal(found.state)) return;
  const message = "The analysis could not be carried on: the log of the analysis service says why.";
  await tell(analysis, found, { type: "fail", failure: { reason: "FAILED", message }, jobErrors: [] });
}
