// A stream whose first piece is there: what fails before it can still be answered with a status.

/** Waits for the first piece. Whoever ends the result early ends the source. @throws what the source throws before it */
export async function primed<Piece>(source: AsyncIterable<Piece>): Promise<AsyncIterable<Piece>> {
  const pieces = source[Symbol.asyncIterator]();
  let first: IteratorResult<Piece> | undefined = await pieces.next();
  const iterator: AsyncIterator<Piece> = {
    async next() {
      const piece = first ?? (await pieces.next());
      first = undefined;
      return piece;
    },
    async return() {
      await pieces.return?.();
      return { done: true, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
