// Deletes the files of a deleted sample: those of a run are only unlinked.
import { isotrail } from "@isotrail/contracts/events";
import type { AggregateStore, EventHandler } from "@isotrail/eventsourcing";
import type { SequencingObject } from "../sequencing-object/state.ts";
import { commandObjects } from "./command-objects.ts";

export const sampleDeletion = (aggregates: AggregateStore): EventHandler => ({
  name: "sample-deletion",
  source: "catalog",
  on: {
    "isotrail.catalog.v1.SampleDeleted": async ({ bytes, actor, id, projects }) => {
      const { sampleId } = isotrail.catalog.v1.SampleDeleted.decode(bytes);
      const command = ({ run }: SequencingObject) => ({ type: "delete", inRun: run !== "", projects }) as const;
      await commandObjects(aggregates, "sample", sampleId, command, { actor, cause: id });
    },
  },
});
