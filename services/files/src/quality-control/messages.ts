// What the service and a thread of quality control say to each other.
import type { QcResult } from "@isotrail/sequence-qc";

/** Why a file has no record. `record` from 1 and `offset` in bytes from 0, where they are known. */
export type Fault = {
  readonly code: string;
  readonly record: number | null;
  readonly offset: number | null;
  readonly message: string;
};

export type ToThread =
  | { readonly type: "begin" }
  | { readonly type: "chunk"; readonly bytes: Uint8Array }
  | { readonly type: "end" };

export type FromThread =
  /** The thread has done with one chunk. */
  | { readonly type: "taken" }
  | { readonly type: "result"; readonly result: QcResult }
  | { readonly type: "fault"; readonly fault: Fault };

export type Answer = Exclude<FromThread, { type: "taken" }>;
