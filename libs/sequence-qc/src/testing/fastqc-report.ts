// FastQC's report (fastqc_data.txt) and a result of ours as the same plain numbers, to be compared digit by digit.
import type { QcResult } from "../qc.ts";

/** Rows of text per module; numbers as JavaScript reads them, which is exact for Java's shortest digits. */
export type Numbers = Readonly<Record<string, readonly (readonly (string | number | null)[])[]>>;

function cell(text: string): string | number | null {
  if (text === "NaN") return null;
  return text !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
}

const MODULES: Readonly<Record<string, string>> = {
  "Basic Statistics": "basic",
  "Per base sequence quality": "baseQuality",
  "Per sequence quality scores": "sequenceQuality",
  "Per base sequence content": "baseContent",
  "Per sequence GC content": "sequenceGc",
  "Per base N content": "unknown",
  "Sequence Length Distribution": "lengths",
  "Sequence Duplication Levels": "duplication",
  "Overrepresented sequences": "overrepresented",
};

/** Labels stay text: "10" as a position and as a number look alike. */
export function reportNumbers(report: string): Numbers {
  const numbers: Record<string, (string | number | null)[][]> = {};
  const judgements: (string | number)[][] = [];
  for (const module of report.split(">>END_MODULE")) {
    const [title = "", ...lines] = module
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("##"));
    const [heading = "", judgement = ""] = title.replace(/^>>/, "").split("\t");
    const name = MODULES[heading];
    if (!name) continue;
    judgements.push([name, judgement.toUpperCase()]);
    numbers[name] = lines
      .filter((line) => !line.startsWith("#") || line.startsWith("#Total Dedup"))
      .filter((line) => !line.startsWith("Filename"))
      .map((line) => line.split("\t").map(cell));
  }
  return { overrepresented: [], ...numbers, judgements };
}

export function resultNumbers({ record, plots }: QcResult): Numbers {
  const lengths =
    record.minLength === record.maxLength ? `${record.minLength}` : `${record.minLength}-${record.maxLength}`;
  return {
    basic: [
      ["File type", record.fileType],
      ["Encoding", record.encoding],
      ["Total Sequences", record.totalSequences],
      ["Sequences flagged as poor quality", record.filteredSequences],
      ["Sequence length", cell(lengths)],
      ["%GC", record.gcContent],
    ],
    baseQuality: plots.baseQuality.map((row) => [
      cell(row.base),
      row.mean,
      row.median,
      row.lowerQuartile,
      row.upperQuartile,
      row.tenthPercentile,
      row.ninetiethPercentile,
    ]),
    sequenceQuality: plots.sequenceQuality.map(({ quality, count }) => [quality, count]),
    baseContent: plots.baseContent.map(({ base, g, a, t, c }) => [cell(base), g, a, t, c]),
    sequenceGc: plots.sequenceGc.map(({ gc, count }) => [gc, count]),
    unknown: plots.baseContent.map(({ base, n }) => [cell(base), n]),
    lengths: plots.lengths.map(({ length, count }) => [cell(length), count]),
    duplication: [
      ["#Total Deduplicated Percentage", plots.duplication.remaining],
      ...plots.duplication.levels.map(({ level, deduplicated, total }) => [cell(level), deduplicated, total]),
    ],
    overrepresented: record.overrepresentedSequences.map((row) => [
      row.sequence,
      row.overrepresentedSequenceCount,
      row.percentage,
      row.possibleSource,
    ]),
    judgements: Object.values(record.modules).map((judgement, i) => [Object.values(MODULES)[i] ?? "", judgement]),
  };
}
