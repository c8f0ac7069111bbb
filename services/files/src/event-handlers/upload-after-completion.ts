// A file whose run was known to be complete before it was uploaded is due for quality control at once.
import type { AggregateStore, OwnEventHandler } from "@isotrail/eventsourcing";
import type { SequencingObjectEvent } from "../sequencing-object/decider.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import { sequencingRun } from "../sequencing-run/decider.ts";
import { contextOf } from "./command-objects.ts";

type Uploaded = Extract<SequencingObjectEvent, { type: "ObjectUploaded" }>;

export const uploadAfterCompletion = (aggregates: AggregateStore): OwnEventHandler => ({
  name: "upload-after-completion",
  on: {
    async ObjectUploaded(event, { category, id, ...cause }) {
      const { runId } = (event as Uploaded).data;
      if (!runId) return;
      // the view shows the file first: whoever learns of the run after this finds it there
      await aggregates.repair([{ stream: `${category}-${id}`, version: 1 }]);
      const run = await aggregates.load(sequencingRun, runId);
      if (run.state.done) await aggregates.execute(sequencingObject, id, { type: "due" }, contextOf(aggregates, cause));
    },
  },
});
