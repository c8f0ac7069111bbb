// The paths that owners are asked for.

import { objectOf } from "@isotrail/contracts/schema";
import fc from "fast-check";
import { expect, it } from "vitest";
import { internalPath } from "./paths.ts";

const at = (path: string) => ({ path, methods: {}, record: { name: "thing", schema: objectOf({}), links: [] } });

it("never leave the segment that an identifier stands in", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), (id) => {
      const path = internalPath(at("/things/:thing/parts"), { thing: id }, "");
      expect(path.split("/")).toHaveLength(4);
      expect(path).not.toMatch(/[?#\s]/);
      expect(decodeURIComponent(path.split("/")[2] ?? "")).toBe(id);
    }),
  );
});

it("have the query of the caller, or what only the path of an alias names", () => {
  expect(internalPath(at("/things/:thing(^\\d+$)"), { thing: "7" }, "?a=b")).toBe("/things/7?a=b");
  expect(internalPath(at("/things/byName"), { name: "a b&c" }, "?a=b")).toBe("/things/byName?name=a%20b%26c");
});
