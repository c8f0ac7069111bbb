// Decoding tables from code lengths (RFC 1951 section 3.2.2: canonical Huffman codes).
// @ts-nocheck: AssemblyScript, compiled by build.ts
import {
  DISTANCE_BASE,
  DISTANCE_BITS,
  DISTANCE_EXTRA,
  DISTANCE_INVALID,
  DISTANCE_SUBTABLE,
  distanceTable,
  END_OF_BLOCK,
  EXTRA,
  IS_LENGTH,
  LENGTH_BASE,
  LENGTH_BITS,
  LENGTH_EXTRA,
  LITERALS,
  lengthTable,
  SUBTABLE,
  SUBTABLES,
} from "./format.ts";

/** u32: how many codes of each length; where the next symbol of each length goes. u16: symbols in order of their codes. */
const counts: usize = memory.data(64, 16);
const offsets: usize = memory.data(64, 16);
const symbols: usize = memory.data(640, 16);
/** The table of single literals, while literals are being joined. */
const single: usize = memory.data((1 << 11) * 4, 64);

/** The low n bits of a code in the order in which they come: Huffman codes are packed from their first bit on. */
export function reversed(code: u32, n: u32): u32 {
  code = ((code & 0x5555) << 1) | ((code >>> 1) & 0x5555);
  code = ((code & 0x3333) << 2) | ((code >>> 2) & 0x3333);
  code = ((code & 0x0f0f) << 4) | ((code >>> 4) & 0x0f0f);
  code = ((code & 0xff) << 8) | ((code >>> 8) & 0xff);
  return code >>> (16 - n);
}

/** Makes the table of literals and lengths from n code lengths (u8); false when they are no complete code. */
export function buildLengths(lengths: usize, n: u32): bool {
  if (countLengths(lengths, n) !== 0) return false;
  sortSymbols(lengths, n);
  if (!fillTable(lengthTable, LENGTH_BITS, false)) return false;
  joinLiterals();
  return true;
}

/** The same for distances; "one distance code of one bit, or none at all" is allowed too (section 3.2.7). */
export function buildDistances(lengths: usize, n: u32): bool {
  const left = countLengths(lengths, n);
  let used: u32 = 0;
  for (let i = 1; i < 16; i++) used += load<u32>(counts + (i << 2));
  if (left < 0 || (left > 0 && used > 1) || (left > 0 && used === 1 && load<u32>(counts, 4) !== 1)) return false;
  for (let i: u32 = 0; i < 1 << DISTANCE_BITS; i++) store<u32>(distanceTable + (i << 2), 1 | DISTANCE_INVALID);
  sortSymbols(lengths, n);
  return fillTable(distanceTable, DISTANCE_BITS, true);
}

/** Counts the codes of each length. 0: a complete code; below: too many codes; above: codes that stand for nothing. */
function countLengths(lengths: usize, n: u32): i32 {
  memory.fill(counts, 0, 64);
  for (let i: u32 = 0; i < n; i++) {
    const count = counts + ((load<u8>(lengths + i) as u32) << 2);
    store<u32>(count, load<u32>(count) + 1);
  }
  store<u32>(counts, 0);
  let left: i32 = 1;
  for (let i = 1; i < 16; i++) {
    left = (left << 1) - load<i32>(counts + (i << 2));
    if (left < 0) return left;
  }
  return left;
}

function sortSymbols(lengths: usize, n: u32): void {
  store<u32>(offsets, 0, 4);
  for (let i = 1; i < 15; i++)
    store<u32>(offsets + (i << 2), load<u32>(offsets + (i << 2)) + load<u32>(counts + (i << 2)), 4);
  for (let i: u32 = 0; i < n; i++) {
    const length: u32 = load<u8>(lengths + i);
    if (length === 0) continue;
    const offset = load<u32>(offsets + (length << 2));
    store<u16>(symbols + (offset << 1), i as u16);
    store<u32>(offsets + (length << 2), offset + 1);
  }
}

/** Walks the codes in order, shortest first; codes longer than the table is wide go to sub-tables. */
function fillTable(table: usize, width: u32, distances: bool): bool {
  let code: u32 = 0;
  let symbolAt: usize = symbols;
  let next: u32 = 1 << width; // where the next sub-table begins
  let stem: u32 = ~0; // the first bits of the codes in the current sub-table
  let begin: u32 = 0;
  let subWidth: u32 = 0;
  for (let length: u32 = 1; length <= 15; length++, code <<= 1) {
    for (let left = load<u32>(counts + (length << 2)); left !== 0; left--, code++, symbolAt += 2) {
      const symbol: u32 = load<u16>(symbolAt);
      const path = reversed(code, length);
      if (length <= width) {
        fillShort(table, width, path, symbol, length, distances);
        continue;
      }
      if ((path & ((1 << width) - 1)) !== stem) {
        stem = path & ((1 << width) - 1);
        subWidth = subtableWidth(length, width, left);
        begin = next;
        next += 1 << subWidth;
        if (next > (1 << width) + SUBTABLES) return false;
        store<u32>(
          table + (stem << 2),
          distances
            ? width | DISTANCE_SUBTABLE | (subWidth << 8) | (begin << 16)
            : width | (SUBTABLE << 8) | (begin << 16) | (subWidth << 28),
        );
      }
      const rest = length - width;
      const entry = distances ? distanceEntry(symbol, rest) : lengthEntry(symbol, rest);
      for (let i = path >>> width; i < 1 << subWidth; i += 1 << rest) store<u32>(table + ((begin + i) << 2), entry);
    }
  }
  return true;
}

/** A short match length is entered once for each value of its extra bits, where they fit, so that one look-up gives all. */
function fillShort(table: usize, width: u32, path: u32, symbol: u32, length: u32, distances: bool): void {
  const extra: u32 = !distances && symbol > 264 && symbol < 285 ? load<u8>(LENGTH_EXTRA + symbol - 257) : 0;
  if (extra === 0 || length + extra > width) {
    const entry = distances ? distanceEntry(symbol, length) : lengthEntry(symbol, length);
    for (let i = path; i < 1 << width; i += 1 << length) store<u32>(table + (i << 2), entry);
    return;
  }
  const base: u32 = load<u16>(LENGTH_BASE + ((symbol - 257) << 1));
  for (let value: u32 = 0; value < 1 << extra; value++) {
    const entry = (length + extra) | IS_LENGTH | ((base + value) << 16);
    for (let i = path | (value << length); i < 1 << width; i += 1 << (length + extra))
      store<u32>(table + (i << 2), entry);
  }
}

/** As many bits as the codes with the same stem need: more, while the shorter ones do not fill the sub-table. */
function subtableWidth(length: u32, width: u32, codesLeft: u32): u32 {
  let bits = length - width;
  let free = ((1 << bits) as i32) - (codesLeft as i32);
  while (free > 0 && length < 15) {
    length++;
    bits++;
    free = (free << 1) - load<i32>(counts + (length << 2));
  }
  return bits;
}

function lengthEntry(symbol: u32, length: u32): u32 {
  if (symbol < 256) return length | (1 << 6) | (symbol << 8);
  if (symbol === 256) return length | (END_OF_BLOCK << 8);
  if (symbol > 285) return length; // "286 and 287 will never actually occur" (section 3.2.6)
  const i = symbol - 257;
  if (load<u8>(LENGTH_EXTRA + i) !== 0) return length | (EXTRA << 8) | (i << 16);
  return length | IS_LENGTH | ((load<u16>(LENGTH_BASE + (i << 1)) as u32) << 16);
}

function distanceEntry(symbol: u32, length: u32): u32 {
  if (symbol > 29) return length | DISTANCE_INVALID;
  const extra: u32 = load<u8>(DISTANCE_EXTRA + symbol);
  return (length + extra) | (length << 8) | ((load<u16>(DISTANCE_BASE + (symbol << 1)) as u32) << 16);
}

function literals(entry: u32): u32 {
  return (entry & LITERALS) >>> 6;
}

/** Where the bits after a literal are known too, its entry takes in what follows: a length, or one or two literals. */
function joinLiterals(): void {
  memory.copy(single, lengthTable, 4 << LENGTH_BITS);
  for (let i: u32 = 0; i < 1 << LENGTH_BITS; i++) {
    const first = load<u32>(single + (i << 2));
    if (literals(first) !== 1) continue;
    const used = first & 63;
    const second = load<u32>(single + ((i >>> used) << 2));
    const both = used + (second & 63);
    if (both > LENGTH_BITS) continue;
    if ((second & IS_LENGTH) !== 0)
      store<u32>(lengthTable + (i << 2), both | (1 << 6) | (first & 0xff00) | (second & 0xffff0000));
    else if (literals(second) === 1)
      store<u32>(lengthTable + (i << 2), joinThird(i, both, (first & 0xff00) | ((second & 0xff00) << 8)));
  }
}

function joinThird(i: u32, used: u32, two: u32): u32 {
  if (used < LENGTH_BITS) {
    const third = load<u32>(single + ((i >>> used) << 2));
    const all = used + (third & 63);
    const fits = literals(third) === 1 && (third & 0x8000) === 0 && all <= LENGTH_BITS;
    if (fits) return all | (3 << 6) | two | ((third & 0xff00) << 16);
  }
  return used | (2 << 6) | two;
}
