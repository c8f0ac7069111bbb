// Ranges of bytes: what a client asks for, within what there is.
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRange } from "./range.ts";

test("a range is always within the file, and covers what was asked of it", () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1200), fc.nat(1200), (size, from, to) => {
      const range = parseRange(`bytes=${from}-${to}`, size);
      if (to < from) expect(range).toBe(undefined);
      else if (from >= size) expect(range).toBe("unsatisfiable");
      else expect(range).toEqual({ start: from, end: Math.min(to, size - 1) });
      const last = parseRange(`bytes=-${to}`, size);
      if (size === 0 || to === 0) expect(last).toBe("unsatisfiable");
      else expect(last).toEqual({ start: Math.max(0, size - to), end: size - 1 });
    }),
  );
});
