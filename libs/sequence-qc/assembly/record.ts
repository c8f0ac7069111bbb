// The usual record, whole in the buffer: ended by LF, plain letters, as many quality characters as letters.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { countBases, FINE, firstBytes, isPlain, readGcCut } from "./bases.ts";
import { countWhole } from "./bins.ts";
import { decideColourSpace } from "./colourspace.ts";
import { beginId, casava, countFiltered, isFiltered, readId } from "./filter.ts";
import { gcLength } from "./gc.ts";
import { AT, LF, lineEnd, PLUS } from "./lines.ts";
import { countRead, isFirst, seeQuality } from "./reads.ts";
import { keyLength, takeSequence } from "./sequences.ts";

/** Answers of readRecord below the address of the next record. */
export const INCOMPLETE: usize = 0;
export const UNUSUAL: usize = 1;

// Most reads are as long as the one before: two bytes then show where the line ends.
let lastLength: u32 = 0;
let lowest: u32 = 0;
let sum: u32 = 0;

/**
 * Counts the record that begins at p and returns where the next one begins; INCOMPLETE when it does not end before `end`,
 * UNUSUAL when the careful reader must take it (nothing is counted yet then).
 */
export function readRecord(p: usize, end: usize): usize {
  if (load<u8>(p) !== AT) return UNUSUAL;
  const idEnd = lineEnd(p, end);
  if (idEnd >= end) return INCOMPLETE;
  if (load<u8>(idEnd) !== LF) return UNUSUAL;
  const sequence = idEnd + 1;
  let length = lastLength;
  const likely = sequence + length;
  if (likely + length + 4 > end || load<u8>(likely) !== LF || load<u8>(likely, 1) !== PLUS) {
    const sequenceEnd = lineEnd(sequence, end);
    if (sequenceEnd >= end) return INCOMPLETE;
    length = (sequenceEnd - sequence) as u32;
  }
  const plus = sequence + length + 1;
  if (plus + 1 >= end) return INCOMPLETE;
  if (load<u8>(plus) !== PLUS) return UNUSUAL;
  const plusEnd = load<u8>(plus, 1) === LF ? plus + 1 : lineEnd(plus, end);
  if (plusEnd >= end) return INCOMPLETE;
  const quality = plusEnd + 1;
  if (quality + length >= end) return INCOMPLETE;
  if (load<u8>(plusEnd) !== LF || load<u8>(quality + length) !== LF || length > FINE) return UNUSUAL;
  if (isFirst() && decideColourSpace(sequence, sequence + length)) return UNUSUAL;
  if (!isPlain(sequence, length) || !measureQuality(quality, length)) return UNUSUAL;
  if (casava && isRejected(p, idEnd)) countFiltered();
  else count(sequence, quality, length);
  return quality + length + 1;
}

function isRejected(id: usize, end: usize): bool {
  readId(id, end);
  const rejected = isFiltered();
  beginId();
  return rejected;
}

function count(sequence: usize, quality: usize, length: u32): void {
  const cut = gcLength(length);
  countBases(sequence, length, cut);
  countWhole(quality, length);
  seeQuality(lowest);
  countRead(length, sum, length, readGcCut, cut, quality);
  takeSequence(sequence, keyLength(length));
  lastLength = length;
}

/** Sets sum and lowest; false when a character is not 33 to 126 (which an end of line is not either). */
function measureQuality(quality: usize, length: u32): bool {
  let low = i8x16.splat(126);
  let high = i8x16.splat(33);
  let sums = i32x4.splat(0);
  const whole = length & ~15;
  let i: u32 = 0;
  for (; i < whole; i += 16) {
    const bytes = v128.load(quality + i);
    low = i8x16.min_u(low, bytes);
    high = i8x16.max_u(high, bytes);
    sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes)));
  }
  if (i < length) {
    const mask = firstBytes(length & 15);
    const bytes = v128.and(v128.load(quality + i), mask);
    low = i8x16.min_u(low, v128.or(bytes, v128.not(mask)));
    high = i8x16.max_u(high, bytes);
    sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes)));
  }
  sum =
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3);
  lowest = lowestOf(low);
  return lowest >= 33 && !v128.any_true(i8x16.gt_u(high, i8x16.splat(126)));
}

function lowestOf(bytes: v128): u32 {
  let v = i8x16.min_u(bytes, i8x16.shuffle(bytes, bytes, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7));
  v = i8x16.min_u(v, i8x16.shuffle(v, v, 4, 5, 6, 7, 0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15));
  v = i8x16.min_u(v, i8x16.shuffle(v, v, 2, 3, 0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
  const a: u32 = i8x16.extract_lane_u(v, 0);
  const b: u32 = i8x16.extract_lane_u(v, 1);
  return a < b ? a : b;
}
