// When the sweep runs: soon after the start, then every minute, until the signal aborts.

import { pause } from "@isotrail/eventsourcing";
import type { ServiceContext } from "@isotrail/http";
import { endExpired } from "../use-cases/end-upload.ts";
import type { InFlight } from "./blobs.ts";
import { sweepBlobs } from "./sweep.ts";

const EVERY_MS = 60_000;
/** The repair of a start has had its time by then. */
const FIRST_MS = 2_000;

export async function sweepRegularly(
  { name, aggregates, logger }: ServiceContext,
  inFlight: InFlight,
  signal: AbortSignal,
): Promise<void> {
  const since = aggregates.stores.clock.now();
  for (await pause(FIRST_MS, signal); !signal.aborted; await pause(EVERY_MS, signal)) {
    try {
      const ended = await endExpired(aggregates, name);
      if (ended > 0) logger.info({ ended }, "gave up uploads whose time was over");
      const removed = await sweepBlobs(aggregates, name, inFlight, since);
      if (removed > 0) logger.info({ removed }, "removed what interrupted uploads left");
    } catch (error) {
      logger.warn({ error }, "what interrupted uploads left could not be swept");
    }
  }
}
