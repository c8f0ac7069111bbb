// Quality of all bases of a file in two numbers: the mean, and the share of Q30 and more.
import type { QualityPage } from "../tables.ts";
import { CHARACTERS, FIRST } from "./base-quality.ts";

export type OverallQuality = {
  /** Null where no base has a quality. */
  readonly meanQuality: number | null;
  /** Percent of the bases; null where reads are too long to keep counts of every position. */
  readonly q30Percent: number | null;
};

const GOOD = 30;

type Sums = { bases: number; characters: number; good: number; countsAreKnown: boolean };

/** @param offset of the file's encoding */
export function overallQuality(pages: readonly QualityPage[], offset: number): OverallQuality {
  const sums: Sums = { bases: 0, characters: 0, good: 0, countsAreKnown: true };
  for (const page of pages) add(sums, page, GOOD + offset);
  const { bases, characters, good, countsAreKnown } = sums;
  return {
    meanQuality: bases > 0 ? characters / bases - offset : null,
    q30Percent: bases > 0 && countsAreKnown ? (good / bases) * 100 : null,
  };
}

function add(sums: Sums, page: QualityPage, good: number): void {
  if (page.form === "sums") {
    sums.countsAreKnown = false;
    sums.characters += page.sums.reduce((sum, one) => sum + one, 0);
    sums.bases += page.numbers.reduce((sum, one) => sum + one, 0);
    return;
  }
  const counts = page.form === "rows" ? countsOf(page.rows) : page.counts;
  for (let i = 0; i < CHARACTERS; i++) {
    let times = 0;
    for (let cell = i; cell < counts.length; cell += CHARACTERS) times += counts[cell] ?? 0;
    sums.bases += times;
    sums.characters += times * (i + FIRST);
    if (i + FIRST >= good) sums.good += times;
  }
}

/** How often each character stands in the rows, 0 aside. */
function countsOf(rows: Uint8Array): Float64Array {
  const counts = new Float64Array(CHARACTERS);
  for (const character of rows) if (character > 0) counts[character - FIRST] = (counts[character - FIRST] ?? 0) + 1;
  return counts;
}
