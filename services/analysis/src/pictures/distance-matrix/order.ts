// The order in which samples that are close to each other are neighbours: the order of a file is that of an upload, and
// in it an outbreak is scattered all over the picture.
import type { Matrix } from "./matrix.ts";

type Cluster = { readonly members: readonly number[]; readonly distances: Float64Array };

/** Numbers of the samples as average linkage (UPGMA) joins them; of equally near pairs the first of the file. */
export function orderOf({ rows }: Matrix): readonly number[] {
  const clusters = new Map<number, Cluster>();
  rows.forEach((row, i) => {
    // both directions, should they differ
    clusters.set(i, {
      members: [i],
      distances: Float64Array.from(row, (distance, j) => distance + (rows[j]?.[i] ?? 0)),
    });
  });
  while (clusters.size > 1) {
    const [first, second] = nearestPair(clusters);
    join(clusters, first, second);
  }
  const [whole] = clusters.values();
  return whole?.members ?? [];
}

function nearestPair(clusters: ReadonlyMap<number, Cluster>): [number, number] {
  let nearest: [number, number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  const ids = [...clusters.keys()];
  for (const [at, id] of ids.entries()) {
    const distances = clusters.get(id)?.distances ?? [];
    for (let next = at + 1; next < ids.length; next++) {
      const other = ids[next] ?? 0;
      const distance = distances[other] ?? 0;
      if (distance < least) [least, nearest] = [distance, [id, other]];
    }
  }
  return nearest;
}

/** The second becomes part of the first: its distances are the means over all members. */
function join(clusters: Map<number, Cluster>, first: number, second: number): void {
  const one = clusters.get(first);
  const other = clusters.get(second);
  if (!one || !other) return;
  const members = [...one.members, ...other.members];
  clusters.delete(second);
  for (const [id, { distances }] of clusters) {
    const sum = (one.distances[id] ?? 0) * one.members.length + (other.distances[id] ?? 0) * other.members.length;
    one.distances[id] = sum / members.length;
    distances[first] = sum / members.length;
  }
  clusters.set(first, { members, distances: one.distances });
}
