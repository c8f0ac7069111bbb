// What holds of every submission, whatever died, froze or was lost on its way: tests ask it when nothing is left to do.
import { expect } from "vitest";
import { isFinal } from "../submission/state.ts";
import { isGoingOn } from "./engine.testing.ts";
import type { World } from "./world.testing.ts";

/** The events of the states, in their order; a run that was lost begins again. */
const WAY =
  /^SubmissionCreated( DownloadStarted( DownloadFinished( PreparationStarted( Prepared( SubmissionStarted( RunStarted RunLost){0,2}( RunStarted( RunFinished( CompletionStarted)?)?)?)?)?)?)?)?/;
const COMPLETED = / CompletionStarted AnalysisCompleted$/;
const FAILED = / AnalysisFailed$/;
const CLEANED = /( CleaningStarted| Cleaned| CleaningFailed| SubmissionDeleted)*$/;

/** Of a submission that has ended, or was deleted: it has had its states in their order, and left nothing that goes on. */
export async function expectSound(world: World, id: string): Promise<void> {
  const { engine, uses } = world;
  const events = (await world.events(id)).filter((type) => type !== "RunProgressed").join(" ");
  const state = await world.state(id);
  const keys = `-${id}-${state.createdDate.toString(36)}-`;
  const runs = engine.runs.filter(({ key }) => key.includes(keys));
  const told = `submission ${id}: ${events}; runs ${runs.map((one) => `${one.key} ${one.status.phase}`).join(", ")}`;

  const ways = events.replace(CLEANED, "");
  expect(ways.replace(COMPLETED, " CompletionStarted").replace(FAILED, ""), told).toBe(WAY.exec(events)?.[0]);
  expect(runs.filter(isGoingOn), `nothing goes on: ${told}`).toEqual([]);
  if (state.status !== "live") {
    expect(state.status, told).toBe("gone");
    expect(
      runs.filter(({ isCleaned }) => !isCleaned && engine.cleaned.length > 0),
      `cleaned: ${told}`,
    ).toEqual([]);
    expect(uses.has(id), `its inputs are released: ${told}`).toBe(false);
    return;
  }
  expect(isFinal(state), `it has ended: ${told}`).toBe(true);
  const effective = runs.filter(({ status }) => status.phase === "succeeded").map((one) => one.id);
  if (state.analysisState === "COMPLETED") {
    expect(effective, `one run: ${told}`).toEqual([state.engineAnalysisId]);
    for (const output of state.outputs) {
      expect(output.engineFileId, told).toMatch(new RegExp(`^${state.engineAnalysisId}/`));
      expect(await world.stores.blobs.size(output.blob), told).toBe(output.size);
    }
    expect(state.outputs.length, told).toBeGreaterThan(0);
  }
}

/** Nothing is stored but the outputs of those that completed: where no process died. */
export async function expectNoLeftBlobs(world: World, ids: readonly string[]): Promise<void> {
  const states = await Promise.all(ids.map(world.state));
  const named = states
    .filter(({ status }) => status === "live")
    .flatMap(({ outputs }) => outputs.map(({ blob }) => blob));
  expect((await world.blobs()).toSorted()).toEqual(named.toSorted());
}
