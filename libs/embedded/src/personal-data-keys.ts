// Personal data sealed with a key of its subject: AES-256-GCM, the keys wrapped by one seal key.
import type { DatabaseSync } from "node:sqlite";
import {
  checkSubject,
  keyedHash,
  newSubjectKey,
  openText,
  type PersonalDataKeys,
  StoreFull,
  type SubjectKey,
  sealText,
  unwrapKey,
  wrapKey,
  wrappingKey,
} from "@isotrail/eventsourcing";
import { reading } from "./database.ts";
import type { FreeSpace } from "./free-space.ts";
import type { GroupCommit } from "./group-commit.ts";

export const KEYS_SCHEMA = `
PRAGMA secure_delete=ON;
CREATE TABLE IF NOT EXISTS keys (subject TEXT PRIMARY KEY, id BLOB NOT NULL, wrapped BLOB NOT NULL) STRICT;`;

/** No subject has an empty name: here lies the key of the keyed hash. */
const HASH = "";
/** Keys kept in memory: about 200 bytes each. */
const CACHED = 10_000;

/** The seal key was tried on the stored keys before. */
export function sqlitePersonalDataKeys(
  db: DatabaseSync,
  group: GroupCommit,
  room: FreeSpace,
  sealKey: Uint8Array,
): PersonalDataKeys & { close(): void } {
  const wrapping = wrappingKey(sealKey);
  const one = db.prepare("SELECT id, wrapped FROM keys WHERE subject = ?");
  const insert = db.prepare("INSERT INTO keys VALUES (?, ?, ?)");
  const remove = db.prepare("DELETE FROM keys WHERE subject = ?");
  const cache = new Map<string, SubjectKey>();

  function known(subject: string): SubjectKey | undefined {
    const cached = cache.get(subject);
    if (cached) {
      cache.delete(subject); // the youngest is last
      cache.set(subject, cached);
      return cached;
    }
    const row = one.get(subject);
    if (!row) return undefined;
    const stored = { id: row.id as Uint8Array, wrapped: row.wrapped as Uint8Array };
    return remember(subject, unwrapKey(wrapping, subject, stored));
  }

  function remember(subject: string, key: SubjectKey): SubjectKey {
    cache.set(subject, key);
    const [oldest] = cache.keys();
    if (cache.size > CACHED && oldest !== undefined) cache.delete(oldest);
    return key;
  }

  /** Inside a write: the subject's key, made when there is none. */
  function made(subject: string): SubjectKey {
    const there = known(subject);
    if (there) return there;
    const key = newSubjectKey();
    insert.run(subject, key.id, wrapKey(wrapping, subject, key));
    return key;
  }

  const hashKey = made(HASH).key;
  remember(HASH, { ...newSubjectKey(), key: hashKey });

  return {
    async seal(subject, plain) {
      checkSubject(subject);
      let key = await reading(() => known(subject));
      if (!key) {
        if (!room.takesCommits()) throw new StoreFull();
        key = await group.write(() => made(subject));
        remember(subject, key); // only now: a transaction that failed has stored no key
      }
      return sealText(subject, key, plain);
    },
    open: (sealed) => reading(() => sealed.map((text) => openText(text, known))),
    hash: (plain) => keyedHash(hashKey, plain),
    async destroy(subject) {
      if (subject === HASH) throw new Error("a subject has a name");
      await group.write(() => remove.run(subject));
      cache.delete(subject);
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)"); // the key is gone from the journal too
    },
    close() {
      cache.clear();
      hashKey.fill(0);
    },
  };
}
