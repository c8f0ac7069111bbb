// Personal data sealed with a key of its subject (design 2.11): AES-256-GCM, the keys wrapped by one seal key.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type Seals, StoreFull } from "@isotrail/eventsourcing";
import { reading } from "./database.ts";
import type { GroupCommit } from "./group-commit.ts";
import type { Room } from "./room.ts";

export const KEYS_SCHEMA = `
PRAGMA secure_delete=ON;
CREATE TABLE IF NOT EXISTS keys (subject TEXT PRIMARY KEY, id BLOB NOT NULL, wrapped BLOB NOT NULL) STRICT;`;

/** No subject has an empty name: here lies the key of the keyed hash. */
const HASH = "";
const ID = 6;
const IV = 12;
const TAG = 16;
/** Keys kept in memory: about 200 bytes each. */
const CACHED = 10_000;

type Key = { readonly id: Buffer; readonly key: Buffer };

/** @throws Error when the seal key is not the one that these keys were wrapped with */
export function sqliteSeals(
  db: DatabaseSync,
  group: GroupCommit,
  room: Room,
  sealKey: Uint8Array,
): Seals & { close(): void } {
  if (sealKey.length !== 32) throw new Error("the seal key must have 32 bytes");
  const wrapping = Buffer.from(sealKey);
  const one = db.prepare("SELECT id, wrapped FROM keys WHERE subject = ?");
  const insert = db.prepare("INSERT INTO keys VALUES (?, ?, ?)");
  const remove = db.prepare("DELETE FROM keys WHERE subject = ?");
  const cache = new Map<string, Key>();

  function known(subject: string): Key | undefined {
    const cached = cache.get(subject);
    if (cached) {
      cache.delete(subject); // the youngest is last
      cache.set(subject, cached);
      return cached;
    }
    const row = one.get(subject);
    if (!row) return undefined;
    return remember(subject, {
      id: Buffer.from(row.id as Uint8Array),
      key: decrypt(wrapping, subject, Buffer.from(row.wrapped as Uint8Array)),
    });
  }

  function remember(subject: string, key: Key): Key {
    cache.set(subject, key);
    const [oldest] = cache.keys();
    if (cache.size > CACHED && oldest !== undefined) cache.delete(oldest);
    return key;
  }

  /** Inside a write: the subject's key, made when there is none. */
  function made(subject: string): Key {
    const there = known(subject);
    if (there) return there;
    const key = { id: randomBytes(ID), key: randomBytes(32) };
    insert.run(subject, key.id, encrypt(wrapping, subject, key.key));
    return key;
  }

  let hashKey: Buffer;
  try {
    hashKey = made(HASH).key;
    remember(HASH, { id: Buffer.alloc(ID), key: hashKey });
  } catch (error) {
    throw new Error("the seal key does not open the stored keys: it is another one, or they are damaged", {
      cause: error,
    });
  }

  return {
    async seal(subject, plain) {
      if (!subject || subject.includes(".")) throw new Error("a subject has a name without a dot");
      let key = await reading(() => known(subject));
      if (!key) {
        if (!room.takesCommits()) throw new StoreFull();
        key = await group.write(() => made(subject));
        remember(subject, key); // only now: a transaction that failed has stored no key
      }
      const body = Buffer.concat([key.id, encrypt(key.key, subject, Buffer.from(plain))]);
      return `${subject}.${body.toString("base64url")}`;
    },
    open: (sealed) => reading(() => sealed.map((text) => opened(text, known))),
    hash: (plain) => createHmac("sha256", hashKey).update(plain).digest("base64url"),
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

function opened(text: string, keyOf: (subject: string) => Key | undefined): string | undefined {
  const dot = text.indexOf(".");
  const subject = text.slice(0, dot);
  const body = Buffer.from(text.slice(dot + 1), "base64url");
  if (dot < 1 || body.length < ID + IV + TAG) throw new Error("this is no sealed text");
  const key = keyOf(subject);
  // a subject whose key was destroyed may have got a new one since
  if (!key?.id.equals(body.subarray(0, ID))) return undefined;
  return decrypt(key.key, subject, body.subarray(ID)).toString("utf8");
}

/** iv, tag and ciphertext; the subject is bound to it. */
function encrypt(key: Buffer, subject: string, plain: Buffer): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(subject));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @throws Error when the key is another one or the bytes were changed */
function decrypt(key: Buffer, subject: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(subject)).setAuthTag(sealed.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
}
