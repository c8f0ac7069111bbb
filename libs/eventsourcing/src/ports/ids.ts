// Numbers for new resources.

export interface Ids {
  /** The next number of a kind, from 1, never given twice; a crash leaves a gap of at most one block. */
  next(kind: string): Promise<number>;
}
