// A deleted run keeps no bytes: files that were kept only for it are destroyed, others when they are deleted.
import { isotrail } from "@isotrail/contracts/events";
import type { AggregateStore, EventHandler } from "@isotrail/eventsourcing";
import { commandObjects } from "./command-objects.ts";

export const runDeletion = (aggregates: AggregateStore): EventHandler => ({
  name: "run-deletion",
  source: "runs",
  on: {
    "isotrail.runs.v1.RunDeleted": async ({ bytes, actor, id }) => {
      const { runId } = isotrail.runs.v1.RunDeleted.decode(bytes);
      await commandObjects(aggregates, "run", runId, () => ({ type: "releaseContent" }), { actor, cause: id });
    },
  },
});
