// Beside the FastQC of this machine: the numbers that are kept are its numbers, and ours are.
import { beforeAll, describe, expect, it } from "vitest";
import { CASES } from "./testing/cases.ts";
import { fastqcNumbers, missingFastqc, TIME_LIMIT } from "./testing/fastqc.ts";
import type { Numbers } from "./testing/fastqc-report.ts";
import { goldenNumbers, ourNumbers } from "./testing/golden.ts";

const missing = missingFastqc();

describe.skipIf(missing)(`equal to the FastQC of this machine${missing ? ` (skipped: ${missing})` : ""}`, () => {
  let reports: Map<string, Numbers>;
  beforeAll(async () => {
    reports = await fastqcNumbers(CASES);
  }, TIME_LIMIT + 20_000);

  it.each(CASES)("$name", (one) => {
    const report = reports.get(one.name);
    expect(report, "FastQC gives no report").toBeDefined();
    expect(goldenNumbers(one.name)).toEqual(report);
    expect(ourNumbers(one, one.bytes())).toEqual(report);
  });
});
