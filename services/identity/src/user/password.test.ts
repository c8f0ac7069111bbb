// What a password must have, for any text.
import fc from "fast-check";
import { expect, it } from "vitest";
import { missingIn, password } from "./password.ts";

const field = password({ required: true });
const wrongIn = (value: unknown) => {
  const parsed = field.parse(value);
  return "wrong" in parsed ? parsed.wrong : [];
};

/** Characters of several scripts, by what the rules call them. */
const KINDS = {
  "upper-case": ["A", "Ż", "Ω", "Я"],
  "lower-case": ["a", "ß", "ω", "я"],
  digit: ["0", "9", "९"],
  special: [" ", "-", "_", "🧬", "€"],
};
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];
/** Two or more of each of these kinds, in any order. */
const textOf = (wanted: readonly Kind[]) =>
  fc
    .tuple(...wanted.map((kind) => fc.array(fc.constantFrom(...KINDS[kind]), { minLength: 3, maxLength: 40 })))
    .chain((parts) => fc.shuffledSubarray(parts.flat(), { minLength: parts.flat().length }))
    .map((characters) => characters.join(""));

it("is good with characters of each kind, in any order and script", () =>
  fc.assert(
    fc.property(textOf(kinds), (value) => {
      expect(wrongIn(value)).toEqual([]);
    }),
  ));

it.each(kinds)("says so, and nothing else, when it has no %s character", (kind) =>
  fc.assert(
    fc.property(textOf(kinds.filter((one) => one !== kind)), (value) => {
      expect(missingIn(value)).toEqual([expect.stringContaining(kind)]);
      expect(wrongIn(value)).toEqual(missingIn(value));
    }),
  ),
);

it("that is refused is in no text of the refusal", () =>
  fc.assert(
    fc.property(fc.string({ minLength: 5, unit: "binary" }), (value) => {
      for (const text of wrongIn(value)) expect(text).not.toContain(value);
    }),
  ));

it("is text", () => {
  for (const value of [5, true, {}, ["Aa0.Aa0."]]) expect(wrongIn(value)).toEqual([expect.any(String)]);
});
