// What is known of a file object: the state that its events fold to.
import type { Properties } from "@isotrail/http";
import type { QcRecord } from "@isotrail/sequence-qc";

/** Whose numbers, and by what. */
export type Made = { readonly engine: string; readonly profile: string };

/** The record less what only its own page shows: that stays in the event, and the state stays small. */
export type Summary = Made & Omit<QcRecord, "overrepresentedSequences" | "qcReport">;

export type Failure = Made & {
  readonly code: string;
  readonly record: number | null;
  readonly offset: number | null;
  readonly message: string;
};

export type FileControl =
  | { readonly step: "waiting" }
  | { readonly step: "taken"; readonly takes: number }
  | { readonly step: "done"; readonly at: number; readonly summary: Summary }
  | { readonly step: "failed"; readonly at: number; readonly failure: Failure };

export const WAITING: FileControl = { step: "waiting" };

export type SequenceFile = {
  readonly id: string;
  readonly fileName: string;
  /** Random; the name of the stored bytes. */
  readonly blob: string;
  /** Bytes. */
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly properties: Properties;
  readonly control: FileControl;
};

/** A file as it comes, before quality control. */
export type NewFile = Omit<SequenceFile, "control">;

/** `kept`: deleted, but its bytes belong to a run. `deleted`: its bytes are to go. `destroyed`: they are gone. */
export type FileObject = {
  readonly status: "none" | "live" | "kept" | "deleted" | "destroyed";
  readonly createdDate: number;
  readonly modifiedDate: number;
  readonly sample: string;
  /** Empty for files without a run. */
  readonly run: string;
  /** The run is gone: it keeps no bytes any more. */
  readonly released: boolean;
  /** The run is complete, or gone: quality control may take the files. */
  readonly runDone: boolean;
  readonly projects: readonly string[];
  /** One, or the two of a pair: forward, then reverse. */
  readonly files: readonly SequenceFile[];
};
