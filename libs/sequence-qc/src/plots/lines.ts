// The plots that are lines: over striped columns, with a legend in the upper right.
import type { Duplication } from "../statistics/duplication.ts";
import type { LengthClass } from "../statistics/lengths.ts";
import {
  axes,
  BOTTOM,
  horizontalAxis,
  LEFT,
  picture,
  polyline,
  RIGHT,
  rect,
  scale,
  TOP,
  text,
  ticks,
  verticalAxis,
} from "./svg.ts";

type Line = { readonly name: string; readonly values: readonly number[] };
const COLOURS = ["#dc0000", "#0000dc"] as const;

function lineGraph(
  title: string,
  below: string,
  labels: readonly string[],
  lines: readonly Line[],
  greatest?: number,
): string {
  const most = greatest ?? (Math.max(...lines.flatMap(({ values }) => values), 0) || 1);
  const at = scale(0, most);
  const width = (RIGHT - LEFT) / labels.length;
  return picture(
    title,
    ...labels
      .map((_, i) => (i % 2 === 0 ? rect(LEFT + width * i, TOP, width, BOTTOM - TOP, "#e6e6e6") : ""))
      .filter(Boolean),
    ...lines.map(({ values }, i) => polyline(values, at, COLOURS[i] ?? "#000")),
    ...lines.map(({ name }, i) =>
      text(RIGHT - 10, TOP + 18 + 18 * i, name, `text-anchor="end" font-weight="bold" fill="${COLOURS[i] ?? "#000"}"`),
    ),
    axes,
    verticalAxis(ticks(most), at),
    horizontalAxis(labels, below),
  );
}

export function sequenceQualityPlot(rows: readonly { readonly quality: number; readonly count: number }[]): string {
  const line = { name: "Average Quality per read", values: rows.map(({ count }) => count) };
  const labels = rows.map(({ quality }) => `${quality}`);
  return lineGraph("Quality score distribution over all sequences", "Mean Sequence Quality (Phred Score)", labels, [
    line,
  ]);
}

/** The normal distribution around the most frequent percent that a library without contamination would show. */
function expected(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const peak = Math.max(...counts);
  const first = counts.indexOf(peak);
  let [from, to] = [first, first];
  while ((counts[from - 1] ?? 0) > peak * 0.9) from--;
  while ((counts[to + 1] ?? 0) > peak * 0.9) to++;
  const mode = (from + to) / 2;
  const spread = counts.reduce((sum, count, gc) => sum + count * (gc - mode) ** 2, 0);
  const deviation = Math.sqrt(spread / Math.max(1, total - 1)) || 1;
  return counts.map(
    (_, gc) => (total / (deviation * Math.sqrt(2 * Math.PI))) * Math.exp(-((gc - mode) ** 2) / (2 * deviation ** 2)),
  );
}

export function sequenceGcPlot(rows: readonly { readonly gc: number; readonly count: number }[]): string {
  const counts = rows.map(({ count }) => count);
  const lines = [
    { name: "GC count per read", values: counts },
    { name: "Theoretical Distribution", values: expected(counts) },
  ];
  return lineGraph(
    "GC distribution over all sequences",
    "Mean GC content (%)",
    rows.map(({ gc }) => `${gc}`),
    lines,
  );
}

export function lengthPlot(rows: readonly LengthClass[]): string {
  // one class alone would be a point: an empty one on either side makes it a peak
  const padded = rows.length === 1 ? [{ length: "", count: 0 }, ...rows, { length: "", count: 0 }] : rows;
  const line = { name: "Sequence Length", values: padded.map(({ count }) => count) };
  const labels = padded.map(({ length }) => length);
  return lineGraph("Distribution of sequence lengths over all sequences", "Sequence Length (bp)", labels, [line]);
}

export function duplicationPlot({ remaining, levels }: Duplication): string {
  const lines = [
    { name: "% Deduplicated sequences", values: levels.map(({ deduplicated }) => deduplicated ?? 0) },
    { name: "% Total sequences", values: levels.map(({ total }) => total ?? 0) },
  ];
  const title = `Percent of seqs remaining if deduplicated ${remaining.toFixed(2)}%`;
  return lineGraph(
    title,
    "Sequence Duplication Level",
    levels.map(({ level }) => level),
    lines,
    100,
  );
}
