// What a file is that is not FASTQ, told from its first bytes, so that the answer can name it.

const SIGNATURES: readonly (readonly [string, string])[] = [
  [">", "FASTA"],
  ["BAM\x01", "a BAM alignment"],
  ["CRAM", "a CRAM alignment"],
  ["PK\x03\x04", "a ZIP archive"],
  ["BZh", "compressed with bzip2"],
  ["\xfd7zXZ\x00", "compressed with xz"],
  ["\x28\xb5\x2f\xfd", "compressed with zstd"],
  ["\x1f\x8b", "compressed with gzip twice"],
  ["\x89HDF", "an HDF5 file (FAST5)"],
  ["\x8bPOD\r\n", "a POD5 file"],
  [".sff", "an SFF file"],
  ["NCBI.sra", "an SRA archive"],
  ["%PDF", "a PDF document"],
  ["\xff\xfe", "text in UTF-16"],
  ["\xfe\xff", "text in UTF-16"],
  ["<", "HTML or XML (an error page?)"],
  ["{", "JSON"],
  [";", "FASTA of an old form"],
  ["\x00", "binary data"],
];

/** @param first the first bytes, 16 are enough */
export function seenFormat(first: Uint8Array): string {
  const text = Buffer.from(first).toString("latin1");
  const known = SIGNATURES.find(([signature]) => text.startsWith(signature))?.[1];
  if (known) return known;
  return /^[\t -~]*$/.test(text.split(/[\r\n]/)[0] ?? "") ? "some other text" : "binary data";
}
