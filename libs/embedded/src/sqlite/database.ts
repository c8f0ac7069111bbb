// One SQLite file as this package uses it: in WAL mode, with errors distinguished by their codes.
import { DatabaseSync } from "node:sqlite";
import { StoreFull, StoreUnavailable } from "@isotrail/eventsourcing";

const BUSY = 5;
const LOCKED = 6;
const IO = 10;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;
/** Writing or extending a file failed: no room (a file-size limit, a quota), which SQLite does not distinguish from a bad disk. */
const WRITE_FAILED = new Set([778, 4874]);
const NO_ROOM = new Set(["ENOSPC", "EFBIG", "EDQUOT"]);

/** FULL: a commit is on the disk when it returns. NORMAL: a power cut may undo the last commits, in order. */
export function openDatabase(path: string, synchronous: "FULL" | "NORMAL", schema: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    db.exec(`PRAGMA journal_mode=WAL; PRAGMA synchronous=${synchronous}; PRAGMA journal_size_limit=16777216`);
    db.exec(schema);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const errcode = (error: unknown) =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : undefined;

/** The engine's error for an error of SQLite or of the file system; any other error unchanged. */
export function storeError(error: unknown): unknown {
  const code = errcode(error);
  if (code !== undefined) {
    if ((code & 0xff) === FULL || WRITE_FAILED.has(code)) return new StoreFull(error);
    if ([BUSY, LOCKED].includes(code & 0xff)) return new StoreUnavailable("The store is busy.", error);
    return (code & 0xff) === IO ? new StoreUnavailable("The disk did not read or write.", error) : error;
  }
  if (error instanceof Error && "code" in error) {
    if (NO_ROOM.has(String(error.code))) return new StoreFull(error);
    if (error.code === "ERR_INVALID_STATE") return new StoreUnavailable("The store is closed.", error);
  }
  return error;
}

/** The file is not a database, or it is damaged. */
export const isBroken = (error: unknown) => [CORRUPT, NOT_A_DATABASE].includes((errcode(error) ?? 0) & 0xff);

/** Runs a read, and translates its errors to the engine's. */
export async function reading<T>(read: () => T): Promise<T> {
  try {
    return read();
  } catch (error) {
    throw storeError(error);
  }
}
