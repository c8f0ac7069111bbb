// Ranges and file names in headers.

import fc from "fast-check";
import { expect, test } from "vitest";
import { baseName, isReversed } from "../uploads/file-name.ts";
import { contentDisposition } from "./content-disposition.ts";
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

test("whatever a client sends as a name, its base name stays within one header line and one folder", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (sent) => {
      let name: string;
      try {
        name = baseName(sent);
      } catch {
        return;
      }
      expect(name).not.toMatch(/[/\\]/);
      expect(name).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      expect(contentDisposition(name)).toMatch(
        /^attachment; filename="[^"\\]*"(; filename\*=UTF-8''[\w.~%!#$&+^`|-]*)?$/,
      );
    }),
  );
});

test.each([
  ["a_R1.fastq", "a_R2.fastq", false],
  ["a_R2.fastq", "a_R1.fastq", true],
  ["a_r.fq", "a_f.fq", true],
  ["x.fq", "y.fq", false],
  ["same.fq", "same.fq", false],
])("%s and %s are reversed: %s", (first, second, reversed) => expect(isReversed(first, second)).toBe(reversed));
