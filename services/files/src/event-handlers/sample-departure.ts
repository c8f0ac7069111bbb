// The files of a sample that is gone: they go to the sample that it was merged into, or are deleted with it.
import { isotrail } from "@isotrail/contracts/events";
import type { AggregateStore, EventHandler } from "@isotrail/eventsourcing";
import { type DepartedSample, departedSample } from "../departed-sample/decider.ts";
import type { SequencingObjectCommand } from "../sequencing-object/decider.ts";
import type { SequencingObject } from "../sequencing-object/state.ts";
import { type Cause, commandObjects, contextOf } from "./command-objects.ts";

export const sampleDeparture = (aggregates: AggregateStore): EventHandler => ({
  name: "sample-departure",
  source: "catalog",
  on: {
    "isotrail.catalog.v1.SampleDeleted": async ({ bytes, actor, id, projects }) => {
      const { sampleId } = isotrail.catalog.v1.SampleDeleted.decode(bytes);
      await departed(aggregates, sampleId, { into: "", projects }, { actor, cause: id });
    },
    "isotrail.catalog.v1.SampleMerged": async ({ bytes, actor, id }) => {
      const { sampleId, intoSampleId: into, intoProjectIds } = isotrail.catalog.v1.SampleMerged.decode(bytes);
      await departed(aggregates, sampleId, { into, projects: intoProjectIds }, { actor, cause: id });
    },
  },
});

/**
 * The departure is stored first, and the sample that took the files over is looked at last: if that has departed meanwhile,
 * either its handler finds the files there, or this one finds that it has, whichever of the two comes first.
 */
async function departed(
  aggregates: AggregateStore,
  sample: string,
  known: Omit<DepartedSample, "gone">,
  cause: Cause,
): Promise<void> {
  await aggregates.execute(departedSample, sample, { type: "seen", ...known }, contextOf(aggregates, cause));
  for (let at = sample; at !== ""; ) {
    const { state } = await aggregates.load(departedSample, at);
    if (!state.gone) return;
    await commandObjects(aggregates, "sample", at, (object) => commandFor(state, object), cause);
    at = state.into;
  }
}

function commandFor({ into, projects }: DepartedSample, { run }: SequencingObject): SequencingObjectCommand {
  return into === ""
    ? { type: "delete", inRun: run !== "", projects }
    : { type: "moveToSample", sample: into, projects };
}
