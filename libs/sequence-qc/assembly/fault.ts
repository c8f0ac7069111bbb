// The first thing that is wrong with the text, and where: after it nothing more is read.
// @ts-nocheck: AssemblyScript, compiled by build.ts

// The same numbers stand in src/kernel.ts.
export const NONE: u32 = 0;
export const MISSING_AT: u32 = 1;
export const MISSING_PLUS: u32 = 2;
export const TRUNCATED_RECORD: u32 = 3;
export const LENGTH_MISMATCH: u32 = 4;
export const BAD_QUALITY_CHAR: u32 = 5;
export const BAD_SEQUENCE_CHAR: u32 = 6;
export const MIXED_COLOURSPACE: u32 = 7;
export const RECORD_TOO_LONG: u32 = 8;
export const MEMORY_LIMIT: u32 = 9;

export let fault: u32 = NONE;
/** Address of the byte at fault, in the text buffer. */
export let faultAddress: usize = 0;

export function fail(code: u32, address: usize): void {
  if (fault !== NONE) return;
  fault = code;
  faultAddress = address;
}
