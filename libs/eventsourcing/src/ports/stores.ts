// All ports of one service that keep its data.
import type { Blobs } from "./blobs.ts";
import type { Checkpoints } from "./checkpoints.ts";
import type { Claims, ClaimUpkeep } from "./claims.ts";
import type { Clock } from "./clock.ts";
import type { EventLog } from "./event-log.ts";
import type { Ids } from "./ids.ts";
import type { Lease } from "./lease.ts";
import type { ParkedEvents } from "./parked-events.ts";
import type { PersonalDataKeys } from "./personal-data-keys.ts";
import type { Views } from "./views.ts";

export type Stores = {
  readonly eventLog: EventLog;
  readonly views: Views;
  readonly claims: Claims & ClaimUpkeep;
  readonly ids: Ids;
  readonly personalDataKeys: PersonalDataKeys;
  readonly checkpoints: Checkpoints;
  readonly parkedEvents: ParkedEvents;
  readonly lease: Lease;
  readonly blobs: Blobs;
  readonly clock: Clock;
  /** No other process writes here (the embedded default): what a crash left open can be ended at start. */
  readonly exclusive?: boolean;
  close(): Promise<void>;
};
