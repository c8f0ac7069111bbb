// Share of A, C, G, T among them per group of positions, and share of N among all letters; the totals of the file.
import type { Tables } from "../tables.ts";
import { groups, label } from "./groups.ts";

export type BaseContent = {
  readonly base: string;
  /** Percent; null where no read has such a letter. */
  readonly g: number | null;
  readonly a: number | null;
  readonly t: number | null;
  readonly c: number | null;
  readonly n: number | null;
};

const BLOCK = 1000;

/** Letters at positions first..last (from 1): one by one as far as they are, then whole blocks of 1,000. */
function sum(tables: Tables, letter: number, first: number, last: number): number {
  const fine = tables.fineBases[letter];
  if (!fine) return 0;
  let total = 0;
  for (let position = first; position <= last && position <= fine.length; position++) total += fine[position - 1] ?? 0;
  if (last <= fine.length) return total;
  // groups of a read this long begin and end at multiples of 1,000, but for the end of the longest read
  const from = Math.floor(Math.max(first, fine.length + 1) / BLOCK);
  for (let block = from; block <= Math.floor(last / BLOCK); block++)
    total += Number(tables.coarseBases[block * 5 + letter] ?? 0n);
  return total;
}

/** A, C, G, T, N of all reads. */
export function totalBases(tables: Tables): number[] {
  return [0, 1, 2, 3, 4].map((letter) => sum(tables, letter, 1, tables.maxLength));
}

/** Lengths that reads have, and how many reads have each. */
function lengthsOf(pages: Tables["lengths"]): (readonly [length: number, reads: number])[] {
  const known: [number, number][] = [];
  for (const [page, counts] of pages)
    counts.forEach((count, i) => {
      if (count > 0) known.push([page * counts.length + i, count]);
    });
  return known;
}

/** How many letters of any kind stand at positions first..last: each read longer than that gives all of them. */
function lettersWithin(lengths: readonly (readonly [number, number])[], first: number, last: number): number {
  let total = 0;
  for (const [length, reads] of lengths) total += Math.max(0, Math.min(length, last) - first + 1) * reads;
  return total;
}

const percent = (part: number, whole: number): number | null => (whole > 0 ? (part / whole) * 100 : null);

export function baseContent(tables: Tables): BaseContent[] {
  const lengths = lengthsOf(tables.lengths);
  return groups(tables.maxLength).map((group) => {
    const [a = 0, c = 0, g = 0, t = 0, n = 0] = [0, 1, 2, 3, 4].map((letter) => sum(tables, letter, ...group));
    const known = a + c + g + t;
    const all = lettersWithin(lengths, ...group);
    return {
      base: label(group),
      g: percent(g, known),
      a: percent(a, known),
      t: percent(t, known),
      c: percent(c, known),
      n: all > 0 ? 100 * (n / all) : null,
    };
  });
}
