// The plots that are lines: over striped columns, with a legend in the upper right.
import { rect, text } from "@isotrail/svg";
import type { BaseContent } from "../statistics/base-content.ts";
import type { Duplication } from "../statistics/duplication.ts";
import type { LengthClass } from "../statistics/lengths.ts";
import { theoreticalGc } from "../statistics/theoretical-gc.ts";
import {
  axes,
  BOTTOM,
  type Heading,
  horizontalAxis,
  LEFT,
  picture,
  polyline,
  RIGHT,
  scale,
  TOP,
  ticks,
  verticalAxis,
} from "./svg.ts";

type Line = { readonly name: string; readonly values: readonly (number | null)[]; readonly colour: string };
const RED = "#dc0000";
const BLUE = "#0000dc";
/** As high as this above the greatest value, so that no line lies on the frame. */
const HEADROOM = 1.05;

type Graph = {
  readonly title: string;
  /** The axes, with their units. */
  readonly below: string;
  readonly beside: string;
  /** Of the columns. */
  readonly labels: readonly string[];
  readonly lines: readonly Line[];
  /** At the top; the greatest value, unless given. */
  readonly greatest?: number;
};

function lineGraph(heading: Heading, { title, below, beside, labels, lines, greatest }: Graph): string {
  const most = greatest ?? (Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0)), 0) || 1);
  const at = scale(0, most * HEADROOM);
  const width = (RIGHT - LEFT) / labels.length;
  return picture(
    heading,
    title,
    ...labels
      .map((_, i) => (i % 2 === 0 ? rect(LEFT + width * i, TOP, width, BOTTOM - TOP, "#e6e6e6") : ""))
      .filter(Boolean),
    ...lines.map(({ values, colour }) => polyline(values, at, colour)),
    ...lines.map(({ name, colour }, i) =>
      text(RIGHT - 10, TOP + 18 + 18 * i, name, `text-anchor="end" font-weight="bold" fill="${colour}"`),
    ),
    axes,
    verticalAxis(ticks(most), at, beside),
    horizontalAxis(labels, below),
  );
}

type Count = { readonly count: number };
const countsOf = (rows: readonly Count[]) => rows.map(({ count }) => count);

export function baseContentPlot(rows: readonly BaseContent[], heading: Heading = {}): string {
  return lineGraph(heading, {
    title: "Sequence content across all bases",
    below: "Position in read (bp)",
    beside: "Share of A, C, G and T; of N among all (%)",
    labels: rows.map(({ base }) => base),
    greatest: 100,
    lines: [
      { name: "% T", values: rows.map(({ t }) => t), colour: RED },
      { name: "% C", values: rows.map(({ c }) => c), colour: BLUE },
      { name: "% A", values: rows.map(({ a }) => a), colour: "#008c00" },
      { name: "% G", values: rows.map(({ g }) => g), colour: "#000000" },
      { name: "% N", values: rows.map(({ n }) => n), colour: "#8c8c8c" },
    ],
  });
}

export function sequenceQualityPlot(
  rows: readonly (Count & { readonly quality: number })[],
  heading: Heading = {},
): string {
  return lineGraph(heading, {
    title: "Quality score distribution over all sequences",
    below: "Mean Sequence Quality (Phred Score)",
    beside: "Reads",
    labels: rows.map(({ quality }) => `${quality}`),
    lines: [{ name: "Average Quality per read", values: countsOf(rows), colour: RED }],
  });
}

export function sequenceGcPlot(rows: readonly (Count & { readonly gc: number })[], heading: Heading = {}): string {
  const model = theoreticalGc(countsOf(rows));
  return lineGraph(heading, {
    title: "GC distribution over all sequences",
    below: "Mean GC content (%)",
    beside: "Reads",
    labels: rows.map(({ gc }) => `${gc}`),
    lines: [
      { name: "GC count per read", values: countsOf(rows), colour: RED },
      ...(model ? [{ name: "Theoretical Distribution", values: model, colour: BLUE }] : []),
    ],
  });
}

export function lengthPlot(rows: readonly LengthClass[], heading: Heading = {}): string {
  // one class alone would be a point: an empty one on either side makes it a peak
  const padded = rows.length === 1 ? [{ length: "", count: 0 }, ...rows, { length: "", count: 0 }] : rows;
  return lineGraph(heading, {
    title: "Distribution of sequence lengths over all sequences",
    below: "Sequence Length (bp)",
    beside: "Reads",
    labels: padded.map(({ length }) => length),
    lines: [{ name: "Sequence Length", values: countsOf(padded), colour: RED }],
  });
}

export function duplicationPlot({ remaining, levels }: Duplication, heading: Heading = {}): string {
  return lineGraph(heading, {
    title: `Percent of seqs remaining if deduplicated ${remaining.toFixed(2)}%`,
    below: "Sequence Duplication Level",
    beside: "Share of sequences (%)",
    labels: levels.map(({ level }) => level),
    greatest: 100,
    lines: [
      { name: "% Deduplicated sequences", values: levels.map(({ deduplicated }) => deduplicated ?? 0), colour: RED },
      { name: "% Total sequences", values: levels.map(({ total }) => total ?? 0), colour: BLUE },
    ],
  });
}
