// Starts the run of an attempt: never a second one, whatever was lost of the first.
import { RunRefused } from "@isotrail/workflow-execution";
import type { Analysis } from "../context.ts";
import { submission } from "../submission/aggregate.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import { type Failure, isFinal } from "../submission/state.ts";
import { isMissingInput, runOf } from "./run.ts";
import { cleanRuns, stopRuns } from "./stop-runs.ts";
import { Overtaken, tell } from "./tell.ts";

type Reason = Omit<Failure, "stage">;

/** It can never run. */
class Unrunnable extends Error {
  readonly failure: Reason;
  constructor(failure: Reason) {
    super(failure.message);
    this.failure = failure;
  }
}

/**
 * The intent, with the key, is in the log. Whoever comes here looks for the key first, as the one before may have died
 * right after the engine accepted the run: "found → adopt, else submit again; two found → adopt the oldest, cancel the others".
 */
export async function startRun(analysis: Analysis, found: LoadedSubmission, signal: AbortSignal): Promise<unknown> {
  const { engine } = analysis;
  const key = found.state.attempt?.key ?? "";
  try {
    const [known] = await engine.find(key, signal);
    const begun = known === undefined ? await submit(analysis, found, signal) : { runId: known, inputDataId: key };
    const [oldest = begun.runId, ...others] = await engine.find(key, signal); // a list may lag behind the answer
    for (const other of others) await engine.cancel(other, signal);
    return await tell(analysis, found, { type: "runStarted", ...begun, runId: oldest });
  } catch (error) {
    if (error instanceof Overtaken) await stopUnwanted(analysis, found, signal);
    const failure = failureOf(error);
    if (!failure) throw error;
    return tell(analysis, found, { type: "fail", failure, jobErrors: [] });
  }
}

/** @throws Unrunnable, Overtaken */
async function submit(analysis: Analysis, found: LoadedSubmission, signal: AbortSignal) {
  const { aggregates, engine } = analysis;
  const run = await runOf(analysis, found, signal);
  if ("failure" in run) throw new Unrunnable(run.failure);
  const inputDataId = await engine.stage(run, signal);
  const now = await aggregates.load(submission, found.id); // gigabytes later
  if (now.version !== found.version) throw new Overtaken("the submission went on while its inputs were staged");
  return { inputDataId, runId: await engine.submit(run, inputDataId, signal) };
}

/** Whoever removed or ended the submission meanwhile has looked for runs before this one began. */
async function stopUnwanted({ aggregates, ...analysis }: Analysis, { id }: LoadedSubmission, signal: AbortSignal) {
  const now = await aggregates.load(submission, id);
  if (now.state.status !== "live") await cleanRuns(analysis, now, signal);
  else if (isFinal(now.state)) await stopRuns(analysis, now, signal);
}

/** Undefined for what may pass. */
function failureOf(error: unknown): Reason | undefined {
  if (error instanceof Unrunnable) return error.failure;
  if (error instanceof RunRefused) return { reason: "REFUSED", message: error.message };
  if (isMissingInput(error)) return { reason: "INPUT_MISSING", message: "A sequence file is no longer there." };
  return undefined;
}
