// Starts the run of an attempt: never a second one, whatever was lost of the first.
import { RunRefused } from "@isotrail/workflow-execution";
import type { Analysis } from "../context.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import type { Failure } from "../submission/state.ts";
import { isMissingInput, runOf } from "./run.ts";
import { tell } from "./tell.ts";

/**
 * The intent, with the key, is in the log. Whoever comes here looks for the key first, as the one before may have died
 * right after the engine accepted the run: "found → adopt, else submit again; two found → adopt the oldest, cancel the others".
 */
export async function startRun(
  analysis: Analysis,
  found: LoadedSubmission,
  signal: AbortSignal,
): Promise<LoadedSubmission> {
  const { engine } = analysis;
  const key = found.state.attempt?.key ?? "";
  const run = await runOf(analysis, found, signal);
  if ("failure" in run) return tell(analysis, found, { type: "fail", failure: run.failure, jobErrors: [] });
  try {
    const [adopted] = await engine.find(key, signal);
    const inputDataId = adopted === undefined ? await engine.stage(run, signal) : key;
    if (adopted === undefined) await engine.submit(run, inputDataId, signal);
    const [oldest, ...others] = await engine.find(key, signal);
    if (oldest === undefined) throw new Error("the engine accepted a run that it does not list");
    for (const other of others) await engine.cancel(other, signal);
    return await tell(analysis, found, { type: "runStarted", runId: oldest, inputDataId });
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return tell(analysis, found, { type: "fail", failure, jobErrors: [] });
  }
}

/** Undefined for what may pass. */
function failureOf(error: unknown): Omit<Failure, "stage"> | undefined {
  if (error instanceof RunRefused) return { reason: "REFUSED", message: error.message };
  if (isMissingInput(error)) return { reason: "INPUT_MISSING", message: "A sequence file is no longer there." };
  return undefined;
}
