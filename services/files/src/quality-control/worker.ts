// Quality control as a part of the service: it works while this replica holds the lease.
import { availableParallelism } from "node:os";
import type { ServiceContext } from "@isotrail/http";
import type { FilesSettings } from "../settings.ts";
import { openPool, type Pool } from "./pool.ts";
import { readingOf } from "./reading.ts";
import { workOff } from "./scheduler.ts";

export type QualityControl = { stop(): Promise<void> };

/** One core is left for everything else. */
const poolSize = () => Math.max(1, availableParallelism() - 1);

/**
 * One replica of the service works at a time.
 * @param pool another one is for tests
 * @throws Error when the operator's list of contaminants cannot be used
 */
export function startQualityControl(context: ServiceContext<FilesSettings>, pool?: Pool): QualityControl {
  const { name, aggregates, peers, logger, settings } = context;
  const reading = readingOf(settings);
  const threads = pool ?? openPool(poolSize(), reading);
  const stopping = new AbortController();
  const work = { aggregates, peers, logger, pool: threads, reading, taken: new Set<string>() };
  const working = aggregates.stores.lease.run(
    `${name}/quality-control`,
    (held) => workOff(work, AbortSignal.any([held, stopping.signal])),
    stopping.signal,
  );
  return {
    async stop() {
      stopping.abort();
      await threads.close();
      await working;
    },
  };
}
