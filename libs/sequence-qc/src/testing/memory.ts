// node src/testing/memory.ts INPUT: a process of its own that controls one input, made on the way, so that its peak of
// resident memory can be asked. Prints [peak in MiB, number of records or code of the fault].
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { crc32, deflateRawSync, gzipSync, constants as zlib } from "node:zlib";
import { QcError } from "../errors.ts";
import { openQc } from "../qc.ts";
import { generate, type Recipe } from "./generate.ts";

const MIB = 2 ** 20;
const LINE_END = Buffer.from("\n");

/** Peak of resident memory, MiB. From /proc where there is one: what getrusage tells may be the parent's. */
export function peakMemory(): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}

/** Made by another process: what the generator leaves behind is not quality control's. */
const generated = (recipe: Recipe): Buffer =>
  execFileSync(process.execPath, [import.meta.filename, "generate", JSON.stringify(recipe)], { maxBuffer: 8 * MIB });

/** 512 MiB; the first letters of each read are changed from one MiB to the next, so that there are 500,000 sequences. */
function* shortReads(): Iterable<Buffer> {
  const text = generated({ kind: "illumina", seed: 50, reads: 1000, length: [20, 1000] });
  const starts: number[] = [];
  for (let at = 0, line = 0; at >= 0 && at < text.length; at = text.indexOf(10, at) + 1, line++)
    if (line % 4 === 1) starts.push(at);
  for (let bytes = 0, round = 0; bytes < 512 * MIB; bytes += text.length, round++) {
    const prefix = Buffer.from(
      round
        .toString(4)
        .padStart(8, "0")
        .replace(/./g, (digit) => "ACGT"[Number(digit)] ?? ""),
    );
    for (const at of starts) prefix.copy(text, at);
    yield text;
  }
}

/** A member of 1 MiB of text, again and again: 256 MiB of text. */
function* members(): Iterable<Buffer> {
  const member = gzipSync(generated({ kind: "illumina", seed: 51, reads: 3000, length: [100, 250] }), { level: 1 });
  for (let i = 0; i < 256; i++) yield member;
}

/** A line of the letters of a pattern that repeats. */
function* line(pattern: Buffer, length: number): Iterable<Buffer> {
  for (let left = length; left > 0; left -= pattern.length) yield pattern.subarray(0, left);
  yield LINE_END;
}

export function* longReads(reads: number, length: number): Iterable<Buffer> {
  const [, letters = "", , quality = ""] = generated({ kind: "nanopore", seed: 52, reads: 1, length: [9973, 9973] })
    .toString()
    .split("\n");
  for (let i = 0; i < reads; i++) {
    yield Buffer.from("@long\n");
    yield* line(Buffer.from(letters), length);
    yield Buffer.from("+\n");
    yield* line(Buffer.from(quality), length);
  }
}

/** gzip of a head and of so many MiB of one byte, a thousandth of their size. */
function* bomb(head: string, byte: number, mebibytes: number): Iterable<Buffer> {
  const flush = { finishFlush: zlib.Z_FULL_FLUSH };
  const block = Buffer.alloc(MIB, byte);
  yield Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
  yield deflateRawSync(head, flush);
  const packed = deflateRawSync(block, flush);
  let crc = crc32(head);
  for (let i = 0; i < mebibytes; i++) {
    crc = crc32(block, crc);
    yield packed;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc);
  trailer.writeUInt32LE((head.length + mebibytes * MIB) % 2 ** 32, 4);
  yield Buffer.concat([deflateRawSync(""), trailer]);
}

function* repeated(text: string, bytes: number): Iterable<Buffer> {
  const piece = Buffer.from(text.repeat(64 * 1024));
  for (let at = 0; at < bytes; at += piece.length) yield piece;
}

const INPUTS: Readonly<Record<string, () => Iterable<Buffer>>> = {
  "512 MiB of reads up to 1 kb": shortReads,
  "256 MiB of reads in many gzip members": members,
  "one read of 2 Mb": () => longReads(1, 2e6),
  "five reads of 30 Mb": () => longReads(5, 30e6),
  "two reads of 33 Mb": () => longReads(2, 33e6),
  "a line of 100 MiB in gzip": () => bomb("@a\n", 65, 100),
  "a quality line of 100 MiB in gzip": () => bomb("@a\nACGT\n+\n", 73, 100),
  "100 MiB of zeros in gzip": () => bomb("", 0, 100),
  "64 MiB of '@' lines": () => repeated("@\n", 64 * MIB),
  "a line of 65 MiB of '@'": () => repeated("@@", 65 * MIB),
  "64 MiB of reads without letters": () => repeated("@\n\n+\n\n", 64 * MIB),
};

function outcome(input: Iterable<Buffer>): string | number {
  const qc = openQc();
  try {
    for (const chunk of input) qc.push(chunk);
    return qc.end().record.totalSequences;
  } catch (error) {
    if (error instanceof QcError) return error.code;
    throw error;
  }
}

const [, , name = "", recipe = ""] = process.argv;
const input = INPUTS[name];
if (import.meta.main && name === "generate") process.stdout.write(generate(JSON.parse(recipe)));
if (import.meta.main && input) {
  const result = outcome(input());
  console.log(JSON.stringify([peakMemory(), result]));
}
