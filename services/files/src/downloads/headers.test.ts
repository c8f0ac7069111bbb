// File names in headers.
import { contentDisposition } from "@isotrail/http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { baseName, isReversed } from "../uploads/file-name.ts";

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
