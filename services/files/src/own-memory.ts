// Gives the memory of a piece of a file back at once. V8 counts the pieces of a stream as external memory, and marks the
// whole heap for every few tens of MiB of them: that was a third of the cost of an upload.

/** Bytes: Node cuts smaller buffers out of a shared pool. */
const POOLED = 4096;

/** Whether the piece has its ArrayBuffer to itself, so that nobody else can still read it. */
export function hasOwnMemory(piece: Uint8Array): piece is Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = piece;
  return buffer instanceof ArrayBuffer && byteLength >= POOLED && byteLength === buffer.byteLength;
}

/** For a piece that its owner reads no more. One that shares its memory is left to the garbage collector. */
export function free(piece: Uint8Array): void {
  if (hasOwnMemory(piece)) piece.buffer.transfer(0);
}
