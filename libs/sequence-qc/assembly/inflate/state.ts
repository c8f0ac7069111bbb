// Where the decoder stands between two calls: input, output, and the bits taken from the input but not used.
// @ts-nocheck: AssemblyScript, compiled by build.ts

export let input: usize = 0;
export let inputEnd: usize = 0;
export let output: usize = 0;
export let bits: u64 = 0;
export let bitCount: u32 = 0;

export function setInput(from: usize, to: usize): void {
  input = from;
  inputEnd = to;
}

export function setOutput(to: usize): void {
  output = to;
}

export function setBits(value: u64, count: u32, next: usize): void {
  bits = value;
  bitCount = count;
  input = next;
}

/** At least n bits (up to 56), with zeros after the end of the input: `overrun` tells. */
export function need(n: u32): void {
  while (bitCount < n) {
    if (input < inputEnd) bits |= (load<u8>(input) as u64) << bitCount;
    input++;
    bitCount += 8;
  }
}

export function peek(n: u32): u32 {
  return (bits as u32) & ((1 << n) - 1);
}

export function drop(n: u32): void {
  bits >>= n as u64;
  bitCount -= n;
}

export function take(n: u32): u32 {
  need(n);
  const value = peek(n);
  drop(n);
  return value;
}

/** Whether more bits were used than the input has. */
export function overrun(): bool {
  return input - (bitCount >>> 3) > inputEnd;
}

/** Gives whole unused bytes back to the input. */
export function unread(): void {
  input -= bitCount >>> 3;
  bitCount &= 7;
  bits &= ((1 as u64) << bitCount) - 1;
}

/** "Any bits of input up to the next byte boundary are ignored." (RFC 1951 section 3.2.4) */
export function alignToByte(): void {
  drop(bitCount & 7);
  unread();
}
