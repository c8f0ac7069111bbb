// What a search finds, whatever the text.
import fc from "fast-check";
import { expect, it } from "vitest";
import { beginningsOfWords, searchedWords } from "./words.ts";

const finds = (search: string, ...texts: string[]) => {
  const beginnings = beginningsOfWords(texts);
  return searchedWords(search).every((word) => beginnings.includes(word));
};

it.each([
  ["salm", true],
  ["SALMONELLA ent", true],
  ["ent salm", true],
  ["almonella", false],
  ["5578", true],
  ["08-5578", true],
  ["557", true],
  ["578", false],
  ["montevideo salm", false],
  ["sao", true],
])("%s is found: %s", (search, found) => {
  expect(finds(search, "08-5578", "Salmonella enterica", "São Paulo")).toBe(found);
});

it("a word counts with its first twelve characters", () => {
  expect(finds("pseudotuberculosis", "Yersinia pseudotuberculosis")).toBe(true);
  expect(finds("pseudotubercXYZ", "Yersinia pseudotuberculosis")).toBe(true);
});

it("what has been put in is found by itself and by the beginning of each of its words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.nat(12), (text, length) => {
      expect(finds(text, text)).toBe(true);
      for (const word of searchedWords(text)) expect(finds([...word].slice(0, length + 1).join(""), text)).toBe(true);
    }),
  );
});

it("a long text costs a bounded number of values", () => {
  const text = Array.from({ length: 5000 }, (_, n) => `${n}abcdefghijklmnop`).join(" ");
  expect(beginningsOfWords([text]).length).toBeLessThanOrEqual(40 * 12);
  expect(searchedWords(text).length).toBe(8);
});
