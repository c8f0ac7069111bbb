// The header of a deflate block (RFC 1951 section 3.2.3) and the codes that it brings.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { buildDistances, buildLengths, reversed } from "./huffman.ts";
import { alignToByte, drop, need, peek, take } from "./state.ts";

export let isLast: bool = false;
/** Bytes of a stored block that are still to come. */
export let storedLeft: u32 = 0;

/** Kinds of a block, and what readHeader answers; BAD for anything that is no block. */
export const STORED: u32 = 0;
export const COMPRESSED: u32 = 1;
export const BAD: u32 = 3;

/** u8: code lengths of literals and lengths, then of distances. */
const lengths: usize = memory.data(352, 16);
const codeLengths: usize = memory.data(32, 16);
/** Per 7 bits of input: the symbol of the code of code lengths, and its width. */
const metaSymbols: usize = memory.data(128, 16);
const metaWidths: usize = memory.data(128, 16);

/** "The order of the code length codes" (section 3.2.7). */
const ORDER: usize = memory.data<u8>([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15], 16);

export function beginStream(): void {
  isLast = false;
}

export function storedTaken(bytes: u32): void {
  storedLeft -= bytes;
}

export function readHeader(): u32 {
  isLast = take(1) === 1;
  const kind = take(2);
  if (kind === 0) return readStored();
  if (kind === 1) return readFixed();
  return kind === 2 ? readDynamic() : BAD;
}

/** Section 3.2.4: LEN and its one's complement. */
function readStored(): u32 {
  alignToByte();
  const length = take(16);
  const complement = take(16);
  if ((length ^ complement) !== 0xffff) return BAD;
  storedLeft = length;
  alignToByte();
  return STORED;
}

/** Section 3.2.6: the fixed codes. */
function readFixed(): u32 {
  memory.fill(lengths, 8, 144);
  memory.fill(lengths + 144, 9, 112);
  memory.fill(lengths + 256, 7, 24);
  memory.fill(lengths + 280, 8, 8);
  memory.fill(lengths + 288, 5, 32);
  return buildLengths(lengths, 288) && buildDistances(lengths + 288, 32) ? COMPRESSED : BAD;
}

/** Section 3.2.7: the codes, themselves coded. */
function readDynamic(): u32 {
  const literals = take(5) + 257;
  const distances = take(5) + 1;
  const codes = take(4) + 4;
  if (literals > 286 || distances > 30) return BAD;
  memory.fill(codeLengths, 0, 19);
  for (let i: u32 = 0; i < codes; i++) store<u8>(codeLengths + load<u8>(ORDER + i), take(3) as u8);
  if (!buildMeta() || !readLengths(literals + distances)) return BAD;
  if (load<u8>(lengths, 256) === 0) return BAD; // no end of block
  return buildLengths(lengths, literals) && buildDistances(lengths + literals, distances) ? COMPRESSED : BAD;
}

/** The code of the code lengths must be complete. */
function buildMeta(): bool {
  memory.fill(metaWidths, 0, 128);
  let code: u32 = 0;
  let filled: u32 = 0;
  for (let width: u32 = 1; width <= 7; width++, code <<= 1) {
    for (let symbol: u32 = 0; symbol < 19; symbol++) {
      if ((load<u8>(codeLengths + symbol) as u32) !== width) continue;
      filled += 1 << (7 - width);
      if (filled > 128) return false;
      for (let i = reversed(code, width); i < 128; i += 1 << width) {
        store<u8>(metaSymbols + i, symbol as u8);
        store<u8>(metaWidths + i, width as u8);
      }
      code++;
    }
  }
  return filled === 128;
}

function readLengths(total: u32): bool {
  let i: u32 = 0;
  while (i < total) {
    need(14);
    const at = peek(7);
    const symbol: u32 = load<u8>(metaSymbols + at);
    drop(load<u8>(metaWidths + at));
    if (symbol < 16) {
      store<u8>(lengths + i++, symbol as u8);
      continue;
    }
    if (symbol === 16 && i === 0) return false;
    const value: u8 = symbol === 16 ? load<u8>(lengths + i - 1) : 0;
    const repeat = symbol === 16 ? 3 + take(2) : symbol === 17 ? 3 + take(3) : 11 + take(7);
    if (i + repeat > total) return false;
    memory.fill(lengths + i, value, repeat);
    i += repeat;
  }
  return true;
}
