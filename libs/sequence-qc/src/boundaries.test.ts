// However a file is cut into chunks, and wherever a gzip member ends, its numbers are the same.

import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { openQc, type QcOptions } from "./qc.ts";
import { CASES } from "./testing/cases.ts";
import { generate } from "./testing/generate.ts";

/** Looks after each chunk, so that every chunk ends where the reader must stop. */
const EAGER: NonNullable<QcOptions["buffer"]> = { bytes: 64 * 1024, eager: true };

/** The result as text, or the fault; a buffer of few bytes sends every record through the careful reader. */
function outcome(chunks: readonly Uint8Array[], options: QcOptions = { buffer: EAGER }): string {
  const qc = openQc(options);
  try {
    for (const chunk of chunks) qc.push(chunk);
    const { record, plots } = qc.end();
    return JSON.stringify({ record, plots });
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
  ["no end of the last line", small("crlf").subarray(0, -2)],
  ["a quality cut off", small("crlf").subarray(0, -12)],
  ["cut in the third line", small("id-after-plus", 7)],
])("%s: every split in two, and byte by byte", (name, text) => {
  const options = { ...LENIENT, casava: name === "casava" };
  const whole = outcome([text], options);
  expect(whole.startsWith("{"), whole).toBe(name !== "cut in the third line");
  const bytes = [...text].map((byte) => Uint8Array.of(byte));
  expect(outcome(bytes, options)).toBe(whole);
  for (let at = 1; at < text.length; at++)
    expect(outcome([text.subarray(0, at), text.subarray(at)], options), `split at ${at}`).toBe(whole);
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
  const whole = outcome([text], { mode: "lenient" });
  expect(whole).toContain('"totalSequences":2');
  for (let at = 0; at <= text.length; at++) {
    const members = Buffer.concat([gzipSync(text.subarray(0, at)), gzipSync(text.subarray(at))]);
    expect(outcome([members], { mode: "lenient" }), `member ends at ${at}`).toBe(whole);
  }
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
