// Members of a gzip file (RFC 1952), any number of them (BGZF is many), into the text; each checked by CRC-32 and size.
import { crc32 } from "node:zlib";
import { QcError } from "./errors.ts";
import { FINISHED, type Kernel, NEED_INPUT, OUTPUT_FULL, TRUNCATED } from "./kernel.ts";
import type { Text } from "./text.ts";

const INPUT = 256 * 1024;
/** Below this much text no expansion is suspicious. */
const HARMLESS = 64 * 1024 * 1024;
const TRAILER = 8;

/** Flags of a member (RFC 1952, section 2.3.1). */
const FHCRC = 2;
const FEXTRA = 4;
const FNAME = 8;
const FCOMMENT = 16;

type Part = "header" | "data" | "trailer" | "zeros";

/** Length of the header in `bytes`, undefined while it is not complete (RFC 1952 section 2.3). */
function headerLength(bytes: Uint8Array): number | undefined {
  if (bytes.length < 10) return undefined;
  const flags = bytes[3] ?? 0;
  if (bytes[2] !== 8 || flags & 0xe0) throw new Error("an unknown compression or flag");
  let at = 10;
  if (flags & FEXTRA) at += 2 + uint16(bytes, at);
  for (const text of [FNAME, FCOMMENT]) {
    if (!(flags & text)) continue;
    const end = at < bytes.length ? bytes.indexOf(0, at) : -1;
    if (end < 0) return undefined;
    at = end + 1;
  }
  if (flags & FHCRC) at = pastHeaderCrc(bytes, at);
  return at <= bytes.length ? at : undefined;
}

/** Where the CRC-16 of the header ends. @throws Error when it is there and is another one */
function pastHeaderCrc(bytes: Uint8Array, at: number): number {
  const there = at + 2 <= bytes.length;
  if (there && (crc32(bytes.subarray(0, at)) & 0xffff) !== uint16(bytes, at))
    throw new Error("its header has another CRC-16");
  return at + 2;
}

const uint16 = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);

export class Gunzip {
  readonly #kernel: Kernel;
  readonly #text: Text;
  readonly #maxExpansion: number;
  readonly #begin: number;
  #from: number;
  #to: number;
  /** Bytes of the file before the input buffer. */
  #offset = 0;
  #part: Part = "header";
  #members = 0;
  #crc = 0;
  #size = 0;
  #windowBegin = 0;
  hadTrailingZeros = false;

  constructor(kernel: Kernel, text: Text, maxExpansion: number) {
    this.#kernel = kernel;
    this.#text = text;
    this.#maxExpansion = maxExpansion;
    this.#begin = kernel.allocate(INPUT + 64);
    this.#from = this.#to = this.#begin;
  }

  push(chunk: Uint8Array): void {
    for (let taken = 0; taken < chunk.length; ) {
      const part = chunk.subarray(taken, taken + this.#begin + INPUT - this.#to);
      if (part.length === 0) throw this.#fault("GZIP_CORRUPT", "a header does not end");
      this.#text.bytes.set(part, this.#to);
      this.#to += part.length;
      taken += part.length;
      this.#decode(false);
      this.#moveUp();
    }
  }

  end(): void {
    this.#decode(true);
    if (this.#part === "zeros" || (this.#part === "header" && this.#from === this.#to && this.#members > 0)) return;
    throw this.#fault("GZIP_TRUNCATED", "the compressed data are cut off");
  }

  #moveUp(): void {
    this.#text.bytes.copyWithin(this.#begin, this.#from, this.#to);
    this.#offset += this.#from - this.#begin;
    this.#to -= this.#from - this.#begin;
    this.#from = this.#begin;
  }

  #fault(code: "GZIP_CORRUPT" | "GZIP_TRUNCATED" | "GZIP_TRAILING_BYTES", what: string): QcError {
    const offset = this.#offset + this.#from - this.#begin;
    return new QcError(code, `The file is not sound gzip: ${what} (byte ${offset} of the file).`, undefined, offset);
  }

  /** Goes on as far as the input allows. */
  #decode(final: boolean): void {
    let moves = true;
    while (moves && this.#from < this.#to + (this.#part === "data" && final ? 1 : 0)) {
      if (this.#part === "header") moves = this.#header();
      else if (this.#part === "data") moves = this.#data(final);
      else if (this.#part === "trailer") moves = this.#trailer();
      else moves = this.#zeros();
    }
  }

  #header(): boolean {
    const bytes = this.#text.bytes.subarray(this.#from, this.#to);
    if (this.#members > 0 && bytes[0] === 0) {
      this.#part = "zeros";
      return true;
    }
    if (bytes[0] !== 0x1f || (bytes.length > 1 && bytes[1] !== 0x8b))
      throw this.#fault("GZIP_TRAILING_BYTES", "other bytes follow the compressed data");
    let length: number | undefined;
    try {
      length = headerLength(bytes);
    } catch (error) {
      throw this.#fault("GZIP_CORRUPT", `a member has ${error instanceof Error ? error.message : error}`);
    }
    if (length === undefined) return false;
    this.#from += length;
    this.#part = "data";
    this.#crc = this.#size = 0;
    this.#windowBegin = this.#text.fill;
    this.#kernel.beginInflate();
    return true;
  }

  #data(final: boolean): boolean {
    const text = this.#text;
    const answer = this.#kernel.inflate(this.#from, this.#to, final ? 1 : 0, this.#windowBegin, text.fill, text.full);
    const output = this.#kernel.output.value >>> 0;
    this.#from = Math.min(this.#kernel.input.value >>> 0, this.#to);
    this.#crc = output > text.fill ? crc32(text.bytes.subarray(text.fill, output), this.#crc) : this.#crc;
    this.#size += output - text.fill;
    text.fill = output;
    if (answer === TRUNCATED) throw this.#fault("GZIP_TRUNCATED", "the compressed data are cut off");
    if (answer !== NEED_INPUT && answer !== OUTPUT_FULL && answer !== FINISHED)
      throw this.#fault("GZIP_CORRUPT", "the compressed data are damaged");
    if (answer === FINISHED) this.#part = "trailer";
    if (answer === OUTPUT_FULL) {
      const moved = text.makeRoom(this.#windowBegin);
      this.#windowBegin = Math.max(this.#windowBegin - moved, text.begin);
      this.#checkExpansion();
    }
    return answer !== NEED_INPUT;
  }

  #checkExpansion(): void {
    const consumed = this.#offset + this.#from - this.#begin;
    if (this.#text.length > HARMLESS && this.#text.length > consumed * this.#maxExpansion)
      throw new QcError(
        "EXPANSION_LIMIT",
        `The file expands more than ${this.#maxExpansion} times.`,
        this.#text.record,
        this.#text.length,
      );
  }

  #trailer(): boolean {
    if (this.#to - this.#from < TRAILER) return false;
    const view = new DataView(this.#text.bytes.buffer, this.#from, TRAILER);
    if (view.getUint32(0, true) !== this.#crc || view.getUint32(4, true) !== this.#size % 2 ** 32)
      throw this.#fault("GZIP_CORRUPT", "a member has another CRC-32 or size than it states");
    this.#from += TRAILER;
    this.#members++;
    this.#part = "header";
    return true;
  }

  /** gzip(1) accepts zeros after the last member, as tapes leave them. */
  #zeros(): boolean {
    this.hadTrailingZeros = true;
    const bytes = this.#text.bytes.subarray(this.#from, this.#to);
    const other = bytes.findIndex((byte) => byte !== 0);
    if (other >= 0) {
      this.#from += other;
      throw this.#fault("GZIP_TRAILING_BYTES", "other bytes follow the compressed data");
    }
    this.#from = this.#to;
    return false;
  }
}
