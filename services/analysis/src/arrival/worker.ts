// Analyses that projects want of new sequence files, as a worker of the service: one replica at a time submits them.
import type { Worker } from "@isotrail/eventsourcing";
import type { Analysis } from "../context.ts";
import { workOff } from "../owed.ts";
import { arrival } from "./arrival.ts";
import { submitWanted } from "./submit-wanted.ts";

export const arrivalsWorker = (analysis: Analysis): Worker => ({
  name: "arrivals",
  run: (signal) =>
    workOff(
      analysis,
      { aggregate: arrival, index: "status", value: "waiting", later: "automated analyses are submitted later" },
      ({ id }) => submitWanted(analysis, id),
      signal,
    ),
});
