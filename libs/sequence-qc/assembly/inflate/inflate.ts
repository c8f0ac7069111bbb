// A deflate stream (RFC 1951), over as many calls as its input comes in.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { decodeFast } from "./fast.ts";
import { BLOCK_ENDED, CORRUPT, FINISHED, NEED_INPUT, OUTPUT_FULL, TRUNCATED } from "./format.ts";
import { BAD, beginStream, isLast, readHeader, STORED, storedLeft, storedTaken } from "./header.ts";
import { alignToByte, input, inputEnd, output, overrun, setBits, setInput, setOutput, unread } from "./state.ts";
import { decodeTail } from "./tail.ts";

const BETWEEN_BLOCKS: u32 = 0;
const IN_STORED: u32 = 1;
const IN_COMPRESSED: u32 = 2;
let phase: u32 = BETWEEN_BLOCKS;

/** No header of a block is longer: 17 + 19 * 3 + 316 * 14 bits. */
const HEADER: usize = 600;

export function beginInflate(): void {
  phase = BETWEEN_BLOCKS;
  beginStream();
  setBits(0, 0, 0);
}

/**
 * Decodes input [from, to) to `out` until the output reaches `full` (OUTPUT_FULL), the input is used up as far as it can
 * be (NEED_INPUT; never when `final`), or the stream ends (FINISHED). `input` and `output` tell then how far it came.
 * @param windowBegin the oldest output byte that a match may reach
 */
export function inflate(from: usize, to: usize, final: bool, windowBegin: usize, out: usize, full: usize): u32 {
  setInput(from, to);
  setOutput(out);
  const answer = decode(final, windowBegin, full);
  if (answer === FINISHED) alignToByte();
  else unread();
  return answer === FINISHED && input > inputEnd ? TRUNCATED : answer;
}

function decode(final: bool, windowBegin: usize, full: usize): u32 {
  let answer = BLOCK_ENDED;
  while (answer === BLOCK_ENDED) {
    if (phase === BETWEEN_BLOCKS) {
      if (isLast) return FINISHED;
      const failure = beginBlock(final);
      if (failure !== BLOCK_BEGUN) return failure;
    }
    answer = phase === IN_STORED ? copyStored(final, full) : decodeCompressed(final, windowBegin, full);
    if (answer === BLOCK_ENDED) phase = BETWEEN_BLOCKS;
  }
  return answer;
}

const BLOCK_BEGUN: u32 = 6;

function beginBlock(final: bool): u32 {
  if (!final && inputEnd - input < HEADER) return NEED_INPUT;
  const kind = readHeader();
  if (overrun()) return TRUNCATED;
  if (kind === BAD) return CORRUPT;
  phase = kind === STORED ? IN_STORED : IN_COMPRESSED;
  return BLOCK_BEGUN;
}

function decodeCompressed(final: bool, windowBegin: usize, full: usize): u32 {
  const answer = decodeFast(windowBegin, full);
  if (answer !== NEED_INPUT) return answer;
  if (output >= full) return OUTPUT_FULL;
  return final ? decodeTail(windowBegin, full) : NEED_INPUT;
}

function copyStored(final: bool, full: usize): u32 {
  let n: usize = storedLeft;
  if (n > inputEnd - input) n = inputEnd - input;
  if (output < full && n > full - output) n = full - output;
  if (output >= full) n = 0;
  memory.copy(output, input, n);
  setInput(input + n, inputEnd);
  setOutput(output + n);
  storedTaken(n as u32);
  if (storedLeft === 0) return BLOCK_ENDED;
  if (output >= full) return OUTPUT_FULL;
  return final ? TRUNCATED : NEED_INPUT;
}
