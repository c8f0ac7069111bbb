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

const small = (name: string): Buffer => {
  const text = CASES.find((one) => one.name === name)?.bytes() ?? Buffer.alloc(0);
  return text.subarray(0, 450);
};

it.each([
  "illumina-150",
  "crlf",
  "cr-only",
  "mixed-line-ends",
  "zero-length-some",
  "blank-lines-between",
  "colour-space",
  "lower-case",
])(
  "%s: every split in two, and byte by byte",
  (name) => {
    const text = small(name);
    const whole = outcome([text], { mode: "lenient" });
    expect(
      outcome(
        [...text].map((byte) => Uint8Array.of(byte)),
        { mode: "lenient", buffer: EAGER },
      ),
    ).toBe(whole);
    for (let at = 0; at <= text.length; at += 1) {
      const halves = [text.subarray(0, at), text.subarray(at)];
      expect(outcome(halves, { mode: "lenient", buffer: EAGER }), `split at ${at}`).toBe(whole);
    }
  },
  60_000,
);

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
  const text = small("illumina-150");
  const whole = outcome([text], { mode: "lenient" });
  for (let at = 0; at <= text.length; at++) {
    const members = Buffer.concat([gzipSync(text.subarray(0, at)), gzipSync(text.subarray(at))]);
    expect(outcome([members], { mode: "lenient" }), `member ends at ${at}`).toBe(whole);
  }
}, 60_000);

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
