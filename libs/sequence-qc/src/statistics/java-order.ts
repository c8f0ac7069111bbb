// The order in which Java's HashMap lists its keys. FastQC sums and lists in that order, so equal digits depend on it.

/** Size of the table after n keys were put in: doubled from 16 on when more than three quarters are taken. */
export function tableSize(keys: number): number {
  let size = 16;
  while (keys > size * 0.75) size *= 2;
  return size;
}

/** `HashMap.hash`: the upper half folded into the lower. */
export function bucketOf(hash: number, size: number): number {
  return (hash ^ (hash >>> 16)) & (size - 1);
}

/** `String.hashCode` of ASCII bytes. */
export function stringHash(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0;
  for (let i = from; i < to; i++) hash = (Math.imul(hash, 31) + (bytes[i] ?? 0)) | 0;
  return hash;
}
