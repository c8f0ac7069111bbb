// The ports of the engine over MongoDB, or any server that is compatible with it.
export { connectMongodb, type Mongodb } from "./connect.ts";
export type { AppendOutcome, Replica } from "./log/forward.ts";
export { readStoredKeys } from "./stored-keys.ts";
export { type MongodbStores, type MongodbStoresOptions, openMongodbStores } from "./stores.ts";
