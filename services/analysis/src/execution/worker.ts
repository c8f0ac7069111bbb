// Execution as a worker of the service: one replica at a time drives the submissions.
import type { Worker } from "@isotrail/eventsourcing";
import type { Analysis } from "../context.ts";
import { schedule } from "./scheduler.ts";

export const executionWorker = (analysis: Analysis): Worker => ({
  name: "execution",
  async run(signal) {
    const { engine } = analysis;
    if (engine) return schedule({ ...analysis, engine }, signal);
    analysis.logger.warn("no engine runs analyses: WORKFLOW_ENGINE is none");
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
  },
});
