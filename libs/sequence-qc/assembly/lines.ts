// Where lines end. "LF, CRLF and lone CR all end a line" (Java's readLine, which defines what FastQC counts).
// @ts-nocheck: AssemblyScript, compiled by build.ts

export const LF: u8 = 10;
export const CR: u8 = 13;
export const AT: u8 = 64;
export const PLUS: u8 = 43;

/** Address of the first LF or CR in [p, end), or `end`. Reads up to 15 bytes past `end`, which the buffer has. */
export function lineEnd(p: usize, end: usize): usize {
  const lf = i8x16.splat(LF);
  const cr = i8x16.splat(CR);
  for (; p < end; p += 16) {
    const bytes = v128.load(p);
    const found = i8x16.bitmask(v128.or(i8x16.eq(bytes, lf), i8x16.eq(bytes, cr)));
    if (found) {
      p += ctz(found);
      return p < end ? p : end;
    }
  }
  return end;
}

/** Whether [p, end) holds four ended lines: a whole record. A CR as the last byte ends its line. */
export function holdsRecord(p: usize, end: usize): bool {
  for (let line = 0; line < 4; line++) {
    p = lineEnd(p, end);
    if (p >= end) return false;
    if (load<u8>(p) === CR && p + 1 < end && load<u8>(p + 1) === LF) p++;
    p++;
  }
  return true;
}
