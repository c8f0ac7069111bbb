// The MongoDB client of a process: a write counts when a majority has it on disk, and no call waits for ever.
import { type Db, MongoClient } from "mongodb";
import { CALL_TIMEOUT, call } from "./errors.ts";
import { type Log, watchHeartbeats } from "./watch.ts";

export type { Log } from "./watch.ts";

export type Mongodb = {
  readonly client: MongoClient;
  /** The database of a service: `<prefix>_<service>`, with _ for -. */
  database(service: string): Db;
  close(): Promise<void>;
};

/** Milliseconds in which a primary must be found: an election is shorter as a rule. */
const SELECTION_TIMEOUT = 8_000;

/**
 * TLS and credentials come from the URL (`tls=true`, `tlsCAFile=`, `authMechanism=`).
 * @throws StoreUnavailable when no server answers; MongoServerError when it refuses our credentials
 */
export async function connectMongodb(options: { url: string; databasePrefix: string; log: Log }): Promise<Mongodb> {
  const client = new MongoClient(options.url, {
    appName: "isotrail",
    readPreference: "primary",
    readConcern: { level: "majority" },
    writeConcern: { w: "majority", journal: true, wtimeoutMS: CALL_TIMEOUT },
    retryReads: true,
    retryWrites: true,
    serverSelectionTimeoutMS: SELECTION_TIMEOUT,
    connectTimeoutMS: 5_000,
    socketTimeoutMS: CALL_TIMEOUT,
    waitQueueTimeoutMS: CALL_TIMEOUT,
    maxPoolSize: 50,
    minPoolSize: 2,
    maxIdleTimeMS: 300_000,
    heartbeatFrequencyMS: 2_000,
    ignoreUndefined: true,
    promoteBuffers: true,
  });
  const unwatch = watchHeartbeats(client, options.log);
  const close = async () => {
    unwatch();
    await client.close().catch(() => {});
  };
  try {
    await call(() => client.connect());
  } catch (error) {
    await close();
    throw error;
  }
  return {
    client,
    database: (service) => client.db(`${options.databasePrefix}_${service.replaceAll("-", "_")}`),
    close,
  };
}

/** Encodes any text as one without NUL that sorts the same: not every compatible server takes a NUL. */
export const withoutNul = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to encode
  text.replace(/[\u0000\u0001]/g, (character) => (character === "\u0000" ? "\u0001\u0001" : "\u0001\u0002"));
export const withNul = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to decode
  text.replace(/\u0001([\u0001\u0002])/g, (_, second) => (second === "\u0001" ? "\u0000" : "\u0001"));
