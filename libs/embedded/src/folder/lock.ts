// One process per data folder: the lock is the kernel's, so the end of a process, however hard, sets it free.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { storeError } from "../sqlite/database.ts";

/**
 * Locks the folder for this process and returns what gives it free.
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
  return () => db.close();
}
