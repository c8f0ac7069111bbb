// The media types of content.

export const FASTQ = "application/fastq";
export const FASTA = "application/fasta";
export const FAST5 = "application/fast5";
export const GENBANK = "application/genbank";

/** Of every sequence file; which of them a file has, its kind says. */
export const SEQUENCE_TYPES = [FASTQ, FASTA, FAST5] as const;
export const ASSEMBLY_TYPES = [FASTA, GENBANK] as const;
export type ContentType = typeof FASTQ | typeof FASTA | typeof FAST5 | typeof GENBANK;
