// The engine: aggregates, the aggregate store that runs their commands, event handlers, and the ports under them.
export * from "./commands/aggregate.ts";
export * from "./commands/aggregate-store.ts";
export { CLAIM_TIMEOUT_MS, isLapse, lapseOpenClaims } from "./commands/claims.ts";
export { fold, type Loaded } from "./commands/fold.ts";
export { forgetOldIdempotencyKeys, IDEMPOTENCY_KEY_DAYS, type IdempotencyKey } from "./commands/idempotency.ts";
export * from "./errors.ts";
export * from "./personal-data.ts";
export * from "./ports/ports.ts";
export { pause, type RetryOptions, repeat, retry } from "./retry.ts";
export * from "./service.ts";
export { type CloudEventAttributes, cloudEventAttributes, publicEventOf } from "./subscriptions/cloudevent.ts";
export { type RunningEventHandlers, startEventHandlers } from "./subscriptions/event-handlers.ts";
export { isAfter, type Publisher, publicEvents } from "./subscriptions/public-events.ts";
export { type Relay, relayLease, startRelay } from "./subscriptions/relay.ts";
export { backfillViews } from "./views/backfill-views.ts";
export type { IndexQuery } from "./views/look-ups.ts";
export { repairCheckpoint } from "./views/repair.ts";
export { replay } from "./views/replay.ts";
