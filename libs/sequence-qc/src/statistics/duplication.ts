// Duplication levels: how many distinct sequences are seen once, twice, …; corrected for what was not looked at.
import type { Tables } from "../tables.ts";
import { bucketOf, stringHash, tableSize } from "./java-order.ts";

export type DuplicationLevel = {
  readonly level: string;
  /** Percent of the distinct sequences; null when there is none. */
  readonly deduplicated: number | null;
  /** Percent of all reads. */
  readonly total: number | null;
};

export type Duplication = {
  /** "Total Deduplicated Percentage": what would remain. */
  readonly remaining: number;
  readonly levels: readonly DuplicationLevel[];
};

const LABELS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ">10", ">50", ">100", ">500", ">1k", ">5k", ">10k+"];
const ABOVE = [9999, 4999, 999, 499, 99, 49, 9];

function slot(level: number): number {
  const above = ABOVE.findIndex((bound) => level - 1 > bound);
  return above < 0 ? level - 1 : 15 - above;
}

/**
 * The distinct sequences of a level that the file has, estimated from those seen: divided by the chance that one is met
 * among the first `atLimit` of all reads. The product stops where it cannot change the answer by 0.01 any more.
 */
function corrected(level: number, seen: number, atLimit: number, all: number): number {
  if (atLimit === all || all - seen < atLimit) return seen;
  let missed = 1;
  const enough = 1 - seen / (seen + 0.01);
  for (let i = 0; i < atLimit; i++) {
    missed *= (all - i - level) / (all - i);
    if (missed < enough) {
      missed = 0;
      break;
    }
  }
  return seen / (1 - missed);
}

/** Levels in the order of Java's HashMap<Integer, Integer>, filled while walking the HashMap of the sequences. */
function levelsInOrder({ counts, keys }: Tables["sequences"]): (readonly [level: number, seen: number])[] {
  const seen = new Map<number, number>();
  for (const count of counts) seen.set(count, (seen.get(count) ?? 0) + 1);
  const size = tableSize(seen.size);
  const levels = [...seen].sort(([a], [b]) => bucketOf(a, size) - bucketOf(b, size));
  const shared = new Set(
    levels
      .filter(([a], i) => [levels[i - 1], levels[i + 1]].some((b) => b && bucketOf(a, size) === bucketOf(b[0], size)))
      .map(([level]) => level),
  );
  if (shared.size === 0) return levels;
  // levels that share a bucket come in the order in which the walk over the sequences first met them
  const met = new Map<number, number>();
  const sequences = tableSize(counts.length);
  counts.forEach((count, id) => {
    if (!shared.has(count)) return;
    const at = id * 80;
    const place = bucketOf(stringHash(keys, at, at + (keys[at + 79] ?? 0)), sequences) * counts.length + id;
    if (place < (met.get(count) ?? Number.POSITIVE_INFINITY)) met.set(count, place);
  });
  return levels.sort(([a], [b]) => bucketOf(a, size) - bucketOf(b, size) || (met.get(a) ?? 0) - (met.get(b) ?? 0));
}

export function duplication(tables: Tables): Duplication {
  let distinct = 0;
  let reads = 0;
  const deduplicated = new Float64Array(16);
  const total = new Float64Array(16);
  for (const [level, seen] of levelsInOrder(tables.sequences)) {
    const count = corrected(level, seen, tables.sequences.readsAtLimit, tables.reads);
    distinct += count;
    reads += count * level;
    const at = slot(level);
    deduplicated[at] = (deduplicated[at] ?? 0) + count;
    total[at] = (total[at] ?? 0) + count * level;
  }
  return {
    remaining: reads === 0 ? 100 : (distinct / reads) * 100,
    levels: LABELS.map((level, i) => ({
      level,
      deduplicated: distinct > 0 ? ((deduplicated[i] ?? 0) / distinct) * 100 : null,
      total: reads > 0 ? ((total[i] ?? 0) / reads) * 100 : null,
    })),
  };
}
