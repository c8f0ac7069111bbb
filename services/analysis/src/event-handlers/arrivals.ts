// Sequence files that quality control could read: projects may want analyses of them.
import { isotrail } from "@isotrail/contracts/events";
import type { AggregateStore, EventHandler } from "@isotrail/eventsourcing";
import { arrival } from "../arrival/arrival.ts";
import { commandContextOf } from "../own-command.ts";

export const arrivals = (aggregates: AggregateStore): EventHandler => ({
  name: "arrivals",
  source: "files",
  on: {
    "isotrail.files.v1.SequencingObjectProcessed": async ({ bytes, actor, id: cause }) => {
      const { objectId, sampleId: sample, state } = isotrail.files.v1.SequencingObjectProcessed.decode(bytes);
      if (state !== "FINISHED" || !/^(pair|single)-/.test(objectId)) return;
      const context = commandContextOf(aggregates, cause, actor);
      await aggregates.execute(arrival, objectId, { type: "arrived", sample }, context);
    },
  },
});
