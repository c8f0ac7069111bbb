// Possible sources: the search by seeds answers as the search of every place does.
import fc from "fast-check";
import { expect, it } from "vitest";
import { COMMON_CONTAMINANTS } from "./contaminant-list.ts";
import { Contaminants, naiveSource, parseContaminants } from "./contaminants.ts";

const contaminants = new Contaminants(COMMON_CONTAMINANTS);
const dna = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(..."ACGTN"), { minLength, maxLength }).map((letters) => letters.join(""));

/** Part of a contaminant between other letters, with some letters changed. */
const query = fc
  .tuple(
    fc.constantFrom(...COMMON_CONTAMINANTS),
    dna(0, 30),
    dna(0, 40),
    fc.nat(30),
    fc.array(fc.nat(75), { maxLength: 3 }),
  )
  .map(([{ sequence }, before, after, cut, changes]) => {
    const letters = [...(before + sequence.slice(cut) + after).slice(0, 75)];
    for (const at of changes) if (at < letters.length) letters[at] = letters[at] === "A" ? "C" : "A";
    return letters.join("");
  });

it("finds what trying every place finds", () => {
  fc.assert(
    fc.property(fc.oneof(query, dna(0, 75)), (sequence) => {
      expect(contaminants.sourceOf(sequence)).toBe(naiveSource(COMMON_CONTAMINANTS, sequence));
    }),
    { numRuns: 1500 },
  );
});

it("names the adapter with identity and length", () => {
  expect(contaminants.sourceOf("AGATCGGAAGAGCACACGTCTGAACTCCAGTCA")).toBe(
    "Illumina TruSeq Adapter Read 1 (100% over 33bp)",
  );
  expect(contaminants.sourceOf("ACGTACGTACGTACGTACGTACGTACGTACGT")).toBe("No Hit");
});

// what reads of empty libraries begin with, as each kit prints it
it.each([
  ["AGATCGGAAGAGCACACGTCTGAACTCCAGTCACCAGATCATCTCGTATGCCGTCTTCTG", "TruSeq Adapter, Index 7 (100% over 59bp)"],
  ["GATCGGAAGAGCACACGTCTGAACTCCAGTCACATTCCTTTATCTCGTATG", "TruSeq Adapter, Index 27 (100% over 51bp)"],
  ["GATCGGAAGAGCACACGTCTGAACTCCAGTCACTCTCGCGCATCTCGTATG", "TruSeq Adapter, Index D711 (100% over 51bp)"],
  ["CCGAGCCCACGAGACTAAGGCGAATCTCGTATGCCGTCTTCTGCTTG", "Nextera Index 1 Primer N701 (100% over 47bp)"],
  ["GACGCTGCCGACGAATAGAGAGGTGTAGATCTCGGTGGTCGCCGTATCATT", "Nextera Index 2 Primer S502 (100% over 51bp)"],
  ["TGGAATTCTCGGGTGCCAAGGAACTCCAGTCACCGATGTATCTCGTATGCC", "Small RNA PCR Primer RPI2 (100% over 51bp)"],
])("names the kit and the index of %s", (sequence, source) => {
  expect(contaminants.sourceOf(sequence)).toBe(`Illumina ${source}`);
});

it("no two rows of our own list have the same name, and each is letters", () => {
  expect(new Set(COMMON_CONTAMINANTS.map(({ name }) => name)).size).toBe(COMMON_CONTAMINANTS.length);
  expect(COMMON_CONTAMINANTS.length).toBeGreaterThan(150);
  for (const { name, sequence } of COMMON_CONTAMINANTS) expect(sequence, name).toMatch(/^[ACGT]{17,70}$/);
});

it("of two that fit as long, the first is named; from FastQC 0.12 on the one with more identity", () => {
  const [query, changed] = ["ACGTTGCAAGGCTTAACCGGATCT", "ACGTTGCAAGGCATAACCGGATCT"];
  const list = [
    { name: "near", sequence: changed },
    { name: "equal", sequence: query },
  ];
  expect(new Contaminants(list).sourceOf(query)).toBe("near (95% over 24bp)");
  expect(new Contaminants(list, true).sourceOf(query)).toBe("equal (100% over 24bp)");
});

it("an operator's list is name, tab, sequence", () => {
  const list = parseContaminants("# ours\n\nOne\tacgtacgt\r\nTwo words\t\tGGGG \n");
  expect(list).toEqual([
    { name: "One", sequence: "ACGTACGT" },
    { name: "Two words", sequence: "GGGG" },
  ]);
  expect(() => parseContaminants("One\tACGT\nno tab\n")).toThrow("Line 2");
});
