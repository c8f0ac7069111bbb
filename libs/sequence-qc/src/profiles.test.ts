// The profile fastqc-0.12: "always the first 50 letters" as the key of duplication and over-representation, where 0.11.9
// takes reads of up to 75 letters whole. No FastQC 0.12 is at hand, so what it finds in reads of 51 to 75 letters is what
// 0.11.9 finds in the same reads cut to 50. All else stays as it is.
import { expect, it } from "vitest";
import type { Profile } from "./finalise.ts";
import { openQc } from "./qc.ts";
import { CASES } from "./testing/cases.ts";
import { resultNumbers } from "./testing/fastqc-report.ts";
import { goldenNumbers } from "./testing/golden.ts";

function numbers(name: string, profile: Profile) {
  const qc = openQc({ profile });
  qc.push(CASES.find((one) => one.name === name)?.bytes() ?? Buffer.alloc(0));
  return resultNumbers(qc.end());
}

it("differs for reads of 51 to 75 letters: duplication and over-represented sequences, nothing else", () => {
  const { duplication, overrepresented, judgements: judgedCut = [] } = goldenNumbers("51-to-75-cut");
  const before = goldenNumbers("51-to-75");
  expect(before.duplication).not.toEqual(duplication);
  expect(before.overrepresented).not.toEqual(overrepresented);
  // so are FastQC's judgements of these two
  const judgements = before.judgements?.map(
    (one, i) => (one[0] === "duplication" || one[0] === "overrepresented" ? judgedCut[i] : one) ?? [],
  );
  expect(numbers("51-to-75", "fastqc-0.12")).toEqual({ ...before, duplication, overrepresented, judgements });
});

it.each(["illumina-150", "duplicates", "short", "51-to-75-cut", "one-read"])("does not differ for %s", (name) => {
  expect(numbers(name, "fastqc-0.12")).toEqual(goldenNumbers(name));
});

it("a record names the version whose numbers it has", () => {
  const described = (profile: Profile) => {
    const qc = openQc({ profile });
    qc.push(Buffer.from("@a\nACGT\n+\nIIFF\n"));
    return qc.end().record.description;
  };
  expect(described("fastqc-0.11.9")).toContain("FastQC (Version 0.11.9)");
  expect(described("fastqc-0.12")).toContain("FastQC (Version 0.12.1)");
});
