// Whether somebody knows a secret, a user's password or a client's secret: checked slowly once, and guessed at slowly only.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { PersonalDataKeys } from "@isotrail/eventsourcing";
import { Guesses } from "./oauth/guesses.ts";
import type { Passwords } from "./passwords.ts";

export type Question = {
  /** Who is tried, as they were named: "user/ana". */
  readonly name: string;
  /** From where; empty when nobody knows. */
  readonly address: string;
  /** As it is stored; undefined when there is nobody of this name. */
  readonly sealedHash: string | undefined;
  readonly secret: string;
};

/** Too many wrong ones: nothing was checked. `isNews`: nobody was told so of this name and address for a minute. */
export class TooManyGuesses extends Error {
  readonly seconds: number;
  readonly isNews: boolean;
  constructor(seconds: number, isNews: boolean) {
    super(`Too many attempts have failed. Try again in ${seconds} seconds.`);
    this.name = "TooManyGuesses";
    this.seconds = seconds;
    this.isNews = isNews;
  }
}

/**
 * Takes as long where there is nobody of the name, so that nobody learns who exists.
 * @throws TooManyGuesses; StoreUnavailable when two hundred others wait
 */
export type SecretCheck = (question: Question) => Promise<boolean>;

/** Right secrets that are remembered, as keyed digests and in memory only. */
const MOST_KNOWN = 2_000;

/**
 * Who has shown the right secret is let in again at once, whatever others try under the same name: a flood
 * of guesses keeps no uploader out. The same question by many at once is checked once.
 */
export function secretChecks(keys: PersonalDataKeys, passwords: Passwords, guesses = new Guesses()): SecretCheck {
  const digestKey = randomBytes(32);
  /** By the stored hash, so that a new secret is checked anew. */
  const known = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<boolean>>();
  const isNews = oncePerMinute();

  async function check({ name, address, sealedHash, secret }: Question, digest: Buffer): Promise<boolean> {
    const guess = guesses.take({ name, address });
    if (typeof guess === "number") throw new TooManyGuesses(Math.ceil(guess / 1000), isNews(`${address}\n${name}`));
    try {
      const [hash] = sealedHash ? await keys.open([sealedHash]) : [];
      if (!(await passwords.matches(secret, hash)) || !sealedHash) return false;
    } catch (error) {
      guess.right(); // nothing was checked
      throw error;
    }
    guess.right();
    known.delete(sealedHash);
    known.set(sealedHash, digest);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    return true;
  }

  return async (question) => {
    const { name, sealedHash, secret } = question;
    const digest = createHmac("sha256", digestKey).update(secret).digest();
    const right = sealedHash && known.get(sealedHash);
    if (right && timingSafeEqual(right, digest)) return true;
    const same = `${name}\n${sealedHash}\n${digest.toString("base64")}`;
    const checking = underWay.get(same) ?? check(question, digest).finally(() => underWay.delete(same));
    underWay.set(same, checking);
    return checking;
  };
}

/** A flood of guesses must not become a flood in the log. */
function oncePerMinute() {
  const told = new Map<string, number>();
  return (what: string): boolean => {
    const now = performance.now();
    if (now - (told.get(what) ?? Number.NEGATIVE_INFINITY) < 60_000) return false;
    if (told.size >= MOST_KNOWN) told.clear();
    told.set(what, now);
    return true;
  };
}
