// The names of links that clients follow: one table, with the names that live clients know beside the specification's.

/** Rel of the specification → the names that the clients of the field look for. An alias is one more link with the same href. */
export const relAliases: Readonly<Record<string, readonly string[]>> = {
  "sequencingRun/sequencerA": ["sequencingRun/miseq"],
  "analysis/typing": ["analysis/sistr"],
  "analysisSubmissions/typing": ["analysisSubmissions/sistr"],
  "outputFile/typing-predictions": ["outputFile/sistr-predictions"],
  "outputFile/typing-cgmlst": ["outputFile/sistr-cgmlst"],
  "outputFile/typing-alleles": ["outputFile/sistr-alleles"],
  "outputFile/typing-novel-alleles": ["outputFile/sistr-novel-alleles"],
  "outputFile/annotations-flatfile": ["outputFile/annotations-genbank"],
};

/** "Link objects must be exactly {rel, href}": clients compare whole objects. */
export type Link = { readonly rel: string; readonly href: string };
