// Watches a run until it has ended: the pauses grow, and a fault of the network is no ERROR.
import { pause } from "@isotrail/eventsourcing";
import type { JobError, RunStatus, Workflow } from "@isotrail/workflow-execution";
import type { Analysis } from "../context.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import type { FailureReason } from "../submission/state.ts";
import { stopRuns } from "./stop-runs.ts";
import { runKeyOf, tell } from "./tell.ts";

/** Milliseconds between two looks: a twentieth of the time that the run has taken, within these. */
const SHORTEST_LOOK = 100;
const LONGEST_LOOK = 30_000;
const MINUTE = 60_000;
/** Attempts of which the engine may lose the run. */
const MOST_ATTEMPTS = 3;

type Look = { readonly analysis: Analysis; readonly found: LoadedSubmission; readonly signal: AbortSignal };

/**
 * Looks once, and waits until the next look where nothing has come to an end.
 * @throws EngineUnavailable, however long it is away: nobody else knows whether the run has ended, and nobody could stop it
 */
export async function watchRun(analysis: Analysis, found: LoadedSubmission, signal: AbortSignal): Promise<unknown> {
  const look = { analysis, found, signal };
  const { attempt, runningSince, workflowId } = found.state;
  const workflow = analysis.workflows.byId(workflowId);
  if (!workflow) return end(look, "REFUSED", "The workflow is no longer installed.");
  const taken = analysis.stores.clock.now() - runningSince;
  const limit = workflow.resources.minutes * MINUTE * (attempt?.number ?? 1);
  const status = await analysis.engine.status(attempt?.runId ?? "", signal);
  switch (status.phase) {
    case "succeeded":
      return finished(look, workflow);
    case "failed":
      return failed(look);
    case "cancelled":
      return end(look, "FAILED", "The run was cancelled at the engine.");
    case "lost":
      return lost(look);
  }
  if (taken > limit) return end(look, "TIMEOUT", `The run has taken longer than its ${limit / MINUTE} min.`);
  await progressed(look, status);
  return pause(Math.min(Math.max(taken / 20, SHORTEST_LOOK), LONGEST_LOOK), signal);
}

/** "never trust COMPLETE alone: require every declared output present" */
async function finished({ analysis, found, signal }: Look, workflow: Workflow): Promise<unknown> {
  const there = await analysis.engine.outputs(found.state.attempt?.runId ?? "", workflow, signal);
  const names = new Set(there.map(({ name }) => name));
  const missing = workflow.outputs.filter(({ name }) => !names.has(name)).map(({ name }) => name);
  if (missing.length === 0) return tell(analysis, found, { type: "runFinished" });
  const message = `The run ended well but without these outputs: ${missing.join(", ")}.`;
  return end({ analysis, found, signal }, "INCOMPLETE", message);
}

async function failed({ analysis, found, signal }: Look): Promise<unknown> {
  const errors = await analysis.engine.errors(found.state.attempt?.runId ?? "", signal);
  const jobErrors = errors.map(({ reason: _, ...error }) => error);
  const message = errors[0] ? causeOf(errors[0]) : "The workflow failed.";
  return tell(analysis, found, { type: "fail", failure: { reason: "FAILED", message }, jobErrors });
}

const causeOf = ({ reason, tool, exitCode }: JobError) =>
  reason ?? `${tool} failed${exitCode === null ? "" : ` with exit code ${exitCode}`}.`;

/** Whatever may still go on at the engine is stopped before the submission ends. */
async function end({ analysis, found, signal }: Look, reason: FailureReason, message: string): Promise<unknown> {
  await analysis.engine.cancel(found.state.attempt?.runId ?? "", signal);
  await stopRuns(analysis, found, signal);
  return tell(analysis, found, { type: "fail", failure: { reason, message }, jobErrors: [] });
}

/** "PREEMPTED→lost (new attempt if policy)", "at most N attempts". Should the engine find it again, it is stopped then. */
async function lost(look: Look): Promise<unknown> {
  const { analysis, found } = look;
  const attempt = found.state.attempt?.number ?? 1;
  if (attempt >= MOST_ATTEMPTS) return end(look, "LOST", `The engine lost the run in ${attempt} attempts.`);
  analysis.logger.warn({ submission: found.id, attempt }, "the engine lost a run; it is started again");
  await analysis.engine.cancel(found.state.attempt?.runId ?? "", look.signal);
  return tell(analysis, found, { type: "runLost", nextRunKey: runKeyOf(analysis, found, attempt + 1) });
}

/** In steps of five hundredths, so that a run has few events. */
async function progressed({ analysis, found }: Look, { progress }: Extract<RunStatus, { progress?: number }>) {
  const percent = Math.floor(((progress ?? 0) * 100) / 5) * 5;
  if (percent > found.state.percent) await tell(analysis, found, { type: "progress", percent });
}
