// The pictures: sound SVG, small, and nothing of the data can become markup.
import { expect, it } from "vitest";
import { openQc } from "../qc.ts";
import { generate } from "../testing/generate.ts";
import { baseQualityPlot } from "./base-quality.ts";
import { baseContentPlot, duplicationPlot, lengthPlot, sequenceGcPlot, sequenceQualityPlot } from "./lines.ts";

const qc = openQc();
qc.push(generate({ kind: "illumina", seed: 50, reads: 2000, length: [30, 250], duplicates: 20 }));
const { plots, record } = qc.end();

it.each([
  ["Quality scores across all bases", baseQualityPlot(plots.baseQuality, record.encoding)],
  ["Sequence content across all bases", baseContentPlot(plots.baseContent)],
  ["Quality score distribution over all sequences", sequenceQualityPlot(plots.sequenceQuality)],
  ["GC distribution over all sequences", sequenceGcPlot(plots.sequenceGc)],
  ["Distribution of sequence lengths over all sequences", lengthPlot(plots.lengths)],
  ["Percent of seqs remaining if deduplicated", duplicationPlot(plots.duplication)],
])("%s", (title, svg) => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(svg).toContain(title);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.length).toBeLessThan(50_000);
  // every element is closed
  const opened = [...svg.matchAll(/<([a-z]+)[^>]*?(\/?)>/g)]
    .filter(([, , closed]) => closed === "")
    .map(([, name]) => name);
  const closed = [...svg.matchAll(/<\/([a-z]+)>/g)].map(([, name]) => name);
  expect(opened.sort()).toEqual(closed.sort());
});

it("draws a box only where there are percentiles, and a mean always", () => {
  const svg = baseQualityPlot(plots.baseQuality, record.encoding);
  expect(svg.match(/#f0f000/g)?.length).toBe(plots.baseQuality.filter(({ median }) => median !== null).length);
  const few = openQc();
  few.push(Buffer.from("@a\nACGT\n+\nIII#\n"));
  const one = few.end();
  expect(baseQualityPlot(one.plots.baseQuality, one.record.encoding)).toContain("polyline");
  expect(lengthPlot(one.plots.lengths)).not.toMatch(/NaN/);
});

it("no label is cut off at the right", () => {
  const long = openQc();
  long.push(generate({ kind: "illumina", seed: 51, reads: 20, length: [151, 151] }));
  const svg = baseQualityPlot(long.end().plots.baseQuality, "");
  const labels = [...svg.matchAll(/<text x="([\d.]+)" y="[\d.]+" text-anchor="middle">([^<]*)</g)];
  expect(labels.length).toBeGreaterThan(10);
  for (const [, x, label = ""] of labels) expect(Number(x) + label.length * 3.5, label).toBeLessThan(800);
});

it("names its file, the axes with their units, and FastQC's judgement", () => {
  const svg = baseQualityPlot(plots.baseQuality, "x", { of: "a_R1.fastq.gz · sample 7", judgement: "WARN" });
  expect(svg).toContain("<title>a_R1.fastq.gz · sample 7: Quality scores");
  for (const text of ["a_R1.fastq.gz · sample 7", "WARN", "Quality (Phred score)", "Position in read (bp)"])
    expect(svg).toContain(`>${text}</text>`);
});

it("a line stays away from the frame, and has a gap where nothing is known", () => {
  const rows = ["1", "2", "3", "4"].map((base, i) => {
    const known = i === 1 ? null : 100;
    return { base, g: known, a: 0, t: 0, c: 0, n: 0 };
  });
  const svg = baseContentPlot(rows);
  const points = [...svg.matchAll(/points="([^"]*)"/g)].map(([, text = ""]) => text.split(" "));
  expect(points.map((line) => line.length)).toEqual([4, 4, 4, 1, 2, 4]);
  for (const point of points.flat()) expect(Number(point.split(",")[1])).toBeGreaterThan(80);
});

it("a long name keeps its beginning and its end, and what is not seen is shown", () => {
  const svg = lengthPlot(plots.lengths, { of: `begin${"x".repeat(300)}\u202e\u0000end.fastq` });
  const [, name = ""] = /<text x="80" y="26"[^>]*>([^<]*)</.exec(svg) ?? [];
  expect(name).toMatch(/^beginx+…x+\?\?end\.fastq$/);
  expect(name.length).toBeLessThan(95);
});

it("text cannot become markup", () => {
  const svg = baseQualityPlot(plots.baseQuality, `<script>alert("1")</script>&`);
  expect(svg).not.toContain("<script");
  expect(svg).toContain("&#60;script&#62;");
});
