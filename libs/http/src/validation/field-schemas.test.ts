// A schema allows what its table takes, and nothing else.
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answeredFields, changesSchema, newSchema } from "./field-schemas.ts";
import { choice, readChanges, readNew, text, whole } from "./fields.ts";

const table = [
  text("name", { required: true, min: 3, max: 10, forbidden: "?*[]^-\\" }),
  text("strain", { min: 2, max: 6, nullable: true, pattern: /^\w*$/, forbidden: "_" }),
  whole("size", { min: 1, max: 100, nullable: true }),
  whole("depth"),
  choice("layout", ["SINGLE_END", "PAIRED_END"]),
];
const ajv = new Ajv2020({ strict: false });

/** Values near the edges of the rules. */
const value = fc.oneof(
  fc.string({ maxLength: 12 }).filter((text) => !/^\d{3,}$/.test(text)),
  fc.stringMatching(/^[A-Za-z_?*🐟-][A-Za-z0-9_?*🐟-]{0,12}$/u),
  fc.integer({ min: -5, max: 120 }),
  fc.integer({ min: -5, max: 100 }).map(String), // of a number as text the schema tells the least, not the most
  fc.constantFrom("SINGLE_END", "PAIRED_END", null, true, 1.5, [], {}),
);
const names = fc.constantFrom(...table.map(({ name }) => name), "unknown");
const bodies = fc.dictionary(names, value);
const takes = (read: () => unknown) => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

describe.each([
  ["a new resource", newSchema(table), readNew],
  ["a change", changesSchema(table), readChanges],
] as const)("the body of %s", (_, schema, read) => {
  const validate = ajv.compile(schema);
  it("is valid just when it is taken", () => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(validate(body), JSON.stringify(body)).toBe(takes(() => read(table, body)));
      }),
      { numRuns: 2_000 },
    );
  });
});

it("a record has the types of the table, null where nothing is set, and no rules for texts", () => {
  expect(answeredFields(table)).toEqual({
    name: { type: "string" },
    strain: { type: ["string", "null"] },
    size: { type: ["integer", "null"], minimum: 1, maximum: 100 },
    depth: { type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    layout: { type: "string", enum: ["SINGLE_END", "PAIRED_END"] },
  });
});
