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
} from "@isotrail/eventsourcing";
import type { FreeSpace } from "../folder/free-space.ts";
import { reading } from "../sqlite/database.ts";
import type { GroupCommit } from "../sqlite/group-commit.ts";
import { subjectKeys } from "./subject-keys.ts";

export const KEYS_SCHEMA = `
PRAGMA secure_delete=ON;
CREATE TABLE IF NOT EXISTS keys (subject TEXT PRIMARY KEY, id BLOB NOT NULL, wrapped BLOB NOT NULL) STRICT;`;

/** No subject has an empty name: it stands for the key of the keyed hash. */
const HASH = "";

/** @param sealKey has been checked against the stored keys */
export function sqlitePersonalDataKeys(
  db: DatabaseSync,
  group: GroupCommit,
  room: FreeSpace,
  sealKey: Uint8Array,
): PersonalDataKeys & { close(): void } {
  const keys = subjectKeys(db, sealKey);
  const hashKey = keys.getOrMake(HASH).key;
  keys.remember(HASH, { ...newSubjectKey(), key: hashKey });

  async function keyOf(subject: string): Promise<SubjectKey> {
    const known = await reading(() => keys.get(subject));
    if (known) return known;
    if (!room.takesCommits()) throw new StoreFull();
    const key = await group.write(() => keys.getOrMake(subject));
    return keys.remember(subject, key); // only now: a failed transaction has stored no key
  }

  return {
    async seal(subject, plain) {
      checkSubject(subject);
      return sealText(subject, await keyOf(subject), plain);
    },
    open: (sealed) => reading(() => sealed.map((text) => openText(text, keys.get))),
    hash: (plain) => keyedHash(hashKey, plain),
    async destroy(subject) {
      if (subject === HASH) throw new Error("a subject needs a name");
      await group.write(() => keys.remove(subject));
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)"); // the key is gone from the journal too
    },
    close() {
      keys.forgetAll();
      hashKey.fill(0);
    },
  };
}
