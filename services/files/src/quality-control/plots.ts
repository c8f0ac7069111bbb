// The plots of a quality-control record: each is a table, and a picture as people know it.
import {
  baseContentPlot,
  baseQualityPlot,
  duplicationPlot,
  type Heading,
  lengthPlot,
  type Modules,
  type Plots,
  sequenceGcPlot,
  sequenceQualityPlot,
} from "@isotrail/sequence-qc";

export type Plot = {
  readonly table: keyof Plots;
  /** Whose judgement stands on the picture. */
  readonly module: keyof Modules;
  /** SVG. */
  readonly picture: (plots: Plots, heading: Heading, encoding: string) => string;
};

export const PLOTS = {
  "per-base-quality": {
    table: "baseQuality",
    module: "perBaseSequenceQuality",
    picture: ({ baseQuality }, heading, encoding) => baseQualityPlot(baseQuality, encoding, heading),
  },
  "per-base-content": {
    table: "baseContent",
    module: "perBaseSequenceContent",
    picture: ({ baseContent }, heading) => baseContentPlot(baseContent, heading),
  },
  "per-sequence-quality": {
    table: "sequenceQuality",
    module: "perSequenceQualityScores",
    picture: ({ sequenceQuality }, heading) => sequenceQualityPlot(sequenceQuality, heading),
  },
  "per-sequence-gc": {
    table: "sequenceGc",
    module: "perSequenceGcContent",
    picture: ({ sequenceGc }, heading) => sequenceGcPlot(sequenceGc, heading),
  },
  "sequence-length": {
    table: "lengths",
    module: "sequenceLengthDistribution",
    picture: ({ lengths }, heading) => lengthPlot(lengths, heading),
  },
  duplication: {
    table: "duplication",
    module: "sequenceDuplicationLevels",
    picture: ({ duplication }, heading) => duplicationPlot(duplication, heading),
  },
} as const satisfies Record<string, Plot>;

export type PlotName = keyof typeof PLOTS;

export const isPlot = (name: string): name is PlotName => Object.hasOwn(PLOTS, name);
