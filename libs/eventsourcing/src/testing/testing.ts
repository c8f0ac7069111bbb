// For tests: given / when / then for aggregates, and the contract that every set of adapters must keep.

export { CONTRACT_SERVICE, type OpenAdapters, type TestAdapters } from "./adapters.ts";
export { aggregateStoreContract } from "./aggregate-store.contract.ts";
export { blobsContract } from "./blobs.contract.ts";
export { claimRacesContract } from "./claim-races.contract.ts";
export { claimsContract } from "./claims.contract.ts";
export { GIVEN_ACTOR, GIVEN_AT, given } from "./given.ts";
export { leaseContract } from "./lease.contract.ts";
export { listingsContract } from "./listings.contract.ts";
export { eventLogContract } from "./log.contract.ts";
export { lookUpsContract } from "./look-ups.contract.ts";
export { relayContract } from "./relay.contract.ts";
export { checkpointsContract, idsContract, parkedEventsContract, personalDataKeysContract } from "./small.contracts.ts";
export { subscriptionsContract } from "./subscriptions.contract.ts";
export { sumsContract } from "./sums.contract.ts";
export { viewsContract } from "./views.contract.ts";
