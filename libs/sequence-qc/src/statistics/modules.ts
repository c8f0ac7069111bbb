// FastQC's judgement of each of its modules that we have: pass, warning or failure; unknown where we cannot tell.
import type { Overrepresented } from "./overrepresented.ts";
import type { Plots } from "./plots.ts";
import { gcDeviation } from "./theoretical-gc.ts";

export type Judgement = "PASS" | "WARN" | "FAIL" | "UNKNOWN";
export type Modules = Readonly<Record<(typeof MODULES)[number], Judgement>>;

/** In the order of FastQC's report. Those for tiles, adapters and k-mers are not made. */
export const MODULES = [
  "basicStatistics",
  "perBaseSequenceQuality",
  "perSequenceQualityScores",
  "perBaseSequenceContent",
  "perSequenceGcContent",
  "perBaseNContent",
  "sequenceLengthDistribution",
  "sequenceDuplicationLevels",
  "overrepresentedSequences",
] as const;

/**
 * The bounds are those that FastQC 0.11.9 comes with, in its Configuration/limits.txt, and that its help tells for each
 * module: https://www.bioinformatics.babraham.ac.uk/projects/fastqc/Help/3%20Analysis%20Modules/
 */
const judge = (fails: boolean, warns: boolean): Judgement => (fails ? "FAIL" : warns ? "WARN" : "PASS");
const above = (value: number, { warn, fail }: { warn: number; fail: number }) => judge(value > fail, value > warn);

/** Lower quartile below 10 (warning) or 5 (failure), median below 25 or 20, at any position that has them. */
function baseQuality({ baseQuality: rows }: Plots, percentilesAreKnown: boolean): Judgement {
  const below = (quartile: number, median: number) =>
    rows.some((row) => (row.lowerQuartile ?? quartile) < quartile || (row.median ?? median) < median);
  if (!percentilesAreKnown && !below(5, 20)) return "UNKNOWN";
  return judge(below(5, 20), below(10, 25));
}

/** The most frequent mean quality of a read: 27 or less, 20 or less. */
function sequenceQuality({ sequenceQuality: rows }: Plots): Judgement {
  const most = Math.max(0, ...rows.map(({ count }) => count));
  const mode = rows.find(({ count }) => count > 0 && count === most)?.quality ?? 0;
  return judge(mode <= 20, mode <= 27);
}

/** A against T, or G against C, differ by more than 10, by more than 20 percent of the reads at any position. */
function baseContent({ baseContent: rows }: Plots): Judgement {
  const differences = rows.flatMap(({ a, t, g, c }) => [(a ?? 0) - (t ?? 0), (g ?? 0) - (c ?? 0)].map(Math.abs));
  return above(Math.max(0, ...differences), { warn: 10, fail: 20 });
}

type Judged = {
  readonly minLength: number;
  readonly maxLength: number;
  readonly overrepresentedSequences: readonly Overrepresented[];
  /** False where reads are too long to keep counts of every position. */
  readonly percentilesAreKnown: boolean;
};

export function modulesOf(judged: Judged, plots: Plots): Modules {
  const { minLength, maxLength, overrepresentedSequences, percentilesAreKnown } = judged;
  const unknown = Math.max(0, ...plots.baseContent.map(({ n }) => n ?? 0));
  const { remaining } = plots.duplication;
  const [most] = overrepresentedSequences;
  return {
    basicStatistics: "PASS", // FastQC never fails it
    perBaseSequenceQuality: baseQuality(plots, percentilesAreKnown),
    perSequenceQualityScores: sequenceQuality(plots),
    perBaseSequenceContent: baseContent(plots),
    perSequenceGcContent: above(gcDeviation(plots.sequenceGc.map(({ count }) => count)) ?? 0, { warn: 15, fail: 30 }),
    perBaseNContent: above(unknown, { warn: 5, fail: 20 }),
    sequenceLengthDistribution: judge(minLength === 0, minLength !== maxLength),
    sequenceDuplicationLevels: judge(remaining < 50, remaining < 70),
    overrepresentedSequences: judge((most?.percentage ?? 0) > 1, most !== undefined),
  };
}
