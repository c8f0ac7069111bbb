// What a user downloads as FASTA is FASTA: ids and sequences, nothing else.
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { fastaFrom } from "./fasta.ts";
import { CASES } from "./testing/cases.ts";
import { generate } from "./testing/generate.ts";

async function fasta(bytes: Uint8Array | string, step = 1000): Promise<string> {
  const all = typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes;
  async function* chunks() {
    for (let at = 0; at < all.length; at += step) yield all.subarray(at, at + step);
  }
  const out: Uint8Array[] = [];
  for await (const piece of fastaFrom(chunks())) out.push(piece);
  return Buffer.concat(out).toString("latin1");
}

const text = generate({ kind: "illumina", seed: 40, reads: 150, length: [0, 150] });
const wanted = text
  .toString()
  .split("\n")
  .map((line, i) => (i % 4 === 0 ? line.replace("@", ">") : line))
  .filter((_, i, all) => i % 4 < 2 && i < all.length - 1)
  .map((line) => `${line}\n`)
  .join("");

it.each([1, 7, 1000, 1e9])("in chunks of %d bytes, plain and gzip", async (step) => {
  expect(await fasta(text, step)).toBe(wanted);
  expect(await fasta(gzipSync(text), step)).toBe(wanted);
});

it.each(["crlf", "cr-only", "mixed-line-ends", "blank-lines-between", "no-last-newline"])("%s", async (name) => {
  const bytes = CASES.find((one) => one.name === name)?.bytes() ?? Buffer.alloc(0);
  const lines = bytes
    .toString()
    .split(/\r\n|\n|\r/)
    .filter((line) => line !== "");
  const expected = lines.flatMap((line, i) => (i % 4 === 0 ? [line.replace("@", ">")] : i % 4 === 1 ? [line] : []));
  for (const step of [1, 13, 1e6]) expect(await fasta(bytes, step)).toBe(`${expected.join("\n")}\n`);
});

it("several members, a byte order mark", async () => {
  expect(await fasta(Buffer.concat([gzipSync(text.subarray(0, 999)), gzipSync(text.subarray(999))]))).toBe(wanted);
  expect(await fasta("\xef\xbb\xbf@a\nAC\n+\nII\n")).toBe(">a\nAC\n");
});

it.each([
  ["", "EMPTY"],
  [">a\nACGT\n", "UNSUPPORTED_FORMAT"],
  ["@a\nAC\n+\nII\nb\n", "MISSING_AT"],
  ["@a\nAC\nGT\n+\nIIII\n", "MISSING_PLUS"],
  ["@a\nAC\n", "TRUNCATED_RECORD"],
  [gzipSync(text).subarray(0, 5000), "GZIP_TRUNCATED"],
])("a fault has its code", async (bytes, code) => {
  await expect(fasta(bytes)).rejects.toMatchObject({ code });
});
