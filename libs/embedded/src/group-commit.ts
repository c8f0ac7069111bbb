// All writes of one tick in one transaction, each with its own outcome: one fsync serves many writers.
import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { storeError } from "./database.ts";

type Write = { run(): unknown; resolve(value: unknown): void; reject(error: unknown): void };

/** Writes that wait at most; each holds one request of a client. */
const WAITING = 20_000;
/** Writes in one transaction at most, so that the thread is not held for long. */
const TOGETHER = 500;

/** A refusal of one write that leaves nothing behind; the transaction goes on with the others. */
export class Declined extends Error {}

export type GroupCommit = {
  /**
   * Runs the write in the next transaction; resolves when that is committed. What `run` throws before its first change,
   * wrapped by `declined`, is that write's alone; any other error undoes the whole transaction.
   */
  write<T>(run: () => T): Promise<T>;
  /** Commits what waits. */
  flush(): void;
};

/** Wraps the outcome of one write that found a reason to change nothing. */
export const declined = (reason: Error) => new Declined(reason.message, { cause: reason });

export function groupCommit(db: DatabaseSync, committed: () => void = () => {}): GroupCommit {
  const waiting: Write[] = [];

  function commitNext() {
    const group = waiting.splice(0, TOGETHER);
    if (waiting.length > 0) setImmediate(commitNext);
    const outcomes: (() => void)[] = [];
    try {
      db.exec("BEGIN IMMEDIATE");
      for (const { run, resolve, reject } of group) {
        try {
          const value = run();
          outcomes.push(() => resolve(value));
        } catch (error) {
          if (!(error instanceof Declined)) throw error;
          outcomes.push(() => reject(error.cause));
        }
      }
      db.exec("COMMIT");
    } catch (error) {
      undo(db);
      for (const { reject } of group) reject(storeError(error));
      return;
    }
    for (const answer of outcomes) answer();
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

function undo(db: DatabaseSync) {
  try {
    if (db.isTransaction) db.exec("ROLLBACK");
  } catch {
    // SQLite has rolled back by itself (a full disk does that)
  }
}
