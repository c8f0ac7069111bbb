// FASTQ to FASTA, as a stream: '>' and the id line, then the sequence in one line as it is stored (not wrapped, for lines
// of any length are FASTA; letters keep their case; colour-space stays as it is).
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { QcError, textFault } from "./errors.ts";
import { seenFormat } from "./sniff.ts";

const LF = 10;
const CR = 13;
const GREATER = Buffer.from(">");
const NEW_LINE = Buffer.from("\n");
/** Answered in pieces of about this size. */
const PIECE = 64 * 1024;

const ID = 0;
const SEQUENCE = 1;
const SEPARATOR = 2;
const QUALITY = 3;

/** Four-line records: which line a part belongs to, and what of it goes out. */
class Converter {
  #line = ID;
  #lineBytes = 0;
  #skipLf = false;
  #records = 0;
  #offset = 0;
  #out: Uint8Array[] = [];
  size = 0;

  take(chunk: Buffer): void {
    // each is looked for once: where lines end in only one of the two, the other would be sought to the end at every line
    let lf = seek(chunk, LF, 0);
    let cr = seek(chunk, CR, 0);
    for (let at = 0; at < chunk.length; ) {
      if (this.#skipLf && chunk[at] === LF) at++;
      this.#skipLf = false;
      if (lf < at) lf = seek(chunk, LF, at);
      if (cr < at) cr = seek(chunk, CR, at);
      const end = Math.min(lf, cr);
      this.#part(chunk.subarray(at, end), this.#offset + at);
      if (end === chunk.length) break;
      this.#skipLf = end === cr;
      this.#endLine(this.#offset + end);
      at = end + 1;
    }
    this.#offset += chunk.length;
  }

  /** @throws QcError when the text ends within a record, or has none */
  end(): void {
    if (this.#line === QUALITY && this.#lineBytes > 0) this.#records++;
    else if (this.#line !== ID || this.#lineBytes > 0)
      throw textFault("TRUNCATED_RECORD", this.#records + 1, this.#offset);
    if (this.#records === 0) throw new QcError("EMPTY", "The file has no records.", undefined, 0);
  }

  flush(): Uint8Array {
    const piece = Buffer.concat(this.#out, this.size);
    this.#out = [];
    this.size = 0;
    return piece;
  }

  #part(bytes: Buffer, offset: number): void {
    if (bytes.length === 0) return;
    if (this.#lineBytes === 0) this.#begin(bytes, offset);
    if (this.#line === ID) this.#emit(this.#lineBytes === 0 ? bytes.subarray(1) : bytes);
    else if (this.#line === SEQUENCE) this.#emit(bytes);
    this.#lineBytes += bytes.length;
  }

  #begin(bytes: Buffer, offset: number): void {
    if (this.#line === ID && bytes[0] !== 0x40) {
      if (this.#records > 0) throw textFault("MISSING_AT", this.#records + 1, offset);
      const seen = seenFormat(bytes.subarray(0, 16));
      throw new QcError("UNSUPPORTED_FORMAT", `This is not FASTQ: it looks like ${seen}.`, 1, offset);
    }
    if (this.#line === ID) this.#emit(GREATER);
    if (this.#line === SEPARATOR && bytes[0] !== 0x2b) throw textFault("MISSING_PLUS", this.#records + 1, offset);
  }

  #endLine(offset: number): void {
    if (this.#line === ID && this.#lineBytes === 0) return; // a blank line between records
    if (this.#line === SEPARATOR && this.#lineBytes === 0) throw textFault("MISSING_PLUS", this.#records + 1, offset);
    if (this.#line <= SEQUENCE) this.#emit(NEW_LINE);
    if (this.#line === QUALITY) this.#records++;
    this.#line = (this.#line + 1) % 4;
    this.#lineBytes = 0;
  }

  #emit(bytes: Uint8Array): void {
    this.#out.push(bytes);
    this.size += bytes.length;
  }
}

/** Where the byte is next, or the end of the chunk. */
function seek(chunk: Buffer, byte: number, from: number): number {
  const at = chunk.indexOf(byte, from);
  return at < 0 ? chunk.length : at;
}

/** The source, unpacked when its first two bytes say gzip. */
async function* textOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < 2) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  async function* whole(): AsyncGenerator<Buffer> {
    try {
      if (head.length > 0) yield head;
      for (let next = await chunks.next(); !next.done; next = await chunks.next())
        yield Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
    } finally {
      await chunks.return?.();
    }
  }
  if (head[0] !== 0x1f || head[1] !== 0x8b) {
    yield* whole();
    return;
  }
  const packed = Readable.from(whole());
  const unpacked = createGunzip({ chunkSize: PIECE });
  packed.on("error", (error) => unpacked.destroy(error));
  try {
    for await (const chunk of packed.pipe(unpacked)) yield chunk;
  } catch (error) {
    throw gzipFault(error);
  } finally {
    packed.destroy();
  }
}

function gzipFault(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "Z_BUF_ERROR") return new QcError("GZIP_TRUNCATED", "The compressed data are cut off.");
  return code === "Z_DATA_ERROR" ? new QcError("GZIP_CORRUPT", "The compressed data are damaged.") : error;
}

/**
 * FASTA of a FASTQ file, plain or gzip, with memory for a few chunks only.
 * @throws QcError where the text or its compression is faulty; what went out before stays a sound beginning
 */
export async function* fastaFrom(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const converter = new Converter();
  let started = false;
  for await (const chunk of textOf(source)) {
    const mark = !started && chunk.length >= 3 && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    started ||= chunk.length > 0;
    converter.take(mark ? chunk.subarray(3) : chunk);
    if (converter.size >= PIECE) yield converter.flush();
  }
  converter.end();
  if (converter.size > 0) yield converter.flush();
}
