// Results of analyses become metadata of their samples, as a worker of the service: one replica at a time writes them.
import type { Worker } from "@isotrail/eventsourcing";
import type { Analysis } from "../context.ts";
import { workOff } from "../owed.ts";
import { submission } from "../submission/aggregate.ts";
import { keepResults } from "./keep-results.ts";

export const sampleMetadataWorker = (analysis: Analysis): Worker => ({
  name: "sample-metadata",
  run: (signal) =>
    workOff(
      analysis,
      { aggregate: submission, index: "work", value: "results", later: "results of an analysis become metadata later" },
      ({ id }) => keepResults(analysis, id),
      signal,
    ),
});
