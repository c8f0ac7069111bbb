// Personal data sealed with a key of its subject; the keys are stored wrapped, in a collection of their own.
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
import { call, isDuplicate } from "./errors.ts";

export type KeyDocument = { _id: string; id: Uint8Array; wrapped: Uint8Array };

/** The name under which the key of the keyed hash is stored: no subject has an empty name. */
const HASH = "";
/** Keys kept in memory: about 200 bytes each. */
const MAX_CACHED = 10_000;
/** Milliseconds for which a key is used without reading it again: a key that another replica has destroyed works as long. */
const FRESH = 5_000;

/** The seal key was tried on the stored keys before. @throws StoreUnavailable */
export async function mongodbPersonalDataKeys(
  collection: Collection<KeyDocument>,
  sealKey: Uint8Array,
): Promise<PersonalDataKeys & { close(): void }> {
  const keys = new SubjectKeys(collection, wrappingKey(sealKey));
  const hashKey = (await keys.getOrCreate(HASH)).key;
  return {
    async seal(subject, plain) {
      checkSubject(subject);
      return sealText(subject, await keys.getOrCreate(subject), plain);
    },
    async open(sealed) {
      const known = await keys.get(sealed.map(subjectOf));
      return sealed.map((text) => openText(text, (subject) => known.get(subject)));
    },
    hash: (plain) => keyedHash(hashKey, plain),
    async destroy(subject) {
      checkSubject(subject);
      await keys.delete(subject);
    },
    close() {
      keys.forget();
      hashKey.fill(0);
    },
  };
}

/** The stored keys, with those that were used last in memory. */
class SubjectKeys {
  readonly #keys: Collection<KeyDocument>;
  readonly #wrapping: ReturnType<typeof wrappingKey>;
  /** The key that was read last is at the end. */
  readonly #cache = new Map<string, { readonly key: SubjectKey; readonly readAt: number }>();

  constructor(keys: Collection<KeyDocument>, wrapping: ReturnType<typeof wrappingKey>) {
    this.#keys = keys;
    this.#wrapping = wrapping;
  }

  /** The keys of those subjects that have one, with one query for all that are not fresh in memory. */
  async get(subjects: Iterable<string>): Promise<Map<string, SubjectKey>> {
    const now = performance.now();
    const found = new Map<string, SubjectKey>();
    const stale: string[] = [];
    for (const subject of new Set(subjects)) {
      const cached = this.#cache.get(subject);
      if (cached && now - cached.readAt < FRESH) found.set(subject, cached.key);
      else stale.push(subject);
    }
    for (const subject of stale) this.#cache.delete(subject);
    for (const [subject, key] of await this.#read(stale)) found.set(subject, this.#remember(subject, key, now));
    return found;
  }

  /** The subject's key, made when there is none; of two processes that make it at once the unique insert decides. */
  async getOrCreate(subject: string): Promise<SubjectKey> {
    for (;;) {
      const stored = (await this.get([subject])).get(subject);
      if (stored) return stored;
      const key = newSubjectKey();
      const document = { _id: withoutNul(subject), id: key.id, wrapped: wrapKey(this.#wrapping, subject, key) };
      try {
        await call(() => this.#keys.insertOne(document));
        return this.#remember(subject, key, performance.now());
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  async delete(subject: string): Promise<void> {
    await call(() => this.#keys.deleteOne({ _id: withoutNul(subject) }));
    this.#cache.delete(subject);
  }

  forget(): void {
    this.#cache.clear();
  }

  async #read(subjects: readonly string[]): Promise<[string, SubjectKey][]> {
    if (subjects.length === 0) return [];
    const [name = "", ...others] = subjects.map(withoutNul);
    const query = this.#keys.find({ _id: others.length === 0 ? name : { $in: [name, ...others] } });
    const stored = new Map((await call(() => query.toArray())).map((document) => [document._id, document]));
    return subjects.flatMap((subject): [string, SubjectKey][] => {
      const document = stored.get(withoutNul(subject));
      return document ? [[subject, unwrapKey(this.#wrapping, subject, document)]] : [];
    });
  }

  #remember(subject: string, key: SubjectKey, readAt: number): SubjectKey {
    this.#cache.delete(subject);
    this.#cache.set(subject, { key, readAt });
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > MAX_CACHED && oldest !== undefined) this.#cache.delete(oldest);
    return key;
  }
}
