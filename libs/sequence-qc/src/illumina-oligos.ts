// Illumina's indexed adapters and primers (TruSeq, Nextera, small RNA), each put together from the kit's two ends and its index.
import type { Contaminant } from "./contaminants.ts";

/**
 * Sequences and names are facts that the maker publishes: in its document 1000000002694, Adapter Sequences. The tables
 * of indexes were compared with those of public programs that print the same document; no list of another program is copied.
 */
const P5 = "AATGATACGGCGACCACCGAGATCTACAC";
const P7 = "CAAGCAGAAGACGGCATACGAGAT";
const P7_REVERSE = "ATCTCGTATGCCGTCTTCTGCTTG";

type Kit = {
  /** Of the oligo; "#" stands for the name of the index. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Name and letters as they stand in the oligo. */
  readonly indexes: string;
};

const KITS: readonly Kit[] = [
  {
    name: "Illumina TruSeq Adapter, Index #",
    before: "GATCGGAAGAGCACACGTCTGAACTCCAGTCAC",
    after: P7_REVERSE,
    // from 13 on two letters more than the six that are read as the index
    indexes: `1 ATCACG 2 CGATGT 3 TTAGGC 4 TGACCA 5 ACAGTG 6 GCCAAT 7 CAGATC 8 ACTTGA 9 GATCAG 10 TAGCTT 11 GGCTAC 12 CTTGTA
      13 AGTCAACA 14 AGTTCCGT 15 ATGTCAGA 16 CCGTCCCG 18 GTCCGCAC 19 GTGAAACG 20 GTGGCCTT 21 GTTTCGGA 22 CGTACGTA
      23 GAGTGGAT 25 ACTGATAT 27 ATTCCTTT`,
  },
  {
    name: "Illumina TruSeq Adapter, Index #",
    before: "GATCGGAAGAGCACACGTCTGAACTCCAGTCAC",
    after: P7_REVERSE,
    indexes: `D701 ATTACTCG D702 TCCGGAGA D703 CGCTCATT D704 GAGATTCC D705 ATTCAGAA D706 GAATTCGT D707 CTGAAGCT D708 TAATGCGC
      D709 CGGCTATG D710 TCCGCGAA D711 TCTCGCGC D712 AGCGATAG`,
  },
  {
    name: "Illumina TruSeq Adapter, Index #",
    before: P5,
    after: "ACACTCTTTCCCTACACGACGCTCTTCCGATCT",
    indexes: `D501 TATAGCCT D502 ATAGAGGC D503 CCTATCCT D504 GGCTCTGA D505 AGGCGAAG D506 TAATCTTA D507 CAGGACGT D508 GTACTGAC`,
  },
  {
    name: "Illumina Nextera Index 1 Primer #",
    before: P7,
    after: "GTCTCGTGGGCTCGG",
    indexes: `N701 TCGCCTTA N702 CTAGTACG N703 TTCTGCCT N704 GCTCAGGA N705 AGGAGTCC N706 CATGCCTA N707 GTAGAGAG N708 CCTCTCTG
      N709 AGCGTAGC N710 CAGCCTCG N711 TGCCTCTT N712 TCCTCTAC N714 TCATGAGC N715 CCTGAGAT N716 TAGCGAGT N718 GTAGCTCC
      N719 TACTACGC N720 AGGCTCCG N721 GCAGCGTA N722 CTGCGCAT N723 GAGCGCTA N724 CGCTCAGT N726 GTCTTAGG N727 ACTGATCG
      N728 TAGCTGCA N729 GACGTCGA`,
  },
  {
    name: "Illumina Nextera Index 2 Primer #",
    before: P5,
    after: "TCGTCGGCAGCGTC",
    indexes: `S501 TAGATCGC S502 CTCTCTAT S503 TATCCTCT S504 AGAGTAGA S505 GTAAGGAG S506 ACTGCATA S507 AAGGAGTA S508 CTAAGCCT
      S510 CGTCTAAT S511 TCTCTCCG S513 TCGACTAG S515 TTCTAGCT S516 CCTAGAGT S517 GCGTAAGA S518 CTATTAAG S520 AAGGCTAT
      S521 GAGCCTTA S522 TTATGCGA`,
  },
  {
    name: "Illumina Small RNA PCR Primer RPI#",
    before: P7,
    after: "GTGACTGGAGTTCCTTGGCACCCGAGAATTCCA",
    indexes: `1 CGTGAT 2 ACATCG 3 GCCTAA 4 TGGTCA 5 CACTGT 6 ATTGGC 7 GATCTG 8 TCAAGT 9 CTGATC 10 AAGCTA 11 GTAGCC 12 TACAAG
      13 TTGACT 14 GGAACT 15 TGACAT 16 GGACGG 17 CTCTAC 18 GCGGAC 19 TTTCAC 20 GGCCAC 21 CGAAAC 22 CGTACG 23 CCACTC
      24 GCTACC 25 ATCAGT 26 GCTCAT 27 AGGAAT 28 CTTTTG 29 TAGTTG 30 CCGGTG 31 ATCGTG 32 TGAGTG 33 CGCCTG 34 GCCATG
      35 AAAATG 36 TGTTGG 37 ATTCCG 38 AGCTAG 39 GTATAG 40 TCTGAG 41 GTCGTC 42 CGATTA 43 GCTGTA 44 ATTATA 45 GAATGA
      46 TCGGGA 47 CTTCGA 48 TGCCGA`,
  },
];

const oligosOf = ({ name, before, after, indexes }: Kit): Contaminant[] =>
  [...indexes.matchAll(/(\S+)\s+([ACGT]+)/g)].map(([, index = "", letters = ""]) => ({
    name: name.replace("#", index),
    sequence: before + letters + after,
  }));

export const ILLUMINA_OLIGOS: readonly Contaminant[] = [
  ...KITS.flatMap(oligosOf),
  { name: "Illumina Small RNA RT Primer", sequence: "GCCTTGGCACCCGAGAATTCCA" },
  { name: "Illumina Small RNA PCR Primer RP1", sequence: `${P5}GTTCAGAGTTCTACAGTCCGA` },
];
