// One process per data folder: the lock is the kernel's, so that it is released however the process ends.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { storeError } from "../sqlite/database.ts";

/** An open database that nobody refers to is closed by the garbage collector, and its lock is gone with it. */
const held = new Set<DatabaseSync>();

/**
 * Locks the folder for this process. Returns a function that unlocks it.
 * @throws Error at once when another process has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(folder, "lock.db"), { timeout: 0 });
  try {
    db.exec("PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    db.close();
    if (storeError(error) instanceof StoreUnavailable)
      throw new Error(`Another process is using the data folder ${folder}. Stop it first, or choose another folder.`);
    throw error;
  }
  held.add(db);
  return () => {
    held.delete(db);
    db.close();
  };
}
