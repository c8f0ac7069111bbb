// Which pieces of a file are freed: those that have their memory to themselves, and no others.
import { expect, test } from "vitest";
import { free, hasOwnMemory } from "./own-memory.ts";

const SIZE = 65_536;

test("a piece that is its whole buffer is freed", () => {
  const piece = Buffer.alloc(SIZE, "A");
  free(piece);
  expect([piece.length, piece.buffer.byteLength]).toEqual([0, 0]);
});

test.each([
  ["that begins within its buffer", () => Buffer.alloc(SIZE, "A").subarray(1)],
  [
    "that ends before its buffer, where the next file of the form may begin",
    () => Buffer.alloc(SIZE, "A").subarray(0, SIZE - 1),
  ],
  ["of the pool", () => Buffer.from("A".repeat(2_000))],
  ["of a pool's size", () => new Uint8Array(2_000).fill(65)],
  ["of shared memory", () => new Uint8Array(new SharedArrayBuffer(SIZE)).fill(65)],
])("a piece %s is left as it is", (_, make) => {
  const piece = make();
  const { length } = piece;
  expect(hasOwnMemory(piece)).toBe(false);
  free(piece);
  expect([piece.length, piece[0], piece.at(-1)]).toEqual([length, 65, 65]);
});
