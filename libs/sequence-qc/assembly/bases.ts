// How often A, C, G, T and N stand at each position of a read.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { allocate } from "./memory.ts";

/**
 * Positions counted one by one. Beyond, only sums over 1,000 positions are needed: a read that long makes FastQC's groups
 * at least 1,000 wide, and each group but the first few begins at a multiple of 1,000 (counted from 1).
 */
export const FINE: u32 = 65536;
const MAX_BLOCKS: u32 = 67200;

/** u32 [letter][position] */
export let fineBases: usize = 0;
/** u64 [block of 1,000][letter]; the block of position p (from 0) is (p + 1) / 1000. */
export let coarseBases: usize = 0;

// Per 16 positions five vectors of u8 counters, one a letter; they are added to fineBases before a counter can overflow.
let recent: usize = 0;
let recentReads: u32 = 0;
let recentLength: u32 = 0;

/** G and C of the read counted last: in all of it, and in its first `cut` letters. */
export let readGc: u32 = 0;
export let readGcCut: u32 = 0;

/** What a byte counts as: 0 to 4 A C G T N, 5 other, 6 not text. Lower case counts as upper case. */
export let letterClass: usize = 0;
export const OTHER: u8 = 5;
export const NOT_TEXT: u8 = 6;

export function startBases(): void {
  fineBases = allocate(FINE * 5 * 4);
  coarseBases = allocate(MAX_BLOCKS * 5 * 8);
  recent = allocate(FINE * 5);
  letterClass = allocate(256);
  for (let byte: u32 = 0; byte < 256; byte++)
    store<u8>(letterClass + byte, byte === 0 || byte > 127 ? NOT_TEXT : OTHER);
  for (let i = 0; i < 5; i++) {
    const letter: usize = load<u8>(LETTERS + i);
    store<u8>(letterClass + letter, i as u8);
    store<u8>(letterClass + letter + 32, i as u8);
  }
}
/** A C G T N, in the order of their classes. */
export const LETTERS: usize = memory.data<u8>([65, 67, 71, 84, 78]);

export function countBase(letter: u32, position: u32): void {
  if (position < FINE) {
    const cell = fineBases + ((letter * FINE + position) << 2);
    store<u32>(cell, load<u32>(cell) + 1);
  } else {
    const cell = coarseBases + ((((position + 1) / 1000) * 5 + letter) << 3);
    store<u64>(cell, load<u64>(cell) + 1);
  }
}

/** Only letters 0x40 to 0x5F: no lower case, blank, dot, digit, nor anything beyond ASCII, and no end of a line. */
export function isPlain(sequence: usize, length: u32): bool {
  let ones = i8x16.splat(0x40);
  let zeros = i8x16.splat(0);
  const end = sequence + length;
  let p = sequence;
  for (; p + 16 <= end; p += 16) {
    const bytes = v128.load(p);
    ones = v128.and(ones, bytes);
    zeros = v128.or(zeros, bytes);
  }
  let last: u8 = 0x40;
  let any: u8 = 0;
  for (; p < end; p++) {
    last &= load<u8>(p);
    any |= load<u8>(p);
  }
  if ((any & 0xa0) !== 0 || last === 0) return false;
  return !v128.any_true(v128.and(zeros, i8x16.splat(0xa0 as i8))) && i8x16.all_true(ones);
}

/** Counts a plain read of up to FINE letters, and its G and C, in all and in the first `cut` letters (cut <= length). */
export function countBases(sequence: usize, length: u32, cut: u32): void {
  let gc: u32 = 0;
  let gcCut: u32 = 0;
  let counters = recent;
  const whole = length & ~15;
  const cutBlock = cut & ~15;
  const cutMask: u32 = (1 << (cut & 15)) - 1;
  let i: u32 = 0;
  for (; i < whole; i += 16, counters += 80) {
    const found = countBlock(v128.load(sequence + i), counters);
    if (i === cutBlock) gcCut = gc + popcnt(found & cutMask);
    gc += popcnt(found);
  }
  const rest = length & 15;
  if (rest !== 0) {
    const found = countBlock(v128.and(v128.load(sequence + i), firstBytes(rest)), counters);
    if (i === cutBlock) gcCut = gc + popcnt(found & cutMask);
    gc += popcnt(found);
  }
  readGc = gc;
  readGcCut = cut === length ? gc : gcCut;
  if (length > recentLength) recentLength = length;
  if (++recentReads === 255) settleBases();
}

/** All bits set in the first n bytes, n below 16. */
export function firstBytes(n: u32): v128 {
  return v128.load(WINDOW + 16 - n);
}
const WINDOW: usize = memory.data<u8>([
  255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0,
]);

/** Adds sixteen letters to their counters (a comparison gives -1, so subtract); returns the bits of G and C. */
function countBlock(letters: v128, counters: usize): i32 {
  const c = i8x16.eq(letters, i8x16.splat(67));
  const g = i8x16.eq(letters, i8x16.splat(71));
  v128.store(counters, i8x16.sub(v128.load(counters), i8x16.eq(letters, i8x16.splat(65))));
  v128.store(counters, i8x16.sub(v128.load(counters, 16), c), 16);
  v128.store(counters, i8x16.sub(v128.load(counters, 32), g), 32);
  v128.store(counters, i8x16.sub(v128.load(counters, 48), i8x16.eq(letters, i8x16.splat(84))), 48);
  const n = i8x16.eq(letters, i8x16.splat(78));
  if (v128.any_true(n)) v128.store(counters, i8x16.sub(v128.load(counters, 64), n), 64);
  return i8x16.bitmask(v128.or(c, g));
}

/** Adds the u8 counters to the lasting ones. */
export function settleBases(): void {
  for (let position: u32 = 0; position < recentLength; position += 16) {
    for (let letter: u32 = 0; letter < 5; letter++) {
      const counters = recent + position * 5 + letter * 16;
      addBytes(v128.load(counters), fineBases + ((letter * FINE + position) << 2));
      v128.store(counters, i8x16.splat(0));
    }
  }
  recentReads = 0;
  recentLength = 0;
}

/** Adds sixteen u8 to as many u32. */
export function addBytes(bytes: v128, totals: usize): void {
  const low = i16x8.extend_low_i8x16_u(bytes);
  const high = i16x8.extend_high_i8x16_u(bytes);
  v128.store(totals, i32x4.add(v128.load(totals), i32x4.extend_low_i16x8_u(low)));
  v128.store(totals, i32x4.add(v128.load(totals, 16), i32x4.extend_high_i16x8_u(low)), 16);
  v128.store(totals, i32x4.add(v128.load(totals, 32), i32x4.extend_low_i16x8_u(high)), 32);
  v128.store(totals, i32x4.add(v128.load(totals, 48), i32x4.extend_high_i16x8_u(high)), 48);
}
