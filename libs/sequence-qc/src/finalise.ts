// From the kernel's tables to the record and the tables of its plots: pure, the same input gives the same digits.
import { COMMON_CONTAMINANTS } from "./contaminant-list.ts";
import { type Contaminant, Contaminants } from "./contaminants.ts";
import { baseContent, totalBases } from "./statistics/base-content.ts";
import { baseQuality } from "./statistics/base-quality.ts";
import { duplication } from "./statistics/duplication.ts";
import { encodingOf } from "./statistics/encoding.ts";
import { lengthDistribution } from "./statistics/lengths.ts";
import { type Modules, modulesOf } from "./statistics/modules.ts";
import { type OverallQuality, overallQuality } from "./statistics/overall-quality.ts";
import { type Overrepresented, overrepresented } from "./statistics/overrepresented.ts";
import type { Plots, SequenceQuality } from "./statistics/plots.ts";
import type { Tables } from "./tables.ts";

export type { Plots } from "./statistics/plots.ts";

/** To be raised with every change of a number: a record names it, so that equal versions mean equal digits. */
export const ENGINE = "isotrail-qc 1.1.0";

export type Profile = "fastqc-0.11.9" | "fastqc-0.12";

export type Warning = { readonly code: WarningCode; readonly message: string; readonly count?: number };
export type WarningCode =
  | "ENCODING_UNCERTAIN"
  | "LENGTH_MISMATCH"
  | "QUALITY_127"
  | "UNUSUAL_LETTERS"
  | "COLOURSPACE"
  | "PERCENTILES_UNKNOWN"
  | "BYTE_ORDER_MARK"
  | "TRAILING_ZEROS";

/** Fields of the quality-control record that do not depend on who keeps it. */
export type QcRecord = OverallQuality & {
  readonly description: string;
  readonly executionManagerAnalysisId: string;
  readonly label: string;
  readonly additionalProperties: Readonly<Record<string, string>>;
  readonly fileType: string;
  readonly encoding: string;
  /** Without the filtered ones. */
  readonly totalSequences: number;
  readonly filteredSequences: number;
  /** A, C, G, T and N; other letters do not count. */
  readonly totalBases: number;
  readonly minLength: number;
  readonly maxLength: number;
  /** Percent, rounded down. */
  readonly gcContent: number;
  /** The same with its decimals; null where no read has such a letter. */
  readonly gcPercent: number | null;
  /** FastQC's judgements. */
  readonly modules: Modules;
  readonly overrepresentedSequences: readonly Overrepresented[];
  readonly qcReport: null;
};

export type Finalised = { readonly record: QcRecord; readonly plots: Plots; readonly warnings: readonly Warning[] };

const VERSIONS: Record<Profile, string> = { "fastqc-0.11.9": "0.11.9", "fastqc-0.12": "0.12.1" };

/** All mean qualities from the lowest to the highest that a read has. */
function sequenceQuality(counts: Uint32Array, offset: number): SequenceQuality[] {
  const first = counts.findIndex((count) => count > 0);
  const last = counts.findLastIndex((count) => count > 0);
  return first < 0
    ? []
    : [...counts.subarray(first, last + 1)].map((count, i) => ({ quality: first + i - offset, count }));
}

function warningsOf(tables: Tables, usual: number, offset: number, unknown: boolean): Warning[] {
  const all: (Warning | false)[] = [
    offset === 64 && {
      code: "ENCODING_UNCERTAIN",
      message:
        "No quality is below '@' (64), which FastQC takes for an old Illumina encoding; it may be all high quality.",
    },
    tables.mismatches > 0 && {
      code: "LENGTH_MISMATCH",
      message: "Records have not as many quality characters as letters.",
      count: tables.mismatches,
    },
    tables.deletes > 0 && { code: "QUALITY_127", message: "Quality characters are DEL (127).", count: tables.deletes },
    tables.letters > usual && {
      code: "UNUSUAL_LETTERS",
      message: "Letters other than A, C, G, T and N count for the lengths only.",
      count: tables.letters - usual,
    },
    tables.colourSpace && { code: "COLOURSPACE", message: "Colours were converted to bases." },
    unknown && { code: "PERCENTILES_UNKNOWN", message: "Reads are too long to keep percentiles of every position." },
  ];
  return all.filter((warning): warning is Warning => warning !== false);
}

/** The index of a list is made once per thread. */
const indexes = new WeakMap<readonly Contaminant[], Partial<Record<Profile, Contaminants>>>();
function indexOf(list: readonly Contaminant[], profile: Profile): Contaminants {
  const known = indexes.get(list) ?? {};
  indexes.set(list, known);
  known[profile] ??= new Contaminants(list, profile === "fastqc-0.12");
  return known[profile];
}

/** @param list contaminants to look for; our own short list when not given */
export function finalise(
  tables: Tables,
  profile: Profile = "fastqc-0.11.9",
  list: readonly Contaminant[] = COMMON_CONTAMINANTS,
): Finalised {
  const [a = 0, c = 0, g = 0, t = 0, n = 0] = totalBases(tables);
  const encoding = encodingOf(tables.lowestQuality);
  const unknown = tables.qualityPages.some((page) => page.form === "sums" && (page.numbers[0] ?? 0) > 100);
  const warnings = warningsOf(tables, a + c + g + t + n, encoding.offset, unknown);
  const known = a + c + g + t;
  const counted = {
    minLength: tables.minLength,
    maxLength: tables.maxLength,
    overrepresentedSequences: overrepresented(tables, indexOf(list, profile)),
  };
  const plots = plotsOf(tables, encoding.offset);
  return {
    record: {
      description: `Numbers as FastQC (Version ${VERSIONS[profile]}) gives them, by ${ENGINE}`,
      executionManagerAnalysisId: "internal-fastqc",
      label: "internal-fastqc",
      additionalProperties: encoding.offset === 64 ? { encodingUncertain: "true" } : {},
      fileType: tables.colourSpace ? "Colorspace converted to bases" : "Conventional base calls",
      encoding: encoding.name,
      totalSequences: tables.reads,
      filteredSequences: tables.filteredReads,
      totalBases: known + n,
      ...counted,
      gcContent: known > 0 ? Math.floor(((g + c) * 100) / known) : 0,
      gcPercent: known > 0 ? ((g + c) * 100) / known : null,
      ...overallQuality(tables.qualityPages, encoding.offset),
      modules: modulesOf({ ...counted, percentilesAreKnown: !unknown }, plots),
      qcReport: null,
    },
    plots,
    warnings,
  };
}

const plotsOf = (tables: Tables, offset: number): Plots => ({
  baseQuality: baseQuality(tables.qualityPages, offset),
  baseContent: baseContent(tables),
  sequenceQuality: sequenceQuality(tables.meanQualities, offset),
  sequenceGc: [...tables.gcShares].map((count, gc) => ({ gc, count })),
  lengths: lengthDistribution(tables.lengths, tables.minLength, tables.maxLength),
  duplication: duplication(tables),
});
