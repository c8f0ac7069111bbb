// The stretches of positions that FastQC shows as one: at most 75, each position alone while that is few enough.

/** First and last position, from 1. */
export type Group = readonly [first: number, last: number];

/** "1-9 single, then the smallest interval of 2, 5, 10, 20, 50, 100 … giving < 75 groups" */
function interval(length: number): number {
  for (let scale = 1; ; scale *= 10)
    for (const step of [2, 5, 10]) if (9 + Math.ceil((length - 9) / (step * scale)) < 75) return step * scale;
}

export function groups(length: number): Group[] {
  if (length <= 75) return Array.from({ length }, (_, i) => [i + 1, i + 1]);
  const width = interval(length);
  const list: Group[] = Array.from({ length: 9 }, (_, i) => [i + 1, i + 1]);
  // "if interval > 10 the first wide group is 10..interval-1", so that the others begin at its multiples
  let first = 10;
  if (width > 10) {
    list.push([10, Math.min(width - 1, length)]);
    first = width;
  }
  for (; first <= length; first += width) list.push([first, Math.min(first + width - 1, length)]);
  return list;
}

export function label([first, last]: Group): string {
  return first === last ? `${first}` : `${first}-${last}`;
}
