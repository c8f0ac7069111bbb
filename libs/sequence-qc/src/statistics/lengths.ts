// How many reads have which length, in at most about 50 classes.
import type { Tables } from "../tables.ts";

export type LengthClass = { readonly length: string; readonly count: number };

/** "interval from 1, 2, 5 x 10^k with <= 50 bins" */
function interval(span: number): number {
  let scale = 1;
  while (scale > span) scale = Math.trunc(scale / 10);
  for (; ; scale *= 10) for (const step of [1, 2, 5]) if (Math.trunc(span / (scale * step)) <= 50) return scale * step;
}

/** "min-1..max+1 … edge zero bins dropped" */
export function lengthDistribution(lengths: Tables["lengths"], min: number, max: number): LengthClass[] {
  const from = Math.max(0, min - 1);
  const to = max + 1;
  const width = interval(to - from);
  const start = Math.trunc(from / width) * width;
  const counts = new Array<number>(Math.floor((to - start) / width) + 1).fill(0);
  for (const [page, reads] of lengths)
    reads.forEach((count, i) => {
      const bin = Math.floor((page * reads.length + i - start) / width);
      if (count > 0) counts[bin] = (counts[bin] ?? 0) + count;
    });
  return counts
    .map((count, bin) => {
      const first = start + bin * width;
      return { length: width === 1 ? `${first}` : `${first}-${Math.min(first + width - 1, to)}`, count };
    })
    .filter(({ count }, bin) => count > 0 || (bin > 0 && bin < counts.length - 1));
}
