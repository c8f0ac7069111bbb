// The pictures: sound SVG, small, and nothing of the data can become markup.
import { expect, it } from "vitest";
import { openQc } from "../qc.ts";
import { generate } from "../testing/generate.ts";
import { baseQualityPlot } from "./base-quality.ts";
import { duplicationPlot, lengthPlot, sequenceGcPlot, sequenceQualityPlot } from "./lines.ts";

const qc = openQc();
qc.push(generate({ kind: "illumina", seed: 50, reads: 2000, length: [30, 250], duplicates: 20 }));
const { plots, record } = qc.end();

it.each([
  ["Quality scores across all bases", baseQualityPlot(plots.baseQuality, record.encoding)],
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

it("text cannot become markup", () => {
  const svg = baseQualityPlot(plots.baseQuality, `<script>alert("1")</script>&`);
  expect(svg).not.toContain("<script");
  expect(svg).toContain("&#60;script&#62;");
});
