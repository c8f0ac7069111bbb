// Sequences that make up more than 0.1 % of all reads, and where they may come from.
import type { Contaminants } from "../contaminants.ts";
import type { Tables } from "../tables.ts";
import { bucketOf, stringHash, tableSize } from "./java-order.ts";

export type Overrepresented = {
  readonly sequence: string;
  readonly overrepresentedSequenceCount: number;
  /** Percent of all reads. */
  readonly percentage: number;
  readonly possibleSource: string;
};

/** "Sorted by count, descending; ties keep Java HashMap order" */
export function overrepresented(tables: Tables, contaminants: Contaminants): Overrepresented[] {
  const { counts, keys } = tables.sequences;
  const size = tableSize(counts.length);
  const found: { count: number; bucket: number; sequence: string }[] = [];
  counts.forEach((count, id) => {
    if ((count / tables.reads) * 100 <= 0.1) return;
    const at = id * 80;
    const end = at + (keys[at + 79] ?? 0);
    const sequence = Buffer.from(keys.buffer, keys.byteOffset + at, end - at).toString("latin1");
    found.push({ count, bucket: bucketOf(stringHash(keys, at, end), size), sequence });
  });
  return found
    .sort((a, b) => b.count - a.count || a.bucket - b.bucket)
    .map(({ count, sequence }) => ({
      sequence,
      overrepresentedSequenceCount: count,
      percentage: (count / tables.reads) * 100,
      possibleSource: contaminants.sourceOf(sequence),
    }));
}
