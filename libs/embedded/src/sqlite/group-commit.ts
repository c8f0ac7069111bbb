// All writes of one tick in one transaction, each with its own outcome: one fsync serves many writers.
import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { storeError } from "./database.ts";

type Write = { run(): unknown; resolve(value: unknown): void; reject(error: unknown): void };

/** Writes that may wait at a time; each belongs to a request of a client. */
const WAITING = 20_000;
/** Writes in one transaction, so that the thread is not blocked for long. */
const TOGETHER = 500;

class Declined extends Error {}

export type GroupCommit = {
  /**
   * Runs the write in the next transaction; resolves when that is committed. `run` may run twice: when another write
   * of the transaction fails, all are undone and each gets a transaction of its own.
   */
  write<T>(run: () => T): Promise<T>;
  /** Commits the writes that wait. */
  flush(): void;
};

/** What `run` throws when it rejects its own write: the other writes of the transaction are not affected. */
export const declined = (reason: Error) => new Declined(reason.message, { cause: reason });

export function groupCommit(db: DatabaseSync, committed: () => void = () => {}): GroupCommit {
  const waiting: Write[] = [];

  function commitNext() {
    const group = waiting.splice(0, TOGETHER);
    if (waiting.length > 0) setImmediate(commitNext);
    if (group.length > 0) commit(group);
  }

  function commit(group: readonly Write[]) {
    try {
      const answers = transaction(db, group);
      for (const answer of answers) answer();
    } catch (error) {
      if (group.length === 1) group[0]?.reject(storeError(error));
      else for (const one of group) commit([one]); // one of them failed, or the disk has room for some of them only
      return;
    }
    committed();
  }

  return {
    write<T>(run: () => T): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        if (waiting.length >= WAITING) return reject(new StoreUnavailable("Too many writes wait for the store."));
        if (waiting.length === 0) setImmediate(commitNext);
        waiting.push({ run, resolve: (value) => resolve(value as T), reject });
      });
    },
    flush() {
      while (waiting.length > 0) commitNext();
    },
  };
}

/** Runs the writes in one transaction. Returns a call for each that answers it. @throws what SQLite or one of them throws; all are undone */
function transaction(db: DatabaseSync, group: readonly Write[]): (() => void)[] {
  try {
    db.exec("BEGIN IMMEDIATE");
    const answers = group.map(outcomeOf);
    db.exec("COMMIT");
    return answers;
  } catch (error) {
    undo(db);
    throw error;
  }
}

function outcomeOf({ run, resolve, reject }: Write): () => void {
  try {
    const value = run();
    return () => resolve(value);
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    return () => reject(error.cause);
  }
}

function undo(db: DatabaseSync) {
  try {
    if (db.isTransaction) db.exec("ROLLBACK");
  } catch {
    // SQLite has already rolled back (as it does on a full disk)
  }
}
