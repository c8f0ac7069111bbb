// However a file is cut into chunks, and wherever a gzip member ends, its numbers are the same.
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { openQc, type QcOptions } from "./qc.ts";
import { CASES } from "./testing/cases.ts";
import { generate } from "./testing/generate.ts";

/** Looks after each chunk, so that every chunk ends where the reader must stop: before a record that is not whole yet. */
const EAGER: NonNullable<QcOptions["buffer"]> = { bytes: 64 * 1024, eager: true };
/** Does not wait for the end of a record: the careful reader takes every part as it comes. */
const HASTY: NonNullable<QcOptions["buffer"]> = { bytes: 0, eager: true };
/** Colour-space is told by the first sequence as far as it is there, so that one is not read in parts. */
const buffers = (name: string) => (name === "colour-space" ? [EAGER] : [EAGER, HASTY]);

/** The result as a digest, for it is long, or the fault. */
function outcome(chunks: readonly Uint8Array[], options: QcOptions = { buffer: EAGER }): string {
  const qc = openQc(options);
  try {
    for (const chunk of chunks) qc.push(chunk);
    const { record, plots } = qc.end();
    return `record ${createHash("sha256").update(JSON.stringify({ record, plots })).digest("hex")}`;
  } catch (error) {
    return String(error);
  }
}

/** The first lines of a case with their ends, made short: by default two records, of 37 and of 22 letters. */
function small(name: string, lines = 8): Buffer {
  const text =
    CASES.find((one) => one.name === name)
      ?.bytes()
      .toString("latin1") ?? "";
  const parts = text.match(/[^\r\n]*(\r\n|\n|\r)/g)?.slice(0, lines) ?? [];
  return Buffer.from(
    parts.map((line, i) => line.slice(0, i < 4 ? 37 : 22).trimEnd() + (/[\r\n]+$/.exec(line)?.[0] ?? "")).join(""),
    "latin1",
  );
}

const LENIENT: QcOptions = { mode: "lenient", buffer: EAGER };

/** One half of each copy of the text after the other: each copy is cut at another byte. */
const halves = (text: Buffer): Buffer[] =>
  [...text].flatMap((_, at) => [text.subarray(0, at), text.subarray(at)]).filter((half) => half.length > 0);
const copies = (text: Buffer): Buffer => Buffer.concat(Array.from(text, () => text));

it.each([
  ["two records", small("id-after-plus")],
  ["colour-space", small("colour-space")],
  ["no end of the last line", small("crlf").subarray(0, -2)],
  ["a quality cut off", small("crlf").subarray(0, -12)],
  ["cut in the third line", small("id-after-plus", 7)],
])("%s: a file cut in two at every byte", (name, text) => {
  const whole = outcome([text], LENIENT);
  expect(whole.startsWith("record"), whole).toBe(name !== "cut in the third line");
  for (let at = 1; at < text.length; at++)
    for (const buffer of buffers(name))
      expect(outcome([text.subarray(0, at), text.subarray(at)], { ...LENIENT, buffer }), `cut at ${at}`).toBe(whole);
});

it.each([
  ["two records", small("id-after-plus")],
  ["crlf", small("crlf")],
  ["cr-only", small("cr-only")],
  ["mixed-line-ends", small("mixed-line-ends")],
  ["zero-length-some", small("zero-length-some")],
  ["blank-lines-between", small("blank-lines-between", 13)],
  ["colour-space", small("colour-space")],
  ["lower-case", small("lower-case")],
  ["casava", small("casava", 16)],
])("%s: cut at every byte, in copies one after the other; and byte by byte", (name, text) => {
  const options = { ...LENIENT, casava: name === "casava" };
  const whole = outcome([copies(text)], options);
  expect(whole.startsWith("record"), whole).toBe(true);
  const bytes = [...text].map((byte) => Uint8Array.of(byte));
  for (const buffer of buffers(name)) {
    expect(outcome(halves(text), { ...options, buffer })).toBe(whole);
    expect(outcome(bytes, { ...options, buffer })).toBe(outcome([text], options));
  }
});

it("a record of more than half a buffer is read in parts, with the same numbers", () => {
  const text = generate({ kind: "nanopore", seed: 5, reads: 30, length: [100, 9000] });
  const whole = outcome([text], {});
  for (const size of [64, 500, 4096])
    for (const step of [17, 1000, 5000]) {
      const chunks = Array.from({ length: Math.ceil(text.length / step) }, (_, i) =>
        text.subarray(i * step, i * step + step),
      );
      expect(outcome(chunks, { buffer: { bytes: size, eager: true } })).toBe(whole);
    }
});

it("a gzip member may end at every byte of the text", () => {
  const text = small("id-after-plus");
  const whole = outcome([copies(text)], LENIENT);
  const members = halves(text).map((half) => gzipSync(half));
  expect(outcome(members, LENIENT)).toBe(whole);
  expect(outcome([Buffer.concat(members)], { mode: "lenient" })).toBe(whole);
});

it("a gzip file may be cut anywhere into chunks, its empty members and headers too", () => {
  const text = generate({ kind: "illumina", seed: 6, reads: 30, length: [50, 150] });
  const named = Buffer.concat([
    Buffer.from([0x1f, 0x8b, 8, 0x0c, 0, 0, 0, 0, 0, 3, 4, 0, 65, 66, 0, 0]),
    Buffer.from("name.fastq\0"),
    gzipSync(text.subarray(0, 3000)).subarray(10),
  ]);
  const file = Buffer.concat([named, gzipSync(Buffer.alloc(0)), gzipSync(text.subarray(3000), { level: 1 })]);
  const whole = outcome([text], {});
  expect(outcome([file], {})).toBe(whole);
  expect(
    outcome(
      [...file].map((byte) => Uint8Array.of(byte)),
      {},
    ),
  ).toBe(whole);
  fc.assert(
    fc.property(fc.array(fc.nat(file.length), { maxLength: 6 }), (cuts) => {
      const at = [0, ...cuts.sort((a, b) => a - b), file.length];
      return (
        outcome(
          at.slice(1).map((to, i) => file.subarray(at[i], to)),
          {},
        ) === whole
      );
    }),
    { numRuns: 60 },
  );
});
