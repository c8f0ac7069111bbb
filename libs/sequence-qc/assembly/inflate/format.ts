// The numbers of the deflate format (RFC 1951), and the form of this decoder's table entries.
// @ts-nocheck: AssemblyScript, compiled by build.ts

// An entry of the literal/length table, u32:
//   bits 0-5   bits of input that it stands for
//   bits 6-7   how many literals it holds, 0 to 3: the first in bits 8-15, then 16-23, 24-31
//   bit 31     it holds a match length (bits 16-24), after at most one literal; a third literal is below 128, so the
//              bit is free
//   otherwise, with no literal, bits 8-9 are its kind:
export const INVALID: u32 = 0;
/** More bits are needed: bits 16-27 begin of the sub-table, bits 28-30 its width. */
export const SUBTABLE: u32 = 1;
/** A match length with extra bits that are read apart: bits 16-20 index into LENGTH_BASE. */
export const EXTRA: u32 = 2;
export const END_OF_BLOCK: u32 = 3;
export const IS_LENGTH: u32 = 0x80000000;
export const LITERALS: u32 = 0xc0;

// An entry of the distance table, u32: bits 0-5 bits of input with the extra bits, bits 8-12 bits of the code alone,
// bits 16-31 the least distance; or one of these marks:
export const DISTANCE_INVALID: u32 = 0xc0;
export const DISTANCE_IS_INVALID: u32 = 0x80;
/** Bits 8-11 width of the sub-table, bits 16-31 its begin. */
export const DISTANCE_SUBTABLE: u32 = 0x40;

/** Widths of the first tables, in bits. */
export const LENGTH_BITS: u32 = 11;
export const DISTANCE_BITS: u32 = 9;
/** Entries that all sub-tables of one code may need at most (zlib's enough.c: 1,332 and 592 in all). */
export const SUBTABLES: u32 = 2048;

export const lengthTable: usize = memory.data(((1 << 11) + 2048) * 4, 64);
export const distanceTable: usize = memory.data(((1 << 9) + 2048) * 4, 64);

// RFC 1951 section 3.2.5: codes 257 to 285 are match lengths, codes 0 to 29 of the other alphabet distances.
export const LENGTH_BASE: usize = memory.data<u16>(
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258],
  16,
);
export const LENGTH_EXTRA: usize = memory.data<u8>(
  [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0],
  16,
);
export const DISTANCE_BASE: usize = memory.data<u16>(
  [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ],
  16,
);
export const DISTANCE_EXTRA: usize = memory.data<u8>(
  [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13],
  16,
);

/** Answers of the decoders. */
export const NEED_INPUT: u32 = 0;
export const OUTPUT_FULL: u32 = 1;
export const FINISHED: u32 = 2;
export const CORRUPT: u32 = 3;
export const TRUNCATED: u32 = 4;
/** Between blocks, to the caller within the kernel only. */
export const BLOCK_ENDED: u32 = 5;
