// The quick decoder of a compressed block: no check of the input's end per symbol, up to three literals per look-up.
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
  NEED_INPUT,
  SUBTABLE,
} from "./format.ts";
import { bitCount, bits, input, inputEnd, output, setBits, setOutput } from "./state.ts";

/** A round reads at most three times 8 bytes. */
const MARGIN: usize = 24;

/**
 * Decodes until the output is full, the block ends (BLOCK_ENDED), or less than MARGIN bytes of input are left
 * (NEED_INPUT). May write up to 300 bytes beyond `full`, all but the last 32 of them true output.
 * The bit buffer is refilled without a branch: eight bytes are or-ed in above the bits that are there, and the input
 * advances by the bytes that fitted; bits above `count` are the next bits of the input already, so or-ing them again
 * changes nothing. After a refill there are at least 56 bits.
 */
export function decodeFast(windowBegin: usize, full: usize): u32 {
  let next = input;
  let out = output;
  let b = bits;
  let count = bitCount;
  let answer = NEED_INPUT;
  const last = inputEnd - MARGIN;
  if ((last as i32) - (next as i32) <= 0 || out >= full) return NEED_INPUT;
  b |= load<u64>(next) << count;
  next += (63 - count) >>> 3;
  count |= 56;
  let entry = load<u32>(lengthTable + (((b as u32) & ((1 << LENGTH_BITS) - 1)) << 2));
  do {
    b >>= entry & 63;
    count -= entry & 63;
    store<u32>(out, entry >>> 8);
    out += (entry >>> 6) & 3;
    let length: u32 = (entry >>> 16) & 0x1ff;
    if ((entry & IS_LENGTH) === 0) {
      if ((entry & LITERALS) === 0) {
        if (((entry >>> 8) & 3) === SUBTABLE) {
          const width = (entry >>> 28) & 7;
          entry = load<u32>(lengthTable + ((((entry >>> 16) & 0xfff) + ((b as u32) & ((1 << width) - 1))) << 2));
          b >>= entry & 63;
          count -= entry & 63;
          store<u8>(out, (entry >>> 8) as u8);
          out += (entry >>> 6) & 1;
          length = (entry >>> 16) & 0x1ff;
        }
        if ((entry & (IS_LENGTH | LITERALS)) === 0) {
          const kind = (entry >>> 8) & 3;
          if (kind !== EXTRA) {
            answer = kind === END_OF_BLOCK ? BLOCK_ENDED : CORRUPT;
            break;
          }
          const i = (entry >>> 16) & 31;
          const extra: u32 = load<u8>(LENGTH_EXTRA + i);
          length = (load<u16>(LENGTH_BASE + (i << 1)) as u32) + ((b as u32) & ((1 << extra) - 1));
          b >>= extra;
          count -= extra;
        }
      }
      if ((entry & LITERALS) !== 0) {
        entry = load<u32>(lengthTable + (((b as u32) & ((1 << LENGTH_BITS) - 1)) << 2));
        b |= load<u64>(next) << count;
        next += (63 - count) >>> 3;
        count |= 56;
        continue;
      }
      if (count < 32) {
        b |= load<u64>(next) << count;
        next += (63 - count) >>> 3;
        count |= 56;
      }
    }
    let far = load<u32>(distanceTable + (((b as u32) & ((1 << DISTANCE_BITS) - 1)) << 2));
    if ((far & 0xc0) !== 0) {
      if ((far & DISTANCE_IS_INVALID) !== 0) {
        answer = CORRUPT;
        break;
      }
      const width = (far >>> 8) & 15;
      b >>= DISTANCE_BITS;
      count -= DISTANCE_BITS;
      far = load<u32>(distanceTable + (((far >>> 16) + ((b as u32) & ((1 << width) - 1))) << 2));
      if ((far & 0xc0) !== 0) {
        answer = CORRUPT;
        break;
      }
    }
    const extraBits = (b & (((1 as u64) << (far & 63)) - 1)) as u32;
    b >>= far & 63;
    count -= far & 63;
    const distance = (far >>> 16) + (extraBits >>> ((far >>> 8) & 31));
    const from = out - distance;
    if (out < windowBegin + distance) {
      answer = CORRUPT;
      break;
    }
    // the next look-up does not wait for the copy
    entry = load<u32>(lengthTable + (((b as u32) & ((1 << LENGTH_BITS) - 1)) << 2));
    b |= load<u64>(next) << count;
    next += (63 - count) >>> 3;
    count |= 56;
    copyMatch(out, from, distance, length);
    out += length;
  } while (next < last && out < full);
  setBits(b, count, next);
  setOutput(out);
  return answer;
}

/** May write up to 31 bytes beyond the match. An overlapping match repeats its last `distance` bytes (section 3.2.3). */
export function copyMatch(to: usize, from: usize, distance: u32, length: u32): void {
  const end = to + length;
  if (distance >= 16) {
    // two at once: few matches are longer, and a branch that is hard to foresee costs more than a store
    v128.store(to, v128.load(from));
    v128.store(to, v128.load(from, 16), 16);
    for (to += 32, from += 32; to < end; to += 16, from += 16) v128.store(to, v128.load(from));
  } else if (distance === 1) {
    const byte = i8x16.splat(load<i8>(from));
    do {
      v128.store(to, byte);
      to += 16;
    } while (to < end);
  } else if (distance >= 8) {
    do {
      store<u64>(to, load<u64>(from));
      to += 8;
      from += 8;
    } while (to < end);
  } else {
    do {
      store<u8>(to++, load<u8>(from++));
    } while (to < end);
  }
}
