// What must always be true of one service's data, checked on a live or a stopped system; reads only.
// The log is folded once into a scratch file; what differs from it is looked at again, for a live system goes on meanwhile.
import type { PublicEvent, ServiceEngine, Stores } from "@isotrail/eventsourcing";
import { relayLease, repairCheckpoint } from "@isotrail/eventsourcing";
import type { Check, Checked } from "./check.ts";
import { Scratch } from "./scratch.ts";
import { verifyBlobs } from "./verify-blobs.ts";
import { verifyClaims } from "./verify-claims.ts";
import { foldLog } from "./verify-log.ts";
import { countedTo, verifySums } from "./verify-sums.ts";
import { verifyTopic } from "./verify-topic.ts";
import { verifyIndexes, verifyViews } from "./verify-views.ts";

export type Told = {
  fault(text: string): void;
  progress(text: string): void;
  readonly signal: AbortSignal;
  /** What is on the service's topic; nothing where there are no topics. */
  readonly topic?: AsyncIterable<PublicEvent> | undefined;
};

/** Names every broken invariant to `told.fault`. @throws StoreUnavailable when a store does not answer */
export async function verifyService(engine: ServiceEngine, stores: Stores, told: Told): Promise<Checked> {
  const positionOf = async (consumer: string) => (await stores.checkpoints.get(consumer))?.position ?? 0;
  const scratch = new Scratch();
  const checked: Checked = { commits: 0, streams: 0, claims: 0, blobs: 0, behind: 0, published: 0 };
  try {
    const check: Check = {
      engine,
      stores,
      scratch,
      checked,
      repaired: await positionOf(repairCheckpoint(engine.name, engine.aggregates)),
      signal: told.signal,
      fault: (text) => told.fault(`${engine.name}: ${text}`),
      progress: (text) => told.progress(`${engine.name}: ${text}`),
    };
    const relayed = await positionOf(relayLease(engine.name)); // before the log is read: all of this must be published
    await foldLog(check, told.topic !== undefined);
    await verifySums(check, { counted: await countedTo(check), head: checked.commits });
    await verifyViews(check);
    await verifyIndexes(check);
    await verifyClaims(check);
    if (told.topic) await verifyTopic(check, told.topic, relayed);
    await verifyBlobs(check);
    return checked;
  } finally {
    scratch.close();
  }
}
