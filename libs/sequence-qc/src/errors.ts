// Why a file has no quality-control record: a code that stays the same, where it happened, and a sentence for people.

/** Codes of the faults of the text, numbered as in assembly/fault.ts. */
export const TEXT_FAULTS = [
  undefined,
  "MISSING_AT",
  "MISSING_PLUS",
  "TRUNCATED_RECORD",
  "LENGTH_MISMATCH",
  "BAD_QUALITY_CHAR",
  "BAD_SEQUENCE_CHAR",
  "MIXED_COLOURSPACE",
  "RECORD_TOO_LONG",
  "MEMORY_LIMIT",
] as const;

export type TextFault = Exclude<(typeof TEXT_FAULTS)[number], undefined>;

export type QcCode =
  | TextFault
  | "EMPTY_FILE"
  | "EMPTY"
  | "UNSUPPORTED_FORMAT"
  | "GZIP_CORRUPT"
  | "GZIP_TRUNCATED"
  | "GZIP_TRAILING_BYTES"
  | "EXPANSION_LIMIT";

/** The file is not what its record could be made from. Trying again gives the same. */
export class QcError extends Error {
  readonly code: QcCode;
  /** Number of the record, from 1; undefined for faults of the file as a whole. */
  readonly record: number | undefined;
  /** Byte, from 0: of the decompressed text; of the file for codes that begin GZIP_. */
  readonly offset: number | undefined;
  constructor(code: QcCode, message: string, record?: number, offset?: number) {
    super(message);
    this.name = "QcError";
    this.code = code;
    this.record = record;
    this.offset = offset;
  }
}

const SENTENCES: Record<TextFault, string> = {
  MISSING_AT: "does not begin with '@'",
  MISSING_PLUS: "has no '+' at the begin of its third line; a record has four lines, its sequence exactly one",
  TRUNCATED_RECORD: "is cut off by the end of the file",
  LENGTH_MISMATCH: "has not as many quality characters as letters",
  BAD_QUALITY_CHAR: "has a quality character outside '!' (33) to DEL (127)",
  BAD_SEQUENCE_CHAR: "has a byte in its sequence that is not text",
  MIXED_COLOURSPACE: "is not in colour-space, but the first record is",
  RECORD_TOO_LONG: "is longer than a record may be",
  MEMORY_LIMIT: "needs more memory than a file may take",
};

export function textFault(code: TextFault, record: number, offset: number): QcError {
  return new QcError(code, `Record ${record} ${SENTENCES[code]} (byte ${offset} of the text).`, record, offset);
}
