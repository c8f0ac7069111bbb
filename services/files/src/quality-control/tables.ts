// The quality-control record of a file: its fields from the state, its tables from the event that told of it.
import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import { type AggregateStore, streamOf } from "@isotrail/eventsourcing";
import type { Plots, QcRecord, QcResult, Warning } from "@isotrail/sequence-qc";
import type { SequenceFile, Summary } from "./object.state.ts";
import { isPair, object } from "./object.ts";
import { numberOf, type Stored } from "./object.view.ts";
import { PLOTS, type PlotName } from "./qc-plots.ts";

/** What only the record's own page and its plots show. */
export type Tables = {
  readonly overrepresentedSequences: QcRecord["overrepresentedSequences"];
  readonly plots: Plots;
  readonly warnings: readonly FileWarning[];
};

/** What is told of the content, and of the name that it came under. */
type FileWarning = Warning | { readonly code: "MISNAMED"; readonly message: string };

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
/** Bytes: more than the tables of any file take. */
const MOST = 16 * 1024 * 1024;

/** The result as the event carries it: fields for the state, tables for the page. */
export async function parted({ record, plots, engine, profile, ...result }: QcResult, fileName: string) {
  const warnings = [...result.warnings, ...misnamed(result.compression, fileName)];
  const { overrepresentedSequences, qcReport: _, ...fields } = record;
  const summary: Summary = { ...fields, engine, profile };
  const text = JSON.stringify({ overrepresentedSequences, plots, warnings } satisfies Tables);
  return { summary, tables: await deflate(text) };
}

/** "Plain named .gz, gzip named .fastq: sniff the magic bytes, never the name; accept both, warn." */
function misnamed(compression: QcResult["compression"], fileName: string): FileWarning[] {
  const isGzip = compression === "gzip";
  if (/\.(gz|gzip|bgz)$/i.test(fileName) === isGzip) return [];
  const message = isGzip
    ? "The file is gzip, which its name does not say."
    : "The file is named as gzip, and is plain text.";
  return [{ code: "MISNAMED", message }];
}

/** From the log, where they are for good. @throws Error when the log has no such event */
export async function tablesOf({ stores }: AggregateStore, id: string, file: string): Promise<Tables> {
  const commits = await stores.eventLog.readStream(streamOf(object, id), 0);
  for (const stored of commits.flatMap(({ events }) => events)) {
    if (stored.type !== "QualityControlled") continue;
    const event = object.codec.decode(stored);
    if (event.type === "QualityControlled" && event.data.fileId === file && event.data.tables)
      return JSON.parse((await inflate(event.data.tables, { maxOutputLength: MOST })).toString());
  }
  throw new Error(`the log has no tables of file ${file}`);
}

/** Every field of the specification's record, and by what it was made. */
export function recordDocument(at: Where, summary: Summary, { overrepresentedSequences, warnings }: Tables) {
  const { engine, profile, ...fields } = summary;
  return {
    identifier: at.file.id,
    createdDate: at.createdDate,
    ...fields,
    overrepresentedSequences: overrepresentedSequences.map((one, n) => ({
      identifier: String(n + 1),
      createdDate: at.createdDate,
      label: one.sequence,
      ...one,
    })),
    qcReport: null,
    warnings,
    engine,
    profile,
    refs: { ...refsOf(at.stored, at.file), plots: Object.keys(PLOTS).join(" ") },
  };
}

/** One plot as its table. */
export const plotDocument = ({ stored, file, createdDate }: Where, name: PlotName, { plots }: Tables) => ({
  identifier: name,
  createdDate,
  table: plots[PLOTS[name].table],
  refs: refsOf(stored, file),
});

export type Where = { readonly stored: Stored; readonly file: SequenceFile; readonly createdDate: number };

export const refsOf = ({ state, id }: Stored, file: SequenceFile) => ({
  sample: state.sample,
  object: numberOf(id),
  kind: isPair(id) ? "pairs" : "unpaired",
  file: file.id,
});
