// What MongoDB's errors mean to the engine: told apart by class and code, never by their texts. And every call ends in time.

import { StoreFull, StoreUnavailable } from "@isotrail/eventsourcing";
import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoServerError,
  MongoSystemError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
} from "mongodb";

/** Milliseconds after which a call is given up; the driver's own time-outs below it are as long or shorter. */
export const CALL_TIMEOUT = 10_000;

const DUPLICATE_KEY = 11000;
/** OutOfDiskSpace, and the quota of a hosted server. */
const FULL = new Set([14031, 12501]);
/**
 * The server is there but cannot now: internal error, no node reached, time is up, stepping down, not primary, shutting
 * down, write or read concern not met, cursor or plan killed, a conflict inside the server.
 */
const NOT_NOW = new Set([
  1, 6, 7, 8, 24, 43, 46, 50, 64, 79, 89, 91, 100, 112, 133, 134, 175, 189, 202, 237, 262, 290, 314, 315, 358, 365, 462,
  9001, 10058, 10107, 11600, 11601, 11602, 13388, 13435, 13436,
]);
const AWAY = [
  MongoNetworkError,
  MongoSystemError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
  MongoServerClosedError,
  MongoClientClosedError,
  MongoOperationTimeoutError,
  MongoWriteConcernError,
];
/** What a socket says when its other end is gone; the driver passes some of it on as it is. */
const SOCKET = /^(E(PIPE|CONN\w+|TIMEDOUT|HOST\w+|NET\w+|NOTFOUND|AI_AGAIN)|ERR_(STREAM|SOCKET)_\w+)$/;
/** The pool gave no connection in time; the driver does not export the class. */
const WAIT_QUEUE = "MongoWaitQueueTimeoutError";

export const isDuplicate = (error: unknown) => error instanceof MongoServerError && error.code === DUPLICATE_KEY;

/** The engine's error for an error of the driver or the server; others as they are. */
export function storeError(error: unknown): unknown {
  if (!(error instanceof MongoError)) {
    const lost = error instanceof Error && "code" in error && SOCKET.test(String(error.code));
    return lost ? new StoreUnavailable("The database did not answer.", error) : error;
  }
  // the driver dresses whatever ends a bulk write as an answer of the server
  if (error instanceof MongoBulkWriteError && error.errorResponse instanceof Error)
    return storeError(error.errorResponse);
  const code = error instanceof MongoServerError ? Number(error.code) : undefined;
  if (code !== undefined && FULL.has(code)) return new StoreFull(error);
  const away =
    AWAY.some((kind) => error instanceof kind) ||
    error.name === WAIT_QUEUE ||
    (code !== undefined && NOT_NOW.has(code)) ||
    error.hasErrorLabel(MongoErrorLabel.RetryableWriteError) ||
    (error instanceof MongoBulkWriteError && error.result?.getWriteConcernError() !== undefined);
  return away ? new StoreUnavailable("The database did not answer.", error) : error;
}

/**
 * Makes one call to the server. It ends within `milliseconds`, whatever becomes of the connection.
 * @throws StoreUnavailable, StoreFull
 */
export async function asking<T>(call: () => Promise<T>, milliseconds = CALL_TIMEOUT): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable("The database did not answer in time.")), milliseconds);
  });
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    throw storeError(error);
  } finally {
    clearTimeout(timer);
  }
}
