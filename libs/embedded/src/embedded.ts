// The ports of the engine with no server: SQLite for logs and views, files for blobs, subscriptions read from the logs.

export { lockFolder } from "./folder/lock.ts";
export { readStoredKeys } from "./keys/stored-keys.ts";
export { type LogReader, openLogReader } from "./log/log-reader.ts";
export { openSubscriptions } from "./log/subscriptions.ts";
export { openStores, type StoresOptions } from "./stores.ts";
