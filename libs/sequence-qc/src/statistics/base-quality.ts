// Quality per position: mean and percentiles of each position, then their mean over the group.
import { PAGE, type QualityPage } from "../tables.ts";
import { groups, label } from "./groups.ts";

export type BaseQuality = {
  readonly base: string;
  readonly mean: number;
  /** null where no position of the group has more than 100 reads, or percentiles are unknown. */
  readonly median: number | null;
  readonly lowerQuartile: number | null;
  readonly upperQuartile: number | null;
  readonly tenthPercentile: number | null;
  readonly ninetiethPercentile: number | null;
};

const PERCENTS = [10, 25, 50, 75, 90] as const;
/** Counters of a position, the first for the character 32. */
export const CHARACTERS = 96;
export const FIRST = 32;

/** Number and sum of the characters at a position. */
function measure(page: QualityPage, at: number, into: { number: number; sum: number }): void {
  into.number = 0;
  into.sum = 0;
  if (page.form === "sums") {
    into.number = page.numbers[at] ?? 0;
    into.sum = page.sums[at] ?? 0;
  } else if (page.form === "rows") {
    for (let row = 0; row < page.reads; row++) {
      const character = page.rows[row * PAGE + at] ?? 0;
      into.number += character > 0 ? 1 : 0;
      into.sum += character;
    }
  } else {
    for (let i = 0, cell = at * CHARACTERS; i < CHARACTERS; i++, cell++) {
      const count = page.counts[cell] ?? 0;
      into.number += count;
      into.sum += count * (i + FIRST);
    }
  }
}

/** "target = trunc(count * p / 100), first q whose cumulative count >= target", added to totals. */
function addPercentiles(counts: ArrayLike<number>, at: number, number: number, offset: number, totals: number[]): void {
  let cumulative = 0;
  let percentile = 0;
  let target = Math.floor((number * (PERCENTS[0] ?? 0)) / 100);
  for (let i = offset - FIRST; i < CHARACTERS && percentile < PERCENTS.length; i++) {
    cumulative += counts[at * CHARACTERS + i] ?? 0;
    while (percentile < PERCENTS.length && cumulative >= target) {
      totals[percentile] = (totals[percentile] ?? 0) + i + FIRST - offset;
      target = Math.floor((number * (PERCENTS[++percentile] ?? 0)) / 100);
    }
  }
}

/** Positions that have a quality: as many as the longest quality line has. */
function positions(pages: readonly QualityPage[]): number {
  const last = pages.at(-1);
  const at = { number: 0, sum: 0 };
  for (let i = PAGE - 1; last && i >= 0; i--) {
    measure(last, i, at);
    if (at.number > 0) return (pages.length - 1) * PAGE + i + 1;
  }
  return 0;
}

export function baseQuality(pages: readonly QualityPage[], offset: number): BaseQuality[] {
  return groups(positions(pages)).map((group) => {
    const { mean, percentiles } = groupQuality(pages, offset, group);
    const [tenth = null, lower = null, median = null, upper = null, ninetieth = null] = percentiles;
    return {
      base: label(group),
      mean,
      median,
      lowerQuartile: lower,
      upperQuartile: upper,
      tenthPercentile: tenth,
      ninetiethPercentile: ninetieth,
    };
  });
}

/** The means of a group's positions; null percentiles where no position has more than 100 reads, or one has no counts. */
function groupQuality(pages: readonly QualityPage[], offset: number, [first, last]: readonly [number, number]) {
  const at = { number: 0, sum: 0 };
  let means = 0;
  let meanTotal = 0;
  let deep = 0;
  let unknown = false;
  const totals = [0, 0, 0, 0, 0];
  for (let position = first - 1; position < last; position++) {
    const page = pages[Math.floor(position / PAGE)];
    if (!page) continue;
    const within = position % PAGE;
    measure(page, within, at);
    if (at.number > 0) {
      means++;
      meanTotal += (at.sum - offset * at.number) / at.number;
    }
    if (at.number <= 100) continue;
    deep++;
    if (page.form === "counts") addPercentiles(page.counts, within, at.number, offset, totals);
    else unknown = true;
  }
  const known = deep > 0 && !unknown;
  return { mean: means > 0 ? meanTotal / means : 0, percentiles: totals.map((total) => (known ? total / deep : null)) };
}
