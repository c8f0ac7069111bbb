// The plots of a quality-control record: each is a table, and most are a picture too, as people know them.
import {
  baseQualityPlot,
  duplicationPlot,
  lengthPlot,
  type Plots,
  sequenceGcPlot,
  sequenceQualityPlot,
} from "@isotrail/sequence-qc";

type Plot = {
  readonly table: keyof Plots;
  /** SVG; none where there is only the table. */
  readonly picture?: (plots: Plots, encoding: string) => string;
};

export const PLOTS = {
  "per-base-quality": {
    table: "baseQuality",
    picture: ({ baseQuality }, encoding) => baseQualityPlot(baseQuality, encoding),
  },
  "per-base-content": { table: "baseContent" },
  "per-sequence-quality": {
    table: "sequenceQuality",
    picture: ({ sequenceQuality }) => sequenceQualityPlot(sequenceQuality),
  },
  "per-sequence-gc": { table: "sequenceGc", picture: ({ sequenceGc }) => sequenceGcPlot(sequenceGc) },
  "sequence-length": { table: "lengths", picture: ({ lengths }) => lengthPlot(lengths) },
  duplication: { table: "duplication", picture: ({ duplication }) => duplicationPlot(duplication) },
} as const satisfies Record<string, Plot>;

export type PlotName = keyof typeof PLOTS;

export const isPlot = (name: string): name is PlotName => Object.hasOwn(PLOTS, name);

/** Undefined for a plot that is a table only. */
export function pictureOf(name: PlotName, plots: Plots, encoding: string): string | undefined {
  const plot: Plot = PLOTS[name];
  return plot.picture?.(plots, encoding);
}
