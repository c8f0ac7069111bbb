// For tests: given / when / then for aggregates, and the contract that every set of adapters must keep.
export * from "./given.ts";
