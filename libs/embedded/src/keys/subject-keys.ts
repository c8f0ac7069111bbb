// The keys of subjects: stored wrapped, with the most recently used ones in memory.
import type { DatabaseSync } from "node:sqlite";
import { newSubjectKey, type SubjectKey, unwrapKey, wrapKey, wrappingKey } from "@isotrail/eventsourcing";

/** Keys kept in memory: about 200 bytes each. */
const CACHED = 10_000;

export function subjectKeys(db: DatabaseSync, sealKey: Uint8Array) {
  const wrapping = wrappingKey(sealKey);
  const one = db.prepare("SELECT id, wrapped FROM keys WHERE subject = ?");
  const insert = db.prepare("INSERT INTO keys VALUES (?, ?, ?)");
  const remove = db.prepare("DELETE FROM keys WHERE subject = ?");
  const cache = new Map<string, SubjectKey>();
  const remember = (subject: string, key: SubjectKey) => cached(cache, subject, key);

  function get(subject: string): SubjectKey | undefined {
    const recent = cache.get(subject);
    if (recent) return remember(subject, recent);
    const row = one.get(subject);
    if (!row) return undefined;
    const stored = { id: row.id as Uint8Array, wrapped: row.wrapped as Uint8Array };
    return remember(subject, unwrapKey(wrapping, subject, stored));
  }

  return {
    get,
    remember,
    /** Inside a write: the subject's key, created when there is none. */
    getOrMake(subject: string): SubjectKey {
      const known = get(subject);
      if (known) return known;
      const key = newSubjectKey();
      insert.run(subject, key.id, wrapKey(wrapping, subject, key));
      return key;
    },
    /** Inside a write. */
    remove(subject: string): void {
      remove.run(subject);
      cache.delete(subject);
    },
    forgetAll: () => cache.clear(),
  };
}

/** Moves the key to the end of the cache; the least recently used one is dropped when there are too many. */
function cached(cache: Map<string, SubjectKey>, subject: string, key: SubjectKey): SubjectKey {
  cache.delete(subject);
  cache.set(subject, key);
  const [oldest] = cache.keys();
  if (cache.size > CACHED && oldest !== undefined) cache.delete(oldest);
  return key;
}
