// The text of a file on its way through the kernel: a buffer in the kernel's memory that is filled, read, and moved up.
import { QcError, TEXT_FAULTS, textFault } from "./errors.ts";
import type { Kernel } from "./kernel.ts";
import { seenFormat } from "./sniff.ts";

/** RFC 1951 section 2: a match reaches back 32 KiB at most. */
const WINDOW = 32768;
/** The decoder may write, and searches may read, this far beyond the end. */
const SLACK = 1024;
const BOM = [0xef, 0xbb, 0xbf];

export class Text {
  readonly #kernel: Kernel;
  readonly begin: number;
  readonly #size: number;
  #bytes: Uint8Array;
  /** Offset in the text of the first byte in the buffer. */
  #offset = 0;
  #read: number;
  #started = false;
  /** Address of the first free byte. */
  fill: number;
  hadByteOrderMark = false;

  /** @param size bytes of the buffer; a record of more than half of it is read in parts */
  constructor(kernel: Kernel, size: number) {
    this.#kernel = kernel;
    this.#size = size;
    this.begin = kernel.allocate(size + WINDOW + SLACK);
    this.#read = this.fill = this.begin;
    this.#bytes = new Uint8Array(kernel.memory.buffer);
  }

  /** The kernel's memory; a new view after it has grown. */
  get bytes(): Uint8Array {
    if (this.#bytes.buffer !== this.#kernel.memory.buffer) this.#bytes = new Uint8Array(this.#kernel.memory.buffer);
    return this.#bytes;
  }

  /** Address at which the buffer counts as full. */
  get full(): number {
    return this.begin + this.#size + WINDOW;
  }

  /** Bytes of text so far. */
  get length(): number {
    return this.#offset + this.fill - this.begin;
  }

  /** Number of the record that is read now, from 1. */
  get record(): number {
    return (this.#kernel.reads.value >>> 0) + (this.#kernel.filteredReads.value >>> 0) + 1;
  }

  /** Copies text in, reading whenever the buffer is full. */
  append(chunk: Uint8Array): void {
    for (let taken = 0; taken < chunk.length; ) {
      if (this.fill >= this.full) this.makeRoom(this.fill);
      const part = chunk.subarray(taken, taken + this.full - this.fill);
      this.bytes.set(part, this.fill);
      this.fill += part.length;
      taken += part.length;
    }
  }

  /**
   * Reads, and moves what must stay to the begin of the buffer: what is not yet read, and the window of the decoder.
   * @param windowBegin the oldest byte that the decoder may need
   * @returns by how much addresses moved
   */
  makeRoom(windowBegin: number): number {
    this.read(false);
    const keep = Math.min(this.#read, Math.max(windowBegin, this.fill - WINDOW));
    const moved = keep - this.begin;
    this.bytes.copyWithin(this.begin, keep, this.fill);
    this.fill -= moved;
    this.#read -= moved;
    this.#offset += moved;
    return moved;
  }

  /** @throws QcError the first fault of the text */
  read(final: boolean): void {
    if (!this.#started && !this.#start(final)) return;
    this.#read = this.#kernel.readText(this.#read, this.fill, this.#size >>> 1, final ? 1 : 0) >>> 0;
    this.#check();
  }

  #start(final: boolean): boolean {
    if (this.fill - this.begin < BOM.length && !final) return false;
    this.#started = true;
    this.hadByteOrderMark = BOM.every((byte, i) => this.begin + i < this.fill && this.bytes[this.begin + i] === byte);
    if (this.hadByteOrderMark) this.#read += BOM.length;
    return true;
  }

  #check(): void {
    const code = TEXT_FAULTS[this.#kernel.fault.value];
    if (!code) return;
    const address = this.#kernel.faultAddress.value >>> 0;
    const offset = this.#offset + address - this.begin;
    if (code !== "MISSING_AT" || this.record > 1) throw textFault(code, this.record, offset);
    const seen = seenFormat(this.bytes.subarray(address, Math.min(address + 16, this.fill)));
    throw new QcError("UNSUPPORTED_FORMAT", `This is not FASTQ: it looks like ${seen}.`, 1, offset);
  }
}
