// Where short stretches stand in the strands of a list: flat arrays, because there are thousands of them in each thread.

/** Letters of a stretch. */
export const SEED = 10;

/** A strand by its number in the list, and the place in it, from 0. */
export type SeedPlace = { readonly strand: number; readonly at: number };

export class Seeds {
  /** The last entry of each stretch; `#before` leads to the others, -1 ends. */
  readonly #last = new Map<string, number>();
  readonly #before: Int32Array;
  readonly #strand: Int32Array;
  readonly #at: Int32Array;

  constructor(strands: readonly string[]) {
    const size = strands.reduce((sum, { length }) => sum + Math.max(0, length - SEED + 1), 0);
    this.#before = new Int32Array(size);
    this.#strand = new Int32Array(size);
    this.#at = new Int32Array(size);
    let entry = 0;
    strands.forEach((letters, strand) => {
      for (let at = 0; at + SEED <= letters.length; at++, entry++) {
        const seed = letters.slice(at, at + SEED);
        this.#before[entry] = this.#last.get(seed) ?? -1;
        this.#strand[entry] = strand;
        this.#at[entry] = at;
        this.#last.set(seed, entry);
      }
    });
  }

  /** Every place where the stretch stands. */
  *placesOf(seed: string): Generator<SeedPlace> {
    for (let entry = this.#last.get(seed) ?? -1; entry >= 0; entry = this.#before[entry] ?? -1)
      yield { strand: this.#strand[entry] ?? 0, at: this.#at[entry] ?? 0 };
  }
}
