// How quality characters mean numbers, guessed from the lowest character of the file as FastQC guesses.

export type Encoding = { readonly name: string; readonly offset: 33 | 64 };

/** @param lowest 33 to 126, 126 when the file has no quality at all */
export function encodingOf(lowest: number): Encoding {
  if (lowest < 64) return { name: "Sanger / Illumina 1.9", offset: 33 };
  return { name: lowest === 65 ? "Illumina 1.3" : "Illumina 1.5", offset: 64 };
}
