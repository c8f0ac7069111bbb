// Takes one submission from state to state until it has ended. It can be interrupted anywhere and begun again by anybody.
import { retry } from "@isotrail/eventsourcing";
import { submission } from "../submission/aggregate.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import { isFinal } from "../submission/state.ts";
import { complete } from "./complete.ts";
import { type Execution, isPassing, Overtaken, runKeyOf, tell } from "./execution.ts";
import { startRun } from "./start-run.ts";
import { watchRun } from "./watch-run.ts";

/** Milliseconds between two tries of a step, the first and the longest. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 60_000;
/** Tries of a step that fails for a reason which nobody knows. */
const MOST_TRIES = 8;

/** @throws the signal's reason when it aborts */
export async function drive(execution: Execution, id: string, signal: AbortSignal): Promise<void> {
  const { logger } = execution;
  const options = {
    ...{ firstPause: FIRST_PAUSE, longestPause: LONGEST_PAUSE, signal },
    shouldRetry: (error: unknown, attempt: number) => isPassing(error) || attempt < MOST_TRIES,
    onRetry: (error: unknown) => logger.warn({ submission: id, error }, "a step of an analysis is tried again"),
  };
  for (let hasEnded = false; !hasEnded; )
    try {
      hasEnded = await retry(() => advance(execution, id, signal), options);
    } catch (error) {
      signal.throwIfAborted();
      logger.error({ submission: id, error }, "an analysis is given up");
      await retry(() => giveUp(execution, id), { signal });
    }
}

/** One step. @returns whether the submission has ended, or is another's to remove */
async function advance(execution: Execution, id: string, signal: AbortSignal): Promise<boolean> {
  const found = await execution.aggregates.load(submission, id);
  if (found.state.status !== "live" || isFinal(found.state)) return true;
  try {
    await step(execution, found, signal);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
  }
  return false;
}

/** One state further; or a look at the run, after which some time passes. */
async function step(execution: Execution, found: LoadedSubmission, signal: AbortSignal): Promise<unknown> {
  const { state } = found;
  switch (state.analysisState) {
    case "NEW":
      return tell(execution, found, { type: "startDownload" });
    case "DOWNLOADING": // all files are here: there are no remote ones
      return tell(execution, found, { type: "finishDownload" });
    case "FINISHED_DOWNLOADING":
      return tell(execution, found, { type: "startPreparation" });
    case "PREPARING":
      return prepare(execution, found, signal);
    case "PREPARED":
      return tell(execution, found, { type: "startSubmission", runKey: runKeyOf(execution, found.id, 1) });
    case "SUBMITTING":
      return startRun(execution, found, signal);
    case "RUNNING":
      return state.attempt?.runId === "" ? startRun(execution, found, signal) : watchRun(execution, found, signal);
    case "FINISHED_RUNNING":
      return tell(execution, found, { type: "startCompletion" });
    case "COMPLETING":
      return complete(execution, found, signal);
  }
}

async function prepare(execution: Execution, found: LoadedSubmission, signal: AbortSignal): Promise<unknown> {
  const workflow = execution.workflows.byId(found.state.workflowId);
  if (workflow) {
    const remoteWorkflowId = await execution.engine.prepare(workflow, signal);
    return tell(execution, found, { type: "prepared", remoteWorkflowId });
  }
  const failure = { reason: "REFUSED", message: "The workflow is no longer installed." } as const;
  return tell(execution, found, { type: "fail", failure, jobErrors: [] });
}

async function giveUp(execution: Execution, id: string): Promise<void> {
  const found = await execution.aggregates.load(submission, id);
  if (found.state.status !== "live" || isFinal(found.state)) return;
  const message = "The analysis could not be carried on: the log of the analysis service says why.";
  await tell(execution, found, { type: "fail", failure: { reason: "FAILED", message }, jobErrors: [] });
}
