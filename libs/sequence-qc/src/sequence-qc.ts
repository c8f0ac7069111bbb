// Quality control of sequence files with FastQC's numbers, and FASTQ to FASTA. Knows nothing of services.
export { COMMON_CONTAMINANTS } from "./contaminant-list.ts";
export { type Contaminant, parseContaminants } from "./contaminants.ts";
export { type QcCode, QcError } from "./errors.ts";
export { fastaFrom } from "./fasta.ts";
export { ENGINE, finalise, type Plots, type Profile, type QcRecord, type Warning } from "./finalise.ts";
export { baseQualityPlot } from "./plots/base-quality.ts";
export { baseContentPlot, duplicationPlot, lengthPlot, sequenceGcPlot, sequenceQualityPlot } from "./plots/lines.ts";
export type { Heading } from "./plots/svg.ts";
export { type Limits, openQc, type Qc, type QcOptions, type QcResult } from "./qc.ts";
export { type Judgement, MODULES, type Modules } from "./statistics/modules.ts";
