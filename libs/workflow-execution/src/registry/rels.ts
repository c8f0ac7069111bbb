// The outputs of the specification's four types of analysis: workflows of these types have exactly them.

const ASSEMBLY = [
  "read-merge-log",
  "assembly-log",
  "filter-assembly-log",
  "contigs-all",
  "contigs-with-repeats",
  "contigs-without-repeats",
  "assembly-stats-repeats",
  "annotations-flatfile",
  "annotations-stats",
  "annotations-log",
  "annotations-error",
];

/** By type; an operator's own type may have any. The specification gives none for assembly-collection: those of assembly. */
export const OUTPUTS_OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  phylogenomics: ["tree", "matrix", "table"],
  assembly: ASSEMBLY,
  "assembly-collection": ASSEMBLY,
  typing: [
    "typing-cgmlst",
    "assembly-stats",
    "typing-alleles",
    "assembly",
    "typing-predictions",
    "typing-novel-alleles",
  ],
};
