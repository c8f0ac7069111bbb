// MongoDB's errors as the engine knows them, told apart by class and code, never by text; and a time-out for every call.

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
import { withTimeout } from "../with-timeout.ts";

/** Milliseconds that one call may take; no time-out of the driver is longer. */
export const CALL_TIMEOUT = 10_000;

const DUPLICATE_KEY = 11000;
/** OutOfDiskSpace, and the quota of a hosted server. */
const FULL = new Set([14031, 12501]);
/**
 * The server answers, but cannot do it at the moment: internal error, no node reached, time limit, stepping down, not
 * primary, shutting down, write or read concern not met, cursor or plan killed, write conflict.
 */
const TRANSIENT = new Set([
  1, 6, 7, 8, 24, 43, 46, 50, 64, 79, 89, 91, 100, 112, 133, 134, 175, 189, 202, 237, 262, 290, 314, 315, 358, 365, 462,
  9001, 10058, 10107, 11600, 11601, 11602, 13388, 13435, 13436,
]);
const UNREACHABLE = [
  MongoNetworkError,
  MongoSystemError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
  MongoServerClosedError,
  MongoClientClosedError,
  MongoOperationTimeoutError,
  MongoWriteConcernError,
];
/** Codes of a broken connection: the driver passes some errors of the socket on unchanged. */
const SOCKET = /^(E(PIPE|CONN\w+|TIMEDOUT|HOST\w+|NET\w+|NOTFOUND|AI_AGAIN)|ERR_(STREAM|SOCKET)_\w+)$/;
/** No connection of the pool became free in time; the driver does not export the class. */
const WAIT_QUEUE = "MongoWaitQueueTimeoutError";

export const isDuplicate = (error: unknown) => error instanceof MongoServerError && error.code === DUPLICATE_KEY;

/** The engine's error for an error of the driver or the server; any other error is returned unchanged. */
export function storeError(error: unknown): unknown {
  if (!(error instanceof MongoError)) {
    const lost = error instanceof Error && "code" in error && SOCKET.test(String(error.code));
    return lost ? new StoreUnavailable("The database did not answer.", error) : error;
  }
  // the driver wraps whatever ends a bulk write, also a lost connection, in an error of the server
  if (error instanceof MongoBulkWriteError && error.errorResponse instanceof Error)
    return storeError(error.errorResponse);
  const code = error instanceof MongoServerError ? Number(error.code) : undefined;
  if (code !== undefined && FULL.has(code)) return new StoreFull(error);
  const unavailable =
    UNREACHABLE.some((kind) => error instanceof kind) ||
    error.name === WAIT_QUEUE ||
    (code !== undefined && TRANSIENT.has(code)) ||
    error.hasErrorLabel(MongoErrorLabel.RetryableWriteError) ||
    (error instanceof MongoBulkWriteError && error.result?.getWriteConcernError() !== undefined);
  return unavailable ? new StoreUnavailable("The database did not answer.", error) : error;
}

/**
 * Makes one call to the server. It ends within `milliseconds`, whatever becomes of the connection.
 * @throws StoreUnavailable, StoreFull
 */
export async function call<T>(operation: () => Promise<T>, milliseconds = CALL_TIMEOUT): Promise<T> {
  const late = () => new StoreUnavailable("The database did not answer in time.");
  try {
    return await withTimeout(operation(), milliseconds, late);
  } catch (error) {
    throw storeError(error);
  }
}
