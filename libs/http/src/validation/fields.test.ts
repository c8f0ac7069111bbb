// What a client is told about the properties that it sends.
import { CommandRejected } from "@isotrail/eventsourcing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choice, readChanges, readNew, text, whole } from "./fields.ts";

const table = [
  text("name", { required: true, min: 3, max: 10, forbidden: "?*" }),
  text("strain", { min: 3, nullable: true, pattern: /^\w*$/, wrong: "Words only." }),
  whole("size", { min: 1, max: 100, nullable: true }),
  choice("layout", ["SINGLE_END", "PAIRED_END"]),
];

function refusal(work: () => unknown): CommandRejected {
  try {
    work();
  } catch (error) {
    if (error instanceof CommandRejected) return error;
    throw error;
  }
  throw new Error("it was not refused");
}

describe("a new resource", () => {
  test("has what was sent of the table; unknown properties and null where it means nothing are ignored", () => {
    const body = { name: "abc", strain: null, size: "12", layout: null, unknown: { a: 1 } };
    expect(readNew(table, body)).toEqual({ name: "abc", strain: null, size: 12 });
  });

  test("is refused with all texts of all bad properties at once", () => {
    const { kind, message, properties } = refusal(() =>
      readNew(table, { name: "?", strain: "a b", size: 0, layout: "X" }),
    );
    expect({ kind, message, properties }).toEqual({
      kind: "invalid",
      message: "Validation failed.",
      properties: {
        name: ["This must have at least 3 characters.", "This must not contain any of: ? *"],
        strain: ["Words only."],
        size: ["This must be at least 1."],
        layout: ["This must be one of: SINGLE_END, PAIRED_END."],
      },
    });
  });

  test.each([[{}], [{ name: null }], [{ name: undefined }]])("needs what is required: %j", (body) => {
    expect(refusal(() => readNew(table, body)).properties).toEqual({ name: ["This is required."] });
  });

  test.each([[undefined], [null], ["text"], [[1]], [5]])("is an object, not %j", (body) => {
    expect(refusal(() => readNew(table, body)).message).toBe("The body must be a JSON object.");
  });

  test("takes nothing from a prototype", () => {
    expect(refusal(() => readNew(table, Object.create({ name: "abc" }))).properties).toHaveProperty("name");
    expect(readNew([text("constructor")], {})).toEqual({});
  });
});

describe("a change", () => {
  test("clears with null what can be null, and leaves the rest as it is", () => {
    expect(readChanges(table, { strain: null, size: 3 })).toEqual({ strain: null, size: 3 });
    expect(readChanges(table, {})).toEqual({});
    expect(refusal(() => readChanges(table, { name: null })).properties).toEqual({ name: ["This cannot be null."] });
  });

  test("of an unknown property is refused with the list of what can be changed", () => {
    const { message, properties } = refusal(() => readChanges(table, { strain: "abc", identifier: "7" }));
    expect(message).toBe("Cannot update resource with supplied properties.");
    expect(properties).toEqual({ "available-properties": ["name", "strain", "size", "layout"] });
  });
});

describe("values", () => {
  test("a text is kept as it is, or refused: never with NUL or half a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 20 }), (value) => {
        const parsed = text("a").parse(value);
        if (value.includes("\0")) expect(parsed).toHaveProperty("wrong");
        else expect(parsed).toEqual({ value });
      }),
    );
    expect(text("a").parse("\ud800")).toHaveProperty("wrong");
    expect(text("a").parse("x".repeat(100_001))).toHaveProperty("wrong");
    expect(text("a").parse(5)).toHaveProperty("wrong");
  });

  test("a whole number is the same as a number and as text", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(whole("a").parse(value)).toEqual({ value });
        expect(whole("a").parse(String(value))).toEqual({ value });
      }),
    );
    for (const bad of [1.5, "1.5", "", " 1", "1e3", "0x1", 2 ** 53, "9007199254740993", true, {}, Number.NaN])
      expect(whole("a").parse(bad)).toHaveProperty("wrong");
  });
});
