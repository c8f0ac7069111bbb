// The wrapped keys that services have stored in a data folder: so that a seal key can be tried before anything is opened or created.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StoredKeys, WrappedKey } from "@isotrail/eventsourcing";

/** The first keys by subject; the key of the keyed hash comes first. */
export function keysIn(db: DatabaseSync, limit: number): WrappedKey[] {
  const rows = db.prepare("SELECT subject, id, wrapped FROM keys ORDER BY subject LIMIT ?").all(limit);
  return rows.map(({ subject, id, wrapped }) => ({
    subject: String(subject),
    id: id as Uint8Array,
    wrapped: wrapped as Uint8Array,
  }));
}

/** Up to `limit` keys of each service; none of a service without any. Reads only, also while the system runs. */
export function readStoredKeys(folder: string, services: readonly string[], limit: number): StoredKeys[] {
  return services.map((service) => {
    const path = join(folder, service, "keys.db");
    return { service, keys: existsSync(path) ? keysOfFile(path, limit) : [] };
  });
}

function keysOfFile(path: string, limit: number): WrappedKey[] {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    // a process that was killed at its first start may have left the file without its table
    const table = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'keys'").get();
    return table ? keysIn(db, limit) : [];
  } finally {
    db.close();
  }
}
