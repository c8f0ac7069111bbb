// What every read adds once it is complete: counts, lengths, its mean quality, its GC, its sequence.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { filteredReads } from "./filter.ts";
import { addGc } from "./gc.ts";
import { countLength, startLengths } from "./lengths.ts";
import { allocate, increment } from "./memory.ts";

export let reads: u32 = 0;
/** Sum of the lengths of the sequences. */
export let letters: u64 = 0;
/** u32 per mean quality character, 0 to 127. */
export let meanQualities: usize = 0;
/** Lowest quality character of the text; 126 until there is one below. */
export let lowestQuality: u32 = 126;
/** Quality characters 127, which FastQC accepts. */
export let deletes: u32 = 0;
/** Letters other than A, C, G, T and N that the careful reader saw; IUPAC codes of plain reads show in the totals. */
export let otherLetters: u64 = 0;

export function startReads(): void {
  meanQualities = allocate(128 * 4);
  startLengths();
}

/** Whether no record was read before. */
export function isFirst(): bool {
  return reads === 0 && filteredReads === 0;
}

export function seeQuality(lowest: u32): void {
  if (lowest < lowestQuality) lowestQuality = lowest;
}

export function seeDelete(): void {
  deletes++;
}

export function seeOther(): void {
  otherLetters++;
}

/**
 * @param qualitySum sum of the quality characters, @param qualityLength how many: "trunc(sum of raw chars / length)"
 * @param gcCount G and C in the first @param gcCut letters
 */
export function countRead(length: u32, qualitySum: u64, qualityLength: u32, gcCount: u32, gcCut: u32, at: usize): void {
  reads++;
  letters += length;
  countLength(length, at);
  if (qualityLength !== 0) increment(meanQualities + (((qualitySum / qualityLength) as usize) << 2));
  addGc(gcCount, gcCut);
}
