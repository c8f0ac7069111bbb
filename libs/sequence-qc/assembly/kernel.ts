// What the kernel shows to src/kernel.ts: start, inflate, readText, and where its statistics lie.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { startBases } from "./bases.ts";
import { startBins } from "./bins.ts";
import { startCareful } from "./careful.ts";
import { startFilter } from "./filter.ts";
import { startGc } from "./gc.ts";
import { startQuality } from "./quality.ts";
import { startReads } from "./reads.ts";
import { startSequences } from "./sequences.ts";

export { coarseBases, fineBases } from "./bases.ts";
export { mismatches } from "./careful.ts";
export { colourSpace } from "./colourspace.ts";
export { readText } from "./fastq.ts";
export { fault, faultAddress } from "./fault.ts";
export { filteredReads } from "./filter.ts";
export { gcShares } from "./gc.ts";
export { beginInflate, inflate } from "./inflate/inflate.ts";
export { input, output } from "./inflate/state.ts";
export { lengthPages, maxLength, minLength } from "./lengths.ts";
export { allocate } from "./memory.ts";
export { qualityPageCount, qualityPages } from "./quality.ts";
export { deletes, letters, lowestQuality, meanQualities, otherLetters, reads } from "./reads.ts";
export { distinct, keyCounts, keys, readsAtLimit } from "./sequences.ts";

/**
 * Call once, before anything else.
 * @param longestWhole @param prefix a read longer than the one counts as a sequence by its first letters, the other
 * @param strict whether a quality of another length than its sequence is a fault
 * @param casava whether reads that Casava marked as filtered are left out
 * @param maxRecordBytes up to 64 MiB @param counterBytes for quality counters, beyond which percentiles are given up
 */
export function start(
  longestWhole: u32,
  prefix: u32,
  strict: bool,
  casava: bool,
  maxRecordBytes: u32,
  counterBytes: u32,
): void {
  startBases();
  startBins();
  startGc();
  startReads();
  startQuality(counterBytes);
  startSequences(longestWhole, prefix);
  startCareful(strict, maxRecordBytes);
  startFilter(casava);
}
