// Personal data sealed with a key of its subject; the keys lie wrapped in a collection of their own.
import {
  checkSubject,
  keyedHash,
  newSubjectKey,
  openText,
  type PersonalDataKeys,
  type SubjectKey,
  sealText,
  subjectOf,
  unwrapKey,
  wrapKey,
  wrappingKey,
} from "@isotrail/eventsourcing";
import type { Collection } from "mongodb";
import { withoutNul } from "./connect.ts";
import { asking, isDuplicate } from "./errors.ts";

export type KeyDocument = { _id: string; id: Uint8Array; wrapped: Uint8Array };

/** No subject has an empty name: here lies the key of the keyed hash. */
const HASH = "";
/** Keys kept in memory: about 200 bytes each. */
const CACHED = 10_000;
/** Milliseconds for which a key is used without asking for it again: so long may one live that another replica destroyed. */
const FRESH = 5_000;

type Kept = { readonly key: SubjectKey; readonly readAt: number };

/** The seal key was tried on the stored keys before. @throws StoreUnavailable */
export async function mongodbPersonalDataKeys(
  keys: Collection<KeyDocument>,
  sealKey: Uint8Array,
): Promise<PersonalDataKeys & { close(): void }> {
  const wrapping = wrappingKey(sealKey);
  const cache = new Map<string, Kept>();

  function remember(subject: string, key: SubjectKey, readAt: number): SubjectKey {
    cache.delete(subject); // the youngest is last
    cache.set(subject, { key, readAt });
    const [oldest] = cache.keys();
    if (cache.size > CACHED && oldest !== undefined) cache.delete(oldest);
    return key;
  }

  /** The keys of those subjects that have one, in one question for all that are not fresh in memory. */
  async function keysOf(subjects: Iterable<string>): Promise<Map<string, SubjectKey>> {
    const now = performance.now();
    const found = new Map<string, SubjectKey>();
    const asked: string[] = [];
    for (const subject of new Set(subjects)) {
      const kept = cache.get(subject);
      if (kept && now - kept.readAt < FRESH) found.set(subject, kept.key);
      else asked.push(subject);
    }
    for (const subject of asked) cache.delete(subject);
    if (asked.length === 0) return found;
    const names = asked.map(withoutNul);
    const query = keys.find({ _id: names.length === 1 && names[0] !== undefined ? names[0] : { $in: names } });
    const stored = new Map((await asking(() => query.toArray())).map((document) => [document._id, document]));
    for (const subject of asked) {
      const document = stored.get(withoutNul(subject));
      if (document) found.set(subject, remember(subject, unwrapKey(wrapping, subject, document), now));
    }
    return found;
  }

  /** The subject's key, made when there is none; of two that are made at once the unique insert decides. */
  async function made(subject: string): Promise<SubjectKey> {
    for (;;) {
      const there = (await keysOf([subject])).get(subject);
      if (there) return there;
      const key = newSubjectKey();
      const document = { _id: withoutNul(subject), id: key.id, wrapped: wrapKey(wrapping, subject, key) };
      try {
        await asking(() => keys.insertOne(document));
        return remember(subject, key, performance.now());
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  const hashKey = (await made(HASH)).key;

  return {
    async seal(subject, plain) {
      checkSubject(subject);
      return sealText(subject, await made(subject), plain);
    },
    async open(sealed) {
      const known = await keysOf(sealed.map(subjectOf));
      return sealed.map((text) => openText(text, (subject) => known.get(subject)));
    },
    hash: (plain) => keyedHash(hashKey, plain),
    async destroy(subject) {
      checkSubject(subject);
      await asking(() => keys.deleteOne({ _id: withoutNul(subject) }));
      cache.delete(subject);
    },
    close() {
      cache.clear();
      hashKey.fill(0);
    },
  };
}
