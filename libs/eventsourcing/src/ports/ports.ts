// The ports of the engine: what a service needs from the outside. libs/embedded and libs/cluster are the two sets of adapters.
// Every call may reject with StoreUnavailable; a write may reject with StoreFull. Neither leaves half a write behind.
export type { BlobDigest, BlobNames, Blobs, GrowingBlobs } from "./blobs.ts";
export type { Checkpoints, EventPosition } from "./checkpoints.ts";
export type { Claim, Claims, ClaimUpkeep } from "./claims.ts";
export type { Clock } from "./clock.ts";
export type { Commit, EventLog, NewCommit, StoredEvent } from "./event-log.ts";
export type { EventPublisher } from "./event-publisher.ts";
export type { Ids } from "./ids.ts";
export type { Lease } from "./lease.ts";
export type { ParkedEvent, ParkedEvents } from "./parked-events.ts";
export type { PersonalDataKeys } from "./personal-data-keys.ts";
export type { Stores } from "./stores.ts";
export type { PublicEvent, Subscriptions } from "./subscriptions.ts";
export type { Condition, Document, Keys, Listing, Place, ViewEntry, ViewShape, Views } from "./views.ts";
