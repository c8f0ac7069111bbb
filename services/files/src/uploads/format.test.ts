// What the first bytes of a file say of its content.
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { assemblyFormatOf, compressionOf, fast5TypeOf, HEAD_BYTES } from "./format.ts";

const HDF5 = Buffer.from("894844460d0a1a0a", "hex");
const tar = Buffer.alloc(512);
tar.write("reads/1.fast5");
tar.write("ustar", 257);

test.each([
  ["gzip", gzipSync("x"), "gzip"],
  ["text", Buffer.from("@read\nACGT\n"), "none"],
  ["zip", Buffer.from("504b03041400", "hex"), "none"],
  ["one byte", Buffer.from([0x1f]), "none"],
  ["no byte", Buffer.alloc(0), "none"],
])("the compression of %s is told by its bytes", (_, head, compression) =>
  expect(compressionOf(head)).toBe(compression),
);

test.each([
  ["HDF5", HDF5, "SINGLE"],
  ["HDF5 behind a user block", Buffer.concat([Buffer.alloc(512), HDF5]), "SINGLE"],
  ["gzip", gzipSync("x"), "ZIPPED"],
  ["zip", Buffer.from("504b03041400", "hex"), "ZIPPED"],
  ["tar", tar, "ZIPPED"],
  ["no byte", Buffer.alloc(0), "UNKNOWN"],
  ["text", Buffer.from("@read\nACGT\n"), "UNKNOWN"],
  ["HDF5 at another place", Buffer.concat([Buffer.alloc(100), HDF5]), "UNKNOWN"],
])("fast5 of %s is %s", (_, head, type) => expect(fast5TypeOf(head)).toBe(type));

test.each([
  [">contig 1\nACGT\n", "FASTA"],
  ["\n\n>contig", "FASTA"],
  ["\ufeff>contig", "FASTA"],
  ["LOCUS       NC_003210            2944528 bp", "GENBANK"],
  ["LOCUST", "UNKNOWN"],
  ["", "UNKNOWN"],
  ["@read\nACGT\n+\nIIII\n", "UNKNOWN"],
])("an assembly that begins %j is %s, compressed or not", (text, format) => {
  expect(assemblyFormatOf(Buffer.from(text))).toBe(format);
  expect(assemblyFormatOf(gzipSync(text))).toBe(format);
});

test("an assembly is known by the beginning of a large compressed file, however well it is compressed", () => {
  for (const line of [`${"ACGTTGCA".repeat(9)}\n`, "N".repeat(1_000_000)]) {
    const head = gzipSync(`>contig 1\n${line.repeat(60)}`).subarray(0, HEAD_BYTES);
    expect(assemblyFormatOf(head)).toBe("FASTA");
  }
});

test("any bytes have a format", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: HEAD_BYTES }), (bytes) => {
      expect(["SINGLE", "ZIPPED", "UNKNOWN"]).toContain(fast5TypeOf(bytes));
      expect(["FASTA", "GENBANK", "UNKNOWN"]).toContain(
        assemblyFormatOf(Buffer.concat([Buffer.from("1f8b08", "hex"), bytes])),
      );
    }),
  );
});
