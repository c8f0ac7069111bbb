// Reads an open file piece by piece, and closes it whatever its reader does.
import type { FileHandle } from "node:fs/promises";

/** Bytes of one read. */
const READ = 512 * 1024;

/** The bytes from `start` to `end`, both inclusive; all without a range. */
export function readRange(file: FileHandle, range?: { start: number; end: number }): AsyncIterableIterator<Uint8Array> {
  const bytes = pieces(file, range);
  let begun = false;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next() {
      begun = true;
      return bytes.next();
    },
    async return() {
      if (!begun) await file.close(); // a generator that was never begun does not run its `finally`
      begun = true;
      return bytes.return(undefined);
    },
  };
}

async function* pieces(file: FileHandle, range?: { start: number; end: number }): AsyncGenerator<Uint8Array> {
  try {
    const end = range?.end ?? Number.POSITIVE_INFINITY;
    for (let at = range?.start ?? 0; at <= end; ) {
      const length = Math.min(READ, end - at + 1); // memory of its own: the reader may transfer it
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, at);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}
