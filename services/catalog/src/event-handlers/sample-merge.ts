// When a sample was merged into another one, that takes over what it had: also where the request died in between.
import type { AggregateStore, CommandContext, OwnEventHandler } from "@isotrail/eventsourcing";
import { handOver } from "../sample/remaining.ts";

/** Milliseconds that the change of one sample may take. */
const DEADLINE = 20_000;

export const sampleMerge = (aggregates: AggregateStore): OwnEventHandler => ({
  name: "sample-merge",
  on: {
    async SampleMerged(_event, { id, actor, cause }) {
      const deadline = aggregates.stores.clock.now() + DEADLINE;
      const context: CommandContext = { actor, cause, trace: "", deadline, freesSpace: true };
      await handOver(aggregates, id, context);
    },
  },
});
