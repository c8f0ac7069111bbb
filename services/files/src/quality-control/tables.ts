// The tables of a quality-control record: deflated in the event, and read from the log when somebody asks for them.
import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import { type AggregateStore, streamOf } from "@isotrail/eventsourcing";
import type { Plots, QcRecord, QcResult, Warning } from "@isotrail/sequence-qc";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import type { Summary } from "../sequencing-object/state.ts";

/** What only the record's own page and its plots show. */
export type Tables = {
  readonly overrepresentedSequences: QcRecord["overrepresentedSequences"];
  readonly plots: Plots;
  readonly warnings: readonly FileWarning[];
};

/** About the content, or about the name that it was sent under. */
type FileWarning = Warning | { readonly code: "MISNAMED"; readonly message: string };

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
/** Bytes: more than the tables of any file take. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The result as the event carries it: numbers for the state, tables for the record's page. */
export async function splitResult({ record, plots, engine, profile, ...result }: QcResult, fileName: string) {
  const warnings = [...result.warnings, ...misnamed(result.compression, fileName)];
  const { overrepresentedSequences, qcReport: _, ...fields } = record;
  const summary: Summary = { ...fields, engine, profile };
  const text = JSON.stringify({ overrepresentedSequences, plots, warnings } satisfies Tables);
  return { summary, tables: await deflate(text), warnings: warnings.map(({ code }) => code) };
}

/** "Plain named .gz, gzip named .fastq: sniff the magic bytes, never the name; accept both, warn." */
function misnamed(compression: QcResult["compression"], fileName: string): FileWarning[] {
  const isGzip = compression === "gzip";
  if (/\.(gz|gzip|bgz)$/i.test(fileName) === isGzip) return [];
  const message = isGzip
    ? "The file is compressed with gzip, but its name does not say so."
    : "The file is named as a gzip file, but it is plain text.";
  return [{ code: "MISNAMED", message }];
}

/** @throws Error when the log has no tables of this file */
export async function tablesOf({ stores }: AggregateStore, id: string, file: string): Promise<Tables> {
  const commits = await stores.eventLog.readStream(streamOf(sequencingObject, id), 0);
  for (const stored of commits.flatMap(({ events }) => events)) {
    if (stored.type !== "QualityControlCompleted") continue;
    const event = sequencingObject.codec.decode(stored);
    if (event.type === "QualityControlCompleted" && event.data.fileId === file && event.data.tables)
      return JSON.parse((await inflate(event.data.tables, { maxOutputLength: MAX_BYTES })).toString());
  }
  throw new Error(`the log has no tables of file ${file}`);
}
