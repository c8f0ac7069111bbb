// The files of a run are due for quality control when the run is complete or deleted: the known ones now, later ones as they come.
import { isotrail } from "@isotrail/contracts/events";
import type { AggregateStore, EventHandler } from "@isotrail/eventsourcing";
import { type Status, sequencingRun } from "../sequencing-run/decider.ts";
import { type Cause, commandObjects, contextOf } from "./command-objects.ts";

/** Both events in one handler: a late change of status must not reopen a run that was deleted. */
export const runCompletion = (aggregates: AggregateStore): EventHandler => ({
  name: "run-completion",
  source: "runs",
  on: {
    "isotrail.runs.v1.RunUploadStatusChanged": async ({ bytes, actor, id }) => {
      const { runId, to } = isotrail.runs.v1.RunUploadStatusChanged.decode(bytes);
      await seen(aggregates, runId, { done: to === "COMPLETE", deleted: false }, { actor, cause: id });
    },
    "isotrail.runs.v1.RunDeleted": async ({ bytes, actor, id }) => {
      const { runId } = isotrail.runs.v1.RunDeleted.decode(bytes);
      await seen(aggregates, runId, { done: true, deleted: true }, { actor, cause: id });
    },
  },
});

async function seen(aggregates: AggregateStore, run: string, status: Status, cause: Cause): Promise<void> {
  await aggregates.execute(sequencingRun, run, { type: "seen", ...status }, contextOf(aggregates, cause));
  if (status.done) await commandObjects(aggregates, "run", run, () => ({ type: "due" }), cause);
}
