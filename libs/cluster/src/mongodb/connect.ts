// One client of MongoDB for a process: nothing counts before a majority has it on its disks, and nothing waits without end.
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

/** Milliseconds until a server that can take the call must be found: an election is shorter as a rule. */
const SELECTION = 8_000;

/**
 * TLS and credentials come from the URL (`tls=true`, `tlsCAFile=`, `authMechanism=`).
 * @throws StoreUnavailable when no server answers; MongoServerError when it does not let us in
 */
export async function connectMongodb(options: { url: string; databasePrefix: string; log: Log }): Promise<Mongodb> {
  const client = new MongoClient(options.url, {
    appName: "isotrail",
    readPreference: "primary",
    readConcern: { level: "majority" },
    writeConcern: { w: "majority", journal: true, wtimeoutMS: CALL_TIMEOUT },
    retryReads: true,
    retryWrites: true,
    serverSelectionTimeoutMS: SELECTION,
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

/** A text that may hold any character as one without NUL, in the same order: not every compatible server takes a NUL. */
export const withoutNul = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones it is about
  text.replace(/[\u0000\u0001]/g, (character) => (character === "\u0000" ? "\u0001\u0001" : "\u0001\u0002"));
export const withNul = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones it is about
  text.replace(/\u0001([\u0001\u0002])/g, (_, second) => (second === "\u0001" ? "\u0000" : "\u0001"));
