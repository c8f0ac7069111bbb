// What is known of a sequencing object: the state that its events fold to.
import type { Properties } from "@isotrail/http";
import type { QcRecord } from "@isotrail/sequence-qc";

/** The engine and the profile that made a quality-control answer. */
export type MadeBy = { readonly engine: string; readonly profile: string };

/** The record without its tables: those stay in the event, so that states stay small. */
export type Summary = MadeBy &
  Omit<QcRecord, "overrepresentedSequences" | "qcReport" | "modules"> & {
    /** By the name of the module: PASS, WARN, FAIL or UNKNOWN. */
    readonly modules: Readonly<Record<string, string>>;
  };

export type Failure = MadeBy & {
  readonly code: string;
  /** Number of the record in the file, from 1; null for a fault of the file as a whole. */
  readonly record: number | null;
  /** Byte of the file, from 0. */
  readonly offset: number | null;
  readonly message: string;
};

export type FileQualityControl =
  /** Fast5 files and assemblies have none. */
  | { readonly step: "none" }
  | { readonly step: "waiting" }
  /** `takes`: how often in a row quality control took the file and gave no answer. */
  | { readonly step: "taken"; readonly takes: number }
  | { readonly step: "completed"; readonly at: number; readonly summary: Summary }
  | { readonly step: "failed"; readonly at: number; readonly failure: Failure };

export const WAITING: FileQualityControl = { step: "waiting" };
export const NO_QUALITY_CONTROL: FileQualityControl = { step: "none" };

export type Compression = "gzip" | "none";

export type SequenceFile = {
  readonly id: string;
  readonly fileName: string;
  /** Key of the stored bytes; random. */
  readonly blob: string;
  /** Bytes. */
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /** Of the stored bytes, as the first of them say. */
  readonly compression: Compression;
  readonly properties: Properties;
  readonly qualityControl: FileQualityControl;
};

/** A file as uploaded, before quality control. */
export type NewFile = Omit<SequenceFile, "qualityControl">;

export type SequencingObject = {
  /** `kept`: deleted, but a run or an analysis still uses its bytes. `deleted`: its bytes are to be destroyed. `destroyed`: they are. */
  readonly status: "none" | "live" | "kept" | "deleted" | "destroyed";
  /** Milliseconds since the epoch, as is `modifiedDate`. */
  readonly createdDate: number;
  readonly modifiedDate: number;
  readonly sample: string;
  /** Empty for files without a run. */
  readonly run: string;
  /** As it was uploaded: a repeat of that upload gets the same answer, whatever has become of it since. */
  readonly uploadedTo: { readonly sample: string; readonly run: string };
  /** What the content is, of fast5 files and assemblies; empty for others. */
  readonly format: string;
  /** The run was deleted: it keeps no bytes any more. */
  readonly released: boolean;
  /** The run is complete, or was deleted: quality control may take the files. */
  readonly runDone: boolean;
  readonly projects: readonly string[];
  /** The analysis submissions that used it last, at most MOST_REMEMBERED; which of them still do, their own streams say. */
  readonly usedBy: readonly string[];
  /** One file, or the two of a pair: forward, then reverse. */
  readonly files: readonly SequenceFile[];
};

/** A, C, G, T and N of the files that have a quality-control record. */
export const basesOf = ({ files }: SequencingObject): number =>
  files.reduce(
    (sum, { qualityControl }) => sum + (qualityControl.step === "completed" ? qualityControl.summary.totalBases : 0),
    0,
  );
