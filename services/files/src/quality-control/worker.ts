// Quality control as a worker of the service: one replica at a time reads the files that are due.
import { availableParallelism } from "node:os";
import type { Worker } from "@isotrail/eventsourcing";
import type { ServiceContext } from "@isotrail/http";
import type { FilesSettings } from "../settings.ts";
import { openPool, type Pool } from "./pool.ts";
import { readingOf } from "./reading.ts";
import { workOff } from "./scheduler.ts";

/** One core is left for everything else. */
const poolSize = () => Math.max(1, availableParallelism() - 1);

/**
 * @param threads other ones are for tests
 * @throws Error when the operator's list of contaminants cannot be used
 */
export function qualityControlWorker(
  { aggregates, peers, logger, settings }: ServiceContext<FilesSettings>,
  threads?: Pool,
): Worker {
  const reading = readingOf(settings);
  const pool = threads ?? openPool(poolSize(), reading);
  const work = { aggregates, peers, logger, pool, reading, taken: new Set<string>() };
  return {
    name: "quality-control",
    async run(signal) {
      try {
        await workOff(work, signal);
      } finally {
        await pool.close(); // a later turn starts threads of its own
      }
    },
  };
}
