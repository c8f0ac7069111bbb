// Which JSON is refused for its names, and that the fault it is refused for is there.
import fc from "fast-check";
import { expect, it } from "vitest";
import { checkJsonNames } from "./json-names.ts";

const key = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("\\", '"', "a\\", "\n", ":", '\\"'));
const object = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 3 }, key, fc.integer(), tie("object"), fc.array(key, { maxLength: 3 })),
  object: fc.dictionary(key, tie("any"), { maxKeys: 4 }),
})).object;

const names = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...names(inner)])
    : [];

it("refuses exactly what has a backslash in a name, however it is written", () => {
  fc.assert(
    fc.property(object, fc.boolean(), (value, escaped) => {
      const json = JSON.stringify(value, null, escaped ? 1 : 0);
      const sent = escaped ? json.replaceAll("\\\\", "\\u005C") : json;
      const isRefused = names(value).some((name) => name.includes("\\"));
      if (isRefused) expect(() => checkJsonNames(sent)).toThrow("Names in JSON must not contain a backslash.");
      else checkJsonNames(sent);
    }),
    { numRuns: 5_000 },
  );
});

it("takes backslashes in values", () =>
  checkJsonNames('{"path":"C:\\\\data","list":["\\\\",{"a":"\\\\:"}],"quote\\"":"\\\\"}'));

it("reads a body of a mebibyte of backslashes once", () => {
  const body = JSON.stringify({ value: "\\".repeat(500_000) });
  checkJsonNames(body);
});
