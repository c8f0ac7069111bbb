// What is kept as metadata: the values that the manifest names, as texts, and nothing else.
import { describe, expect, test } from "vitest";
import { metadataIn } from "./metadata.ts";

const values = [
  { key: "loci", field: "Loci" },
  { key: "status", field: "Status" },
];

describe("metadata", () => {
  test("of JSON: of an object, or of a list of one", () => {
    const object = { loci: 330, status: "PASS", serovar: "Enteritidis" };
    for (const content of [object, [object]])
      expect(metadataIn({ output: "x", format: "json", values }, JSON.stringify(content))).toEqual({
        Loci: "330",
        Status: "PASS",
      });
  });

  test.each(["[]", "[{}, {}]", "null", '"text"', "{"])("of JSON that is no object is an error: %s", (text) => {
    expect(() => metadataIn({ output: "x", format: "json", values }, text)).toThrow();
  });

  test("of lines: key, tab, value", () => {
    const text = "loci\t330\r\nstatus\tPASS\tand more\nno value\n";
    expect(metadataIn({ output: "x", format: "tsv", values }, text)).toEqual({ Loci: "330", Status: "PASS" });
  });

  test("leaves out what is not there, null, a list, or too long", () => {
    const read = (content: object) => metadataIn({ output: "x", format: "json", values }, JSON.stringify(content));
    expect(read({ loci: null })).toEqual({});
    expect(read({ loci: [1], status: "x".repeat(1_001) })).toEqual({});
    expect(metadataIn({ output: "x", format: "tsv", values: [{ key: "__proto__", field: "x" }] }, "")).toEqual({});
  });
});
