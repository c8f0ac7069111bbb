// What no record can be made from is answered with a code, the number of the record and the place.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { QcError } from "./errors.ts";
import { openQc, type QcOptions, type QcResult } from "./qc.ts";
import { generate, type Recipe } from "./testing/generate.ts";
import { longReads } from "./testing/memory.ts";

function run(bytes: Uint8Array | string, options: QcOptions = {}): QcResult {
  const qc = openQc(options);
  qc.push(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  return qc.end();
}

function fault(bytes: Uint8Array | string, options: QcOptions = {}): Pick<QcError, "code" | "record" | "offset"> {
  try {
    run(bytes, options);
  } catch (error) {
    if (!(error instanceof QcError)) throw error;
    expect(error.message).toMatch(/^[A-Z].*[.]$/);
    return { code: error.code, record: error.record, offset: error.offset };
  }
  throw new Error("there is a record");
}

const good = generate({ kind: "illumina", seed: 30, reads: 300, length: [50, 100] });
const one = "@a\nACGT\n+\nIIII\n";

describe("text", () => {
  it.each([
    ["a blank line within a record", `${one}@b\n\nACGT\n+\nIIII\n`, "MISSING_PLUS", 2, 19],
    ["sequence over two lines", `${one}@b\nACGT\nACGT\n+\nIIIIIIII\n`, "MISSING_PLUS", 2, 23],
    ["an empty third line", `${one}@b\nACGT\n\nIIII\n`, "MISSING_PLUS", 2, 23],
    ["no '@'", `${one}b\nACGT\n+\nIIII\n`, "MISSING_AT", 2, 15],
    ["cut in the id", `${one}@b`, "TRUNCATED_RECORD", 2, 17],
    ["cut after the id", `${one}@b\n`, "TRUNCATED_RECORD", 2, 18],
    ["cut after the sequence", `${one}@b\nACGT\n`, "TRUNCATED_RECORD", 2, 23],
    ["cut in the third line", `${one}@b\nACGT\n+`, "TRUNCATED_RECORD", 2, 24],
    ["cut after the third line", `${one}@b\nACGT\n+\n`, "TRUNCATED_RECORD", 2, 25],
    ["quality cut", `${one}@b\nACGT\n+\nII`, "LENGTH_MISMATCH", 2, 27],
    ["quality shorter", `${one}@b\nACGT\n+\nIII\n`, "LENGTH_MISMATCH", 2, 28],
    ["quality longer", `${one}@b\nACGT\n+\nIIIII\n`, "LENGTH_MISMATCH", 2, 30],
    ["a blank in the quality", `${one}@b\nACGT\n+\nI II\n`, "BAD_QUALITY_CHAR", 2, 26],
    ["a tab in the quality", `${one}@b\nACGT\n+\nI\tII\n`, "BAD_QUALITY_CHAR", 2, 26],
    ["a byte of 128 in the quality", `${one}@b\nACGT\n+\nII\x80I\n`, "BAD_QUALITY_CHAR", 2, 27],
    ["UTF-8 in the quality", `${one}@b\nACGT\n+\nIII\xc3\xa9\n`, "BAD_QUALITY_CHAR", 2, 28],
    ["a byte of 200 in the sequence", `${one}@b\nAC\xc8T\n+\nIIII\n`, "BAD_SEQUENCE_CHAR", 2, 20],
    ["NUL in the sequence", `${one}@b\nAC\x00T\n+\nIIII\n`, "BAD_SEQUENCE_CHAR", 2, 20],
    ["bases after colours", "@a\nT0123\n+\nIIII\n@b\nACGT\n+\nIII\n", "MIXED_COLOURSPACE", 2, 20],
    ["no bytes", "", "EMPTY_FILE", undefined, 0],
    ["only blank lines", "\n\r\n\n", "EMPTY", undefined, 0],
    ["a lone letter", "x", "UNSUPPORTED_FORMAT", 1, 0],
  ] as const)("%s", (_, text, code, record, offset) => {
    expect(fault(text)).toEqual({ code, record, offset });
    expect(fault(gzipSync(Buffer.from(text, "latin1"))).code).toBe(code === "EMPTY_FILE" ? "EMPTY" : code);
  });

  it.each([
    [">a\nACGT\n", "FASTA"],
    ["BAM\x01....", "BAM"],
    ["PK\x03\x04....", "ZIP"],
    ["BZh91AY", "bzip2"],
    ["<!DOCTYPE html>", "HTML"],
    ["\x00\x00\x00\x00", "binary"],
    ["\xff\xfe@\x00", "UTF-16"],
    ["\x9a\x02\x77", "binary"],
    ["hello\n", "text"],
  ])("%j is refused by name", (text, name) => {
    expect(() => run(text)).toThrow(new RegExp(`not FASTQ.*${name}`));
    expect(() => run(gzipSync(Buffer.from(text, "latin1")))).toThrow(new RegExp(`not FASTQ.*${name}`));
  });

  it("a fault of a long file tells its true place", () => {
    const reads = generate({ kind: "illumina", seed: 31, reads: 900, length: [100, 100] });
    const many = Buffer.concat([...Array.from({ length: 10 }, () => reads), Buffer.from("x")]);
    expect(fault(many)).toEqual({ code: "MISSING_AT", record: 9001, offset: many.length - 1 });
    expect(fault(gzipSync(many))).toEqual({ code: "MISSING_AT", record: 9001, offset: many.length - 1 });
  });

  it("filtered reads count as records, but are none", () => {
    const filtered = "@a:Y:\nACGT\n+\nIIII\n";
    expect(fault(`${filtered}${one}b`, { casava: true })).toEqual({ code: "MISSING_AT", record: 3, offset: 33 });
    expect(fault(filtered, { casava: true }).code).toBe("EMPTY");
    expect(fault(`${one}@a:Y:\nACGT\n+\nIII\n`, { casava: true })).toMatchObject({
      code: "LENGTH_MISMATCH",
      record: 2,
    });
    expect(run(`${filtered}${one}`, { casava: true }).record).toMatchObject({
      totalSequences: 1,
      filteredSequences: 1,
    });
    expect(run(`${filtered}${one}`).record).toMatchObject({ totalSequences: 2, filteredSequences: 0 });
  });

  it("after a fault nothing makes a record", () => {
    const qc = openQc();
    qc.push(Buffer.from(">a\n"));
    expect(() => qc.end()).toThrow("FASTA");
    expect(() => qc.push(good)).toThrow("FASTA");
    expect(() => qc.end()).toThrow("FASTA");
  });
});

describe("accepted with a warning", () => {
  it.each([
    ["BYTE_ORDER_MARK", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), good]), {}],
    ["TRAILING_ZEROS", Buffer.concat([gzipSync(good), Buffer.alloc(1000)]), {}],
    ["ENCODING_UNCERTAIN", "@a\nACGT\n+\n~~~~\n", {}],
    ["QUALITY_127", "@a\nACGT\n+\n#II\x7f\n", {}],
    ["UNUSUAL_LETTERS", "@a\nACRT\n+\n#III\n", {}],
    ["COLOURSPACE", "@a\nT0123\n+\n#III\n", {}],
    ["LENGTH_MISMATCH", "@a\nACGT\n+\n#II\n", { mode: "lenient" }],
  ] as const)("%s", (code, bytes, options) => {
    expect(run(bytes, options).warnings.map((warning) => warning.code)).toEqual([code]);
  });

  it("a usual file has none", () => expect(run(good).warnings).toEqual([]));
});

describe("gzip", () => {
  const packed = gzipSync(good);
  const changed = (at: number, value: number): Buffer => {
    const copy = Buffer.from(packed);
    copy[at < 0 ? copy.length + at : at] = value;
    return copy;
  };
  it("cut anywhere is never a record", () => {
    for (let length = 2; length < packed.length; length += length < 60 || length > packed.length - 60 ? 1 : 97)
      expect(fault(packed.subarray(0, length)).code, `cut at ${length}`).toBe("GZIP_TRUNCATED");
    const two = Buffer.concat([packed, packed]);
    for (let more = 1; more < 40; more++)
      expect(fault(two.subarray(0, packed.length + more)).code, `cut ${more} after the first`).toBe("GZIP_TRUNCATED");
  });
  it.each([
    ["another CRC", changed(-6, 1), "GZIP_CORRUPT"],
    ["another size", changed(-2, 1), "GZIP_CORRUPT"],
    ["an unknown flag", changed(3, 0x80), "GZIP_CORRUPT"],
    ["an unknown method", changed(2, 7), "GZIP_CORRUPT"],
    ["text behind", Buffer.concat([packed, Buffer.from("more")]), "GZIP_TRAILING_BYTES"],
    ["zeros and text behind", Buffer.concat([packed, Buffer.alloc(9), Buffer.from("more")]), "GZIP_TRAILING_BYTES"],
    ["gzip in gzip", gzipSync(packed), "UNSUPPORTED_FORMAT"],
  ])("%s", (_, bytes, code) => expect(fault(bytes).code).toBe(code));
});

describe("bounds", () => {
  it("a read of 2 Mb has its numbers", () => {
    const { record, plots } = run(gzipSync(Buffer.concat([...longReads(1, 2_000_000)]), { level: 1 }));
    expect(record).toMatchObject({ totalSequences: 1, totalBases: 2_000_000, maxLength: 2_000_000 });
    expect(
      plots.baseContent.reduce((sum, { a, c, g, t }) => sum + (a ?? 0) + (c ?? 0) + (g ?? 0) + (t ?? 0), 0),
    ).toBeCloseTo(100 * plots.baseContent.length);
  });

  it.each<Recipe>([
    { kind: "nanopore", seed: 33, reads: 130, length: [3000, 9000] },
    { kind: "illumina", seed: 34, reads: 600, length: [100, 151], bins: "#-;F" },
  ])("beyond the budget of counters the means stay exact: $kind", (recipe) => {
    const text = generate(recipe);
    const exact = run(text);
    const poor = run(text, { limits: { counterBytes: 50_000 } });
    expect(poor.warnings.map(({ code }) => code)).toEqual(["PERCENTILES_UNKNOWN"]);
    expect(poor.plots.baseQuality.map(({ mean }) => mean)).toEqual(exact.plots.baseQuality.map(({ mean }) => mean));
    // nothing is said that is not known
    const modules = { ...exact.record.modules, perBaseSequenceQuality: "UNKNOWN" };
    expect(poor.record).toEqual({ ...exact.record, q30Percent: null, modules });
  });
});
