// The decoder for the last bytes of the input: every symbol is checked against the end.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import {
  BLOCK_ENDED,
  CORRUPT,
  DISTANCE_BITS,
  DISTANCE_IS_INVALID,
  distanceTable,
  END_OF_BLOCK,
  EXTRA,
  IS_LENGTH,
  LENGTH_BASE,
  LENGTH_BITS,
  LENGTH_EXTRA,
  LITERALS,
  lengthTable,
  OUTPUT_FULL,
  SUBTABLE,
  TRUNCATED,
} from "./format.ts";
import { bits, drop, need, output, overrun, peek, setOutput, take } from "./state.ts";

/** Decodes until the output is full or the block ends; the input has no more than what is there. */
export function decodeTail(windowBegin: usize, full: usize): u32 {
  while (output < full) {
    need(48);
    let entry = load<u32>(lengthTable + (peek(LENGTH_BITS) << 2));
    drop(entry & 63);
    if ((entry & (IS_LENGTH | LITERALS)) === 0 && ((entry >>> 8) & 3) === SUBTABLE) {
      entry = load<u32>(lengthTable + ((((entry >>> 16) & 0xfff) + peek((entry >>> 28) & 7)) << 2));
      drop(entry & 63);
    }
    if (overrun()) return TRUNCATED;
    store<u32>(output, entry >>> 8);
    setOutput(output + ((entry & LITERALS) >>> 6));
    if ((entry & IS_LENGTH) === 0) {
      if ((entry & LITERALS) !== 0) continue;
      const kind = (entry >>> 8) & 3;
      if (kind !== EXTRA) return kind === END_OF_BLOCK ? BLOCK_ENDED : CORRUPT;
    }
    const length = (entry & IS_LENGTH) !== 0 ? (entry >>> 16) & 0x1ff : longLength((entry >>> 16) & 31);
    const distance = readDistance();
    if (overrun()) return TRUNCATED;
    if (distance === 0 || output < windowBegin + distance) return CORRUPT;
    for (let i: u32 = 0; i < length; i++) store<u8>(output + i, load<u8>(output + i - distance));
    setOutput(output + length);
  }
  return OUTPUT_FULL;
}

function longLength(i: u32): u32 {
  return (load<u16>(LENGTH_BASE + (i << 1)) as u32) + take(load<u8>(LENGTH_EXTRA + i));
}

/** 0 for what is no distance. */
function readDistance(): u32 {
  need(48);
  let entry = load<u32>(distanceTable + (peek(DISTANCE_BITS) << 2));
  if ((entry & 0xc0) !== 0) {
    if ((entry & DISTANCE_IS_INVALID) !== 0) return 0;
    drop(DISTANCE_BITS);
    entry = load<u32>(distanceTable + (((entry >>> 16) + peek((entry >>> 8) & 15)) << 2));
    if ((entry & 0xc0) !== 0) return 0;
  }
  const extra = (bits & (((1 as u64) << (entry & 63)) - 1)) as u32;
  drop(entry & 63);
  return (entry >>> 16) + (extra >>> ((entry >>> 8) & 31));
}
