// Reads that the sequencer's own filter rejected: Casava writes ":Y:" in their ids. They are checked as any other, but
// leave all numbers and are only counted. "header has ':Y:' at index > 0", and at 0 stands the '@'.
// @ts-nocheck: AssemblyScript, compiled by build.ts

/** Whether such reads are left out. */
export let casava: bool = false;
export let filteredReads: u32 = 0;

const COLON: u8 = 58;
const Y: u8 = 89;
const MARKED: u32 = 3;
/** How many bytes of ":Y:" the id ends with so far; MARKED once it had all. */
let matched: u32 = 0;

export function startFilter(on: bool): void {
  casava = on;
}

/** A part of an id; parts of one id come in order, and `beginId` before the next. */
export function readId(p: usize, end: usize): void {
  for (; p < end && matched !== MARKED; p++) {
    const byte = load<u8>(p);
    if (byte === COLON) matched = matched === 2 ? MARKED : 1;
    else matched = byte === Y && matched === 1 ? 2 : 0;
  }
}

export function beginId(): void {
  matched = 0;
}

export function isFiltered(): bool {
  return matched === MARKED;
}

export function countFiltered(): void {
  filteredReads++;
}
