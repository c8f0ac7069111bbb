// Where an over-represented sequence may come from: adapters and primers that it matches with at most one mismatch.

import { SEED, Seeds } from "./seeds.ts";

/** One row of the list; the first that fits best is named. */
export type Contaminant = { readonly name: string; readonly sequence: string };

type Hit = { readonly length: number; readonly identity: number };
type Strands = { readonly name: string; readonly strands: readonly [string, string] };

/**
 * An operator's list: a line each, name TAB sequence; "#" begins a comment, empty lines count for nothing.
 * @throws Error that names the line which is neither
 */
export function parseContaminants(text: string): Contaminant[] {
  return text.split(/\r?\n|\r/).flatMap((line, i) => {
    if (line.startsWith("#") || line.trim() === "") return [];
    const [name = "", sequence = "", ...more] = line.split(/\t+/);
    if (more.length > 0 || name.trim() === "" || !/^[A-Za-z]+\s*$/.test(sequence))
      throw new Error(`Line ${i + 1} of the list of contaminants is not: name, tab, sequence.`);
    return [{ name, sequence: sequence.trim().toUpperCase() }];
  });
}

const COMPLEMENT: Readonly<Record<string, string>> = { A: "T", T: "A", G: "C", C: "G" };

function reverseComplement(sequence: string): string {
  return [...sequence]
    .reverse()
    .map((letter) => COMPLEMENT[letter] ?? letter)
    .join("");
}

/** The longest stretch of at least 21 letters with at most one mismatch, when the contaminant is laid at `offset`. */
function matchAt(contaminant: string, query: string, offset: number): Hit | undefined {
  let best: Hit | undefined;
  let mismatches = 0;
  let start = 0;
  let end = 0;
  const take = (wrong: number) => {
    const length = 1 + end - start;
    const identity = Math.trunc(((length - wrong) * 100) / length);
    if (length > 20 && (!best || best.length < length || (best.length === length && best.identity < identity)))
      best = { length, identity };
  };
  for (let i = 0; i < contaminant.length && i + offset < query.length; i++) {
    if (i + offset < 0) start = i + 1;
    else if (contaminant[i] === query[i + offset]) end = i;
    else if (++mismatches > 1) {
      take(mismatches - 1);
      start = end = i + 1;
      mismatches = 0;
    }
  }
  take(mismatches);
  return best;
}

/** Queries of 8 to 19 letters: "exact substring, either strand". */
function shortHit({ strands }: Strands, query: string): Hit | undefined {
  return query.length >= 8 && strands.some((strand) => strand.includes(query))
    ? { length: query.length, identity: 100 }
    : undefined;
}

export class Contaminants {
  readonly #list: readonly Strands[];
  readonly #identityBreaksTies: boolean;
  /** Of the strands of all contaminants, two for each. */
  readonly #seeds: Seeds;

  /** @param identityBreaksTies as FastQC does from 0.12 on; before, the first of the longest is named */
  constructor(list: readonly Contaminant[], identityBreaksTies = false) {
    this.#identityBreaksTies = identityBreaksTies;
    this.#list = list.map(({ name, sequence }) => ({ name, strands: [sequence, reverseComplement(sequence)] }));
    this.#seeds = new Seeds(this.#list.flatMap(({ strands }) => strands));
  }

  /** "NAME (ID% over Nbp)" or "No Hit". @param query upper case */
  sourceOf(query: string): string {
    let best: { name: string; hit: Hit } | undefined;
    for (const [contaminant, hit] of query.length < 20 ? this.#short(query) : this.#seeded(query))
      if (!best || this.#isBetter(hit, best.hit)) best = { name: contaminant.name, hit };
    return best ? `${best.name} (${best.hit.identity}% over ${best.hit.length}bp)` : "No Hit";
  }

  #isBetter(hit: Hit, than: Hit): boolean {
    if (hit.length !== than.length) return hit.length > than.length;
    return this.#identityBreaksTies && hit.identity > than.identity;
  }

  *#short(query: string): Generator<readonly [Strands, Hit]> {
    for (const contaminant of this.#list) {
      const hit = shortHit(contaminant, query);
      if (hit) yield [contaminant, hit];
    }
  }

  /** "A hit needs >= 21 letters with <= 1 mismatch, hence an exact 10-mer": only where one lies is looked at. */
  *#seeded(query: string): Generator<readonly [Strands, Hit]> {
    for (const [contaminant, places] of this.#candidates(query)) {
      const longest = longestOf(contaminant, places, query);
      if (longest) yield [contaminant, longest];
    }
  }

  /** Contaminants that share a stretch with the query, in the list's order, with the places where each may lie. */
  #candidates(query: string): (readonly [Strands, Place[]])[] {
    const found = new Map<number, Map<string, Place>>();
    for (let at = 0; at + SEED <= query.length; at++)
      for (const { strand, at: from } of this.#seeds.placesOf(query.slice(at, at + SEED))) {
        const [which, side] = [strand >> 1, strand & 1];
        const places = found.get(which) ?? new Map<string, Place>();
        places.set(`${side} ${at - from}`, { side, offset: at - from });
        found.set(which, places);
      }
    return [...found]
      .sort(([a], [b]) => a - b)
      .flatMap(([which, places]) => {
        const contaminant = this.#list[which];
        return contaminant ? [[contaminant, [...places.values()]] as const] : [];
      });
  }
}

type Place = { readonly side: number; readonly offset: number };

/** "Longest wins, first wins ties": the forward strand first, then from the leftmost place on. */
function longestOf({ strands }: Strands, places: Place[], query: string): Hit | undefined {
  let longest: Hit | undefined;
  for (const { side, offset } of places.sort((a, b) => a.side - b.side || a.offset - b.offset)) {
    const strand = strands[side] ?? "";
    if (offset < 20 - strand.length || offset >= query.length - 20) continue;
    const hit = matchAt(strand, query, offset);
    if (hit && (!longest || hit.length > longest.length)) longest = hit;
  }
  return longest;
}

/** The same by trying every place, for tests: what the search by seeds must equal. */
export function naiveSource(list: readonly Contaminant[], query: string): string {
  let best: { name: string; hit: Hit } | undefined;
  for (const { name, sequence } of list) {
    const contaminant: Strands = { name, strands: [sequence, reverseComplement(sequence)] };
    const places: Place[] = [];
    for (const side of [0, 1])
      for (let offset = 20 - sequence.length; offset < query.length - 20; offset++) places.push({ side, offset });
    const hit = query.length < 20 ? shortHit(contaminant, query) : longestOf(contaminant, places, query);
    if (hit && (!best || hit.length > best.hit.length)) best = { name, hit };
  }
  return best ? `${best.name} (${best.hit.identity}% over ${best.hit.length}bp)` : "No Hit";
}
