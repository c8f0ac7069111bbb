// A file whose run was known to be complete before it was uploaded, or linked to it, is due for quality control at once.
import type { AggregateStore, OwnEventHandler } from "@isotrail/eventsourcing";
import type { SequencingObjectEvent } from "../sequencing-object/decider.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import { sequencingRun } from "../sequencing-run/decider.ts";
import { contextOf } from "./command-objects.ts";

type InRun = Extract<SequencingObjectEvent, { type: "ObjectUploaded" | "ObjectLinkedToRun" }>;

export function uploadAfterCompletion(aggregates: AggregateStore): OwnEventHandler {
  const belongsToRun: OwnEventHandler["on"][string] = async (event, { category, id, ...cause }) => {
    const { runId } = (event as InRun).data;
    if (!runId) return;
    // the view shows the file first: whoever learns of the run after this finds it there
    const { version } = await aggregates.load(sequencingObject, id);
    await aggregates.repair([{ stream: `${category}-${id}`, version }]);
    const run = await aggregates.load(sequencingRun, runId);
    if (run.state.done) await aggregates.execute(sequencingObject, id, { type: "due" }, contextOf(aggregates, cause));
  };
  return { name: "upload-after-completion", on: { ObjectUploaded: belongsToRun, ObjectLinkedToRun: belongsToRun } };
}
