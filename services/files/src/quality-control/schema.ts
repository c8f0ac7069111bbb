// What quality-control records and their plots have.
import { count, listOf, nullable, objectOf, recordOf, type Schema, string } from "@isotrail/contracts/schema";
import { MODULES } from "@isotrail/sequence-qc";

const JUDGEMENTS = ["PASS", "WARN", "FAIL", "UNKNOWN"];
const number: Schema = { type: "number" };

export const qualityControlSchema = recordOf({
  description: string,
  executionManagerAnalysisId: string,
  label: string,
  additionalProperties: { type: "object", additionalProperties: string },
  fileType: string,
  encoding: string,
  totalSequences: count,
  filteredSequences: count,
  totalBases: count,
  minLength: count,
  maxLength: count,
  gcContent: { ...count, maximum: 100, description: "Percent, rounded down." },
  gcPercent: nullable({ type: "number", description: "Percent, with decimals; null where no read has A, C, G or T." }),
  meanQuality: nullable({ type: "number", description: "Of all bases; null where none has a quality." }),
  q30Percent: nullable({
    type: "number",
    description: "Percent of the bases with Q30 or more; null where reads are too long to count them all.",
  }),
  modules: objectOf(Object.fromEntries(MODULES.map((name) => [name, { type: "string", enum: JUDGEMENTS }]))),
  verdict: { type: "string", description: "The modules in one line, for people." },
  overrepresentedSequences: listOf(
    recordOf({
      label: string,
      sequence: string,
      overrepresentedSequenceCount: count,
      percentage: number,
      possibleSource: string,
    }),
  ),
  qcReport: { type: "null" },
  warnings: listOf(objectOf({ code: string, message: string, count }, ["count"])),
  engine: string,
  profile: string,
});

const share = nullable(number);
const position = { base: string };
const quality = {
  mean: number,
  median: share,
  lowerQuartile: share,
  upperQuartile: share,
  tenthPercentile: share,
  ninetiethPercentile: share,
};

/** Each plot has a table of its own kind. */
const tables: readonly Schema[] = [
  listOf(objectOf({ ...position, ...quality })),
  listOf(objectOf({ ...position, g: share, a: share, t: share, c: share, n: share })),
  listOf(objectOf({ quality: count, count: number })),
  listOf(objectOf({ gc: count, count: number })),
  listOf(objectOf({ length: string, count: number })),
  objectOf({ remaining: number, levels: listOf(objectOf({ level: string, deduplicated: share, total: share })) }),
];

export const plotSchema = recordOf({ table: { anyOf: tables } });
