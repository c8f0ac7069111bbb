// How many wrong passwords are taken in a while: for a name from one address, for a name from everywhere, and from an address.

/** A while that refills evenly: after `most` wrong ones, one more is taken every `refillMs`. */
type Allowance = { readonly most: number; readonly refillMs: number };

const OF_NAME_FROM_ADDRESS: Allowance = { most: 10, refillMs: 6_000 };
const OF_NAME: Allowance = { most: 100, refillMs: 1_000 };
const OF_ADDRESS: Allowance = { most: 200, refillMs: 300 };

/** Names and addresses that are remembered, of each kind; the oldest goes first. */
const MOST_REMEMBERED = 10_000;

export type Guesser = { readonly name: string; readonly address: string };
/** A guess under way; `right` gives it back. */
export type Guess = { right(): void };

export class Guesses {
  readonly #fromAddress: Wrong;
  readonly #ofName: Wrong;
  readonly #ofPair: Wrong;

  /** @param now milliseconds on a clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#fromAddress = new Wrong(OF_ADDRESS, now);
    this.#ofName = new Wrong(OF_NAME, now);
    this.#ofPair = new Wrong(OF_NAME_FROM_ADDRESS, now);
  }

  /** Counts a guess as wrong until it is known to be right; or how many milliseconds it has to wait. */
  take({ name, address }: Guesser): Guess | number {
    const all: [Wrong, string][] = [
      [this.#fromAddress, address],
      [this.#ofName, name],
      [this.#ofPair, `${address}\n${name}`],
    ];
    const wait = Math.max(...all.map(([wrong, key]) => wrong.wait(key)));
    if (wait > 0) return wait;
    for (const [wrong, key] of all) wrong.add(key, 1);
    return {
      right: () => {
        for (const [wrong, key] of all) wrong.add(key, -1);
      },
    };
  }
}

/** Counts that fall by one every so often. */
class Wrong {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #counts = new Map<string, { count: number; at: number }>();

  constructor(allowance: Allowance, now: () => number) {
    this.#allowance = allowance;
    this.#now = now;
  }

  /** Milliseconds until one more is taken. */
  wait(key: string): number {
    const { most, refillMs } = this.#allowance;
    return Math.max(0, Math.ceil((this.#count(key) + 1 - most) * refillMs));
  }

  add(key: string, change: 1 | -1): void {
    const count = Math.max(0, this.#count(key) + change);
    this.#counts.delete(key);
    if (count === 0) return;
    this.#counts.set(key, { count, at: this.#now() });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_REMEMBERED && oldest !== undefined) this.#counts.delete(oldest);
  }

  #count(key: string): number {
    const kept = this.#counts.get(key);
    return kept ? Math.max(0, kept.count - (this.#now() - kept.at) / this.#allowance.refillMs) : 0;
  }
}
