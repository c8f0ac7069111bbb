// The ports of the engine with no server: SQLite for logs and views, files for blobs, feeds read from the logs.

export { lockFolder } from "./lock.ts";
export { type LogReader, openLogReader } from "./log-reader.ts";
export { readStoredKeys } from "./stored-keys.ts";
export { openStores, type StoresOptions } from "./stores.ts";
export { openSubscriptions } from "./subscriptions.ts";
