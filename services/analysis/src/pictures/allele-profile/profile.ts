// Alleles of each locus of a typing scheme, for each sample: a row of the file is a sample, a column a locus.
import { CannotDraw } from "../cannot-draw.ts";
import { readTable } from "../table.ts";

export type Profile = {
  readonly samples: readonly string[];
  readonly loci: readonly { readonly name: string; readonly alleles: readonly string[] }[];
};

/** How a locus was found. */
export type Call = "known" | "novel" | "partial" | "missing";

/** A whole-genome scheme of 5,000 loci for 40 samples. */
const MAX_CELLS = 200_000;

/** @throws CannotDraw when the text is no such table, or one too large to look at */
export function parseProfile(text: string): Profile {
  const [header = [], ...rows] = readTable(text, MAX_CELLS);
  if (header.length < 2 || rows.length === 0) throw new CannotDraw("The table of alleles is empty.");
  const loci = header.slice(1).map((name, i) => ({ name, alleles: rows.map((row) => (row[i + 1] ?? "").trim()) }));
  return { samples: rows.map(([name = ""]) => name), loci };
}

/** As the typing workflow writes them; "N" is what other callers write for an allele that the scheme does not have. */
export function callOf(allele: string): Call {
  if (allele === "" || allele === "-") return "missing";
  if (allele === "?") return "partial";
  return allele.startsWith("~") || allele === "N" ? "novel" : "known";
}
