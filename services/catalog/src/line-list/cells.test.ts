// Cells of a line list: nothing that a spreadsheet would run, and nothing lost.
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newSample } from "../sample/fields.ts";
import { fieldText, guarded, lineOf, unguarded } from "./cells.ts";
import { columnsOf, headingOf } from "./columns.ts";

describe("a cell", () => {
  it.each(["=1+1", "+1", "@SUM(A1)", "-x", "'=1", "\t=1", "\r=1", "＝1", "--1", "-1+2"])("guards %j", (text) => {
    expect(guarded(text)).toBe(`'${text}`);
    expect(unguarded(guarded(text))).toBe(text);
  });
  it.each(["-12.5", "-1", "ISO 1", "'a", "it's", "", "08-5578"])("leaves %j as it is", (text) => {
    expect([guarded(text), unguarded(text)]).toEqual([text, text]);
  });
  it("comes back as it was, whatever it is, and never begins like a formula unless it is a number", () => {
    const odd = fc.array(fc.constantFrom("=", "+", "-", "@", "'", "\t", "\r", "1", ".", "a"), { maxLength: 6 });
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      odd.map((some) => some.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(unguarded(guarded(text))).toBe(text);
        expect(/^[=+\-@\t\r]/.test(guarded(text)) && !/^-\d+(\.\d+)?$/.test(text)).toBe(false);
      }),
    );
  });
});

describe("a line", () => {
  it("comes back as it was from a parser of RFC 4180", () => {
    const text = fc.string({ unit: "binary" }).map((one) => one.toWellFormed());
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (cells) => {
        expect(parse(lineOf(cells))).toEqual([cells]);
      }),
    );
  });
});

it("a date comes back as it was, as a day where it is midnight", () => {
  expect(fieldText("collectionDate", Date.UTC(2026, 1, 28))).toBe("2026-02-28");
  expect(fieldText("collectionDate", null)).toBe("");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: -8.64e15, max: 8.64e15 }),
        fc.integer({ min: -1e8, max: 1e8 }).map((day) => day * 86_400_000),
      ),
      (time) => {
        expect(
          newSample({ sampleName: "ISO 1", collectionDate: fieldText("collectionDate", time) }).collectionDate,
        ).toBe(time);
      },
    ),
  );
});

describe("the headings", () => {
  it("of entries come back as they were, and are no fields", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ minLength: 1, unit: "binary" }).filter((text) => !text.includes("\\")),
          fc.constantFrom("strain", "metadata:", "metadata:strain", "identifier", "=1"),
        ),
        (entry) => {
          expect(columnsOf(["sampleName", headingOf(entry)])[1]).toEqual({ entry });
        },
      ),
    );
  });
  it.each([
    [["strain"], "One column must be named sampleName."],
    [["sampleName", "strain", "strain"], "There are two columns named strain."],
    [["sampleName", "site", "metadata:site"], "There are two columns named metadata:site."],
    [["sampleName", ""], "Column 2 has no name."],
    [["sampleName", "a\\b"], "A name must not contain a backslash."],
  ])("%j are refused", (headings, message) => expect(() => columnsOf(headings)).toThrow(message));
});
