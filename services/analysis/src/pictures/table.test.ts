// Tables as tools write them, quoted values included; and what is no table is refused.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CannotDraw } from "./cannot-draw.ts";
import { readTable } from "./table.ts";

const written = (rows: readonly (readonly string[])[], separator: string, lineEnd: string) =>
  rows
    .map((row) => row.map((one) => (/["\t,\r\n]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one)).join(separator))
    .join(lineEnd);

describe("a table", () => {
  it.each([
    [
      "with tabs",
      "a\tb\n1\t2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "with commas, quoted",
      'a,"b ""c"", d"\n1,2',
      [
        ["a", 'b "c", d'],
        ["1", "2"],
      ],
    ],
    [
      "with Windows' ends of lines, and empty lines",
      "a,b\r\n\r\n1,2\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "with commas within values that tabs separate",
      "a,b\tc\n1\t2",
      [
        ["a,b", "c"],
        ["1", "2"],
      ],
    ],
    [
      "with empty values",
      "a,,b\n1,2,",
      [
        ["a", "", "b"],
        ["1", "2", ""],
      ],
    ],
    ["of nothing", "", []],
  ])("%s", (_, text, rows) => {
    expect(readTable(text, 100)).toEqual(rows);
  });

  it("is read as it was written", () => {
    const value = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('"', ",", "\t", "\n", "a\r\nb", "x"));
    const table = fc
      .integer({ min: 2, max: 6 })
      .chain((columns) =>
        fc.array(fc.array(value, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 8 }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom(",", "\t"), fc.constantFrom("\n", "\r\n"), (rows, separator, lineEnd) => {
        // the first line tells what separates
        const whole = [rows[0]?.map((_, i) => `column ${i}`) ?? [], ...rows];
        expect(readTable(written(whole, separator, lineEnd), 1000)).toEqual(whole);
      }),
    );
  });

  it.each([
    ["a,b\n1\n", "not of one length"],
    ['a,"b\n1,2', "quotation mark"],
    ['a,b"c\n1,2', "quotation mark"],
    ["a,b\n1,2\n3,4\n", "more than 5 values"],
  ])("is refused where it is none: %j", (text, why) => {
    expect(() => readTable(text, 5)).toThrow(CannotDraw);
    expect(() => readTable(text, 5)).toThrow(why);
  });
});
