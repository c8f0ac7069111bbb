// The normal distribution of GC that a library without contamination would show, and how far the reads are from it.

/** How many reads have each percent of GC, 0 to 100; also as the model gives them. */
type Counts = readonly number[];

/** The centre: the middle of what is as frequent as the most frequent percent, unless that runs out at either end. */
function centreOf(counts: Counts): number {
  const peak = Math.max(...counts);
  const first = counts.indexOf(peak);
  let [from, to] = [first, first];
  while ((counts[from - 1] ?? 0) > peak - peak / 10) from--;
  while ((counts[to + 1] ?? 0) > peak - peak / 10) to++;
  return from === 0 || to === counts.length - 1 ? first : (from + to) / 2;
}

/** Undefined where there is no spread to draw a curve from: no reads, a single one, or all with the same percent. */
export function theoreticalGc(counts: Counts): Counts | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const centre = centreOf(counts);
  const spread = counts.reduce((sum, count, gc) => sum + count * (gc - centre) ** 2, 0);
  const deviation = Math.sqrt(spread / (total - 1));
  if (!(deviation > 0) || !Number.isFinite(deviation)) return undefined;
  const height = total / (deviation * Math.sqrt(2 * Math.PI));
  return counts.map((_, gc) => height * Math.exp(-((gc - centre) ** 2) / (2 * deviation ** 2)));
}

/** The sum of the differences in percent of all reads; undefined where there is no curve. */
export function gcDeviation(counts: Counts): number | undefined {
  const model = theoreticalGc(counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (!model) return undefined;
  return (model.reduce((sum, expected, gc) => sum + Math.abs(expected - (counts[gc] ?? 0)), 0) / total) * 100;
}
