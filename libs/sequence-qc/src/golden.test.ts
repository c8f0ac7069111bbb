// FastQC 0.11.9's numbers, digit by digit, as they are kept in golden/.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { openQc } from "./qc.ts";
import { CASES, type Case } from "./testing/cases.ts";
import { type Numbers, resultNumbers } from "./testing/fastqc-report.ts";

function numbersOf(bytes: Uint8Array, mode: Case["mode"]): Numbers {
  const qc = openQc(mode ? { mode } : {});
  qc.push(bytes);
  return resultNumbers(qc.end());
}

describe("equal to FastQC 0.11.9", () => {
  it.each(CASES)("$name, plain and gzip", ({ name, bytes, mode }) => {
    const file = join(import.meta.dirname, "golden", `${name}.json`);
    expect(existsSync(file), "run oracle.ts").toBe(true);
    const golden = JSON.parse(readFileSync(file, "utf8"));
    const text = bytes();
    expect(numbersOf(text, mode)).toEqual(golden);
    expect(numbersOf(gzipSync(text, { level: 1 }), mode)).toEqual(golden);
  });
});
