// The engine: aggregates, the journal that runs their commands, followers, and the ports under them.
export * from "./aggregate.ts";
export { CLAIM_PATIENCE, isLapse, lapseOpenClaims } from "./claims.ts";
export { type CloudEventAttributes, cloudEventAttributes, publicEventOf } from "./cloudevent.ts";
export * from "./errors.ts";
export { fold, type Loaded } from "./fold.ts";
export { type Followers, startFollowers } from "./follow.ts";
export * from "./journal.ts";
export { fillNewViews } from "./new-views.ts";
export { ONCE_DAYS, type Once, sweepOnce } from "./once.ts";
export * from "./ports.ts";
export { isAfter, type Publisher, publicEvents } from "./public-events.ts";
export { type Relay, relayLease, startRelay } from "./relay.ts";
export { repairPlace } from "./repair.ts";
export { replay } from "./replay.ts";
export * from "./seals.ts";
export * from "./service.ts";
