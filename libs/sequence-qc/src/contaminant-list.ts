// Published sequences of common adapters and primers; an operator may give a list instead (parseContaminants).
import type { Contaminant } from "./contaminants.ts";
import { ILLUMINA_OLIGOS } from "./illumina-oligos.ts";

/** Names are the makers' own; sequences as the makers print them in their documents for customers. */
export const COMMON_CONTAMINANTS: readonly Contaminant[] = [
  { name: "Illumina TruSeq Adapter Read 1", sequence: "AGATCGGAAGAGCACACGTCTGAACTCCAGTCA" },
  { name: "Illumina TruSeq Adapter Read 2", sequence: "AGATCGGAAGAGCGTCGTGTAGGGAAAGAGTGT" },
  { name: "Illumina TruSeq Universal Adapter", sequence: "AATGATACGGCGACCACCGAGATCTACACTCTTTCCCTACACGACGCTCTTCCGATCT" },
  { name: "Illumina P5 Flow Cell Primer", sequence: "AATGATACGGCGACCACCGAGATCTACAC" },
  { name: "Illumina P7 Flow Cell Primer", sequence: "CAAGCAGAAGACGGCATACGAGAT" },
  { name: "Illumina Read 1 Sequencing Primer", sequence: "ACACTCTTTCCCTACACGACGCTCTTCCGATCT" },
  { name: "Illumina Read 2 Sequencing Primer", sequence: "GTGACTGGAGTTCAGACGTGTGCTCTTCCGATCT" },
  { name: "Illumina Small RNA 3' Adapter", sequence: "TGGAATTCTCGGGTGCCAAGG" },
  { name: "Illumina Small RNA 5' Adapter", sequence: "GTTCAGAGTTCTACAGTCCGACGATC" },
  { name: "Nextera Transposase Adapter Read 1", sequence: "TCGTCGGCAGCGTCAGATGTGTATAAGAGACAG" },
  { name: "Nextera Transposase Adapter Read 2", sequence: "GTCTCGTGGGCTCGGAGATGTGTATAAGAGACAG" },
  { name: "Nextera Mate Pair Junction Adapter", sequence: "CTGTCTCTTATACACATCTAGATGTGTATAAGAGACAG" },
  ...ILLUMINA_OLIGOS,
  { name: "Oxford Nanopore Ligation Adapter Top", sequence: "AATGTACTTCGTTCAGTTACGTATTGCT" },
  { name: "Oxford Nanopore Rapid Adapter", sequence: "GTTTTCGCATTTATCGTGAAACGCTTTCGCGTTTTTCGTGCGCCGCTTCA" },
  { name: "PacBio SMRTbell Adapter", sequence: "ATCTCTCTCTTTTCCTCCTCCTCCGTTGTTGTTGTTGAGAGAGAT" },
  { name: "MGI Adapter Read 1", sequence: "AAGTCGGAGGCCAAGCGGTCTTAGGAAGACAA" },
  { name: "MGI Adapter Read 2", sequence: "AAGTCGGATCGTAGCCATGTCGTTCTGTGAGCCAAGGAGTTG" },
  { name: "M13 Forward Primer", sequence: "GTAAAACGACGGCCAGT" },
  { name: "M13 Reverse Primer", sequence: "CAGGAAACAGCTATGAC" },
  { name: "T7 Promoter Primer", sequence: "TAATACGACTCACTATAGGG" },
  { name: "16S rRNA Primer 27F", sequence: "AGAGTTTGATCCTGGCTCAG" },
  { name: "Poly-A", sequence: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
  { name: "Poly-G (no signal)", sequence: "GGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGG" },
];
