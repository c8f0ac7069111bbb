// The page of a typing: counts, every call with its word, and nothing of the file becomes markup.
import fc from "fast-check";
import { expect, it } from "vitest";
import { CannotDraw } from "../cannot-draw.ts";
import { alleleProfilePage } from "./allele-profile-page.ts";
import { callOf } from "./profile.ts";

const OF = "Typing of 08-5578";
const rowsOf = (page: string) =>
  [...page.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
  );

it("counts the calls of each sample, and lists every locus", () => {
  const page = alleleProfilePage("sample,abcZ,bglA,cat,dapE,dat\n08-5578,12,~1f3a9c2e,-,?,\n08-5579,3,1,1,N,7\n", OF);
  expect(rowsOf(page)).toEqual([
    ["Sample", "known", "novel", "partial", "missing", "found"],
    ["08-5578", "1", "1", "1", "2", "60.0 %"],
    ["08-5579", "4", "1", "0", "0", "100.0 %"],
    ["Locus", "08-5578", "08-5579"],
    ["abcZ", "12", "3"],
    ["bglA", "novel 1f3a9c2e", "1"],
    ["cat", "missing", "1"],
    ["dapE", "partial", "novel"],
    ["dat", "missing", "7"],
  ]);
  expect(page).toContain('<td class="novel">novel 1f3a9c2e</td>');
  expect(page).toContain("Alleles of 5 loci");
});

it("reads tabs as well, and names of alleles that are no numbers", () => {
  expect(rowsOf(alleleProfilePage("sample\tabcZ\ns1\td41d8cd9\n", OF)).at(-1)).toEqual(["abcZ", "d41d8cd9"]);
  expect(callOf("INF-3")).toBe("known");
});

it("has no script, and escapes whatever the file holds", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (sample, locus, allele) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}<script>"`;
      const page = alleleProfilePage(
        `sample,${quoted(locus)}\n${quoted(sample)},${quoted(allele)}\n`,
        `${locus}<script>`,
      );
      expect(page).not.toContain("<script");
      expect(page.match(/<tr>/g)).toHaveLength(4);
    }),
  );
});

it.each([
  ["", "empty"],
  ["sample\n", "empty"],
  ["sample,a,b\n", "empty"],
  ["sample,a\ns1,1,2\n", "one length"],
  [`sample,a\n${"s,1\n".repeat(100_001)}`, "more than 200000 values"],
])("refuses what is no table of alleles", (table, why) => {
  expect(() => alleleProfilePage(table, OF)).toThrow(CannotDraw);
  expect(() => alleleProfilePage(table, OF)).toThrow(why);
});
