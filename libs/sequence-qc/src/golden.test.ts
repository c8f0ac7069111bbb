// FastQC 0.11.9's numbers, digit by digit, as they are kept in golden/.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CASES } from "./testing/cases.ts";
import { goldenNumbers, ourNumbers } from "./testing/golden.ts";

describe("equal to FastQC 0.11.9", () => {
  it.each(CASES)("$name, plain and gzip", (one) => {
    const golden = goldenNumbers(one.name);
    const text = one.bytes();
    expect(ourNumbers(one, text)).toEqual(golden);
    expect(ourNumbers(one, gzipSync(text, { level: 1 }))).toEqual(golden);
  });
});
