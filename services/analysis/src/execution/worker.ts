// Analysis as a worker of the service: one replica at a time drives the submissions.
import type { Worker } from "@isotrail/eventsourcing";
import type { Analysis } from "../context.ts";
import { schedule } from "./scheduler.ts";

export const executionWorker = (analysis: Analysis): Worker => ({
  name: "execution",
  run: (signal) => schedule(analysis, signal),
});
