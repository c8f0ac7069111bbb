// Whatever a text holds, it stays a text, and as long as it may be.
import fc from "fast-check";
import { expect, it } from "vitest";
import { escaped, rect, short, shortened, text } from "./svg.ts";

it("text cannot become markup, nor a character that XML forbids", () => {
  expect(escaped(`<script>"&'`)).toBe("&#60;script&#62;&#34;&#38;&#39;");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (any) => {
      // lone surrogates, control characters and U+FFFE are what an XML parser stops at
      expect(escaped(any)).not.toMatch(/[<>"']|&(?!#\d+;)|[\p{C}\p{Zl}\p{Zp}]/u);
    }),
  );
});

it("a long name keeps its beginning and its end", () => {
  expect(shortened("0123456789", 10)).toBe("0123456789");
  expect(shortened("0123456789X", 10)).toBe("01234…789X");
  expect(shortened("株株株株株株", 10)).toBe("株株株…株");
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 4, max: 90 }), (name, most) => {
      expect([...shortened(name, most)].length).toBeLessThanOrEqual(most);
    }),
  );
});

it("numbers are short", () => {
  expect(short(1.23456)).toBe("1.23");
  expect(text(1 / 3, 2, "a<b", 'fill="red"')).toBe('<text x="0.33" y="2" fill="red">a&#60;b</text>');
  expect(rect(0, 0, 1, 2, "#fff")).toBe('<rect x="0" y="0" width="1" height="2" fill="#fff"/>');
});
