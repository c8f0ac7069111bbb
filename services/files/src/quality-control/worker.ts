// Quality control as a worker of the service: one replica at a time reads the files that are due, with threads of its own.
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
 * @param given the threads, for tests
 * @throws Error when the operator's list of contaminants cannot be used
 */
export function qualityControlWorker(context: ServiceContext<FilesSettings>, given?: Pool): Worker {
  const { aggregates, peers, logger, settings } = context;
  const reading = readingOf(settings);
  const taken = new Set<string>(); // kept from one turn to the next: to lose the lease is no crash of a file
  return {
    name: "quality-control",
    async run(signal) {
      const pool = given ?? openPool(poolSize(), reading);
      try {
        await workOff({ aggregates, peers, logger, pool, reading, taken }, signal);
      } finally {
        await pool.close(); // a later turn starts threads of its own
      }
    },
  };
}
