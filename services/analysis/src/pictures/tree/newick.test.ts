// What is written as Newick is read back, whatever the names; and what is not Newick is refused with a reason.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CannotDraw } from "../cannot-draw.ts";
import { parseNewick } from "./newick.ts";
import { anyTree, writeNewick } from "./random-tree.testing.ts";

const read = (text: string) => parseNewick(text, 500_000);
const tip = (label: string, length?: number) => ({ label, length, children: [] });

describe("reads", () => {
  it.each([
    ["quoted labels", "('it''s (1), b':0.1,b);", [tip("it's (1), b", 0.1), tip("b")]],
    ["names with an underscore, a dot and a hyphen as they are", "(08_55-78.1,b);", [tip("08_55-78.1"), tip("b")]],
    [
      "lengths in scientific notation",
      "(a:1.5E-3,b:2e+1,c:.5,d:3.);",
      [tip("a", 0.0015), tip("b", 20), tip("c", 0.5), tip("d", 3)],
    ],
    ["a length below 0", "(a:-0.1,b:0);", [tip("a", -0.1), tip("b", 0)]],
    ["comments, as those of BEAST", "[&R] (a[&rate=1,x='y']:1[c],b) ;\n", [tip("a", 1), tip("b")]],
    ["tips without a name", "(,a);", [tip(""), tip("a")]],
  ])("%s", (_, text, children) => {
    expect(read(text).children).toEqual(children);
  });

  it("labels and lengths of inner nodes, and of the root", () => {
    expect(read("((a,b)0.98:1,c)root:2;")).toEqual({
      label: "root",
      length: 2,
      children: [{ label: "0.98", length: 1, children: [tip("a"), tip("b")] }, tip("c")],
    });
  });

  it("any tree back, with comments between all its parts", () => {
    fc.assert(
      fc.property(anyTree(), fc.constantFrom("", " ", "\n\t[a (comment)] "), (tree, pad) => {
        expect(read(writeNewick(tree, pad))).toEqual(tree);
      }),
    );
  });

  it("a tree that is deeper than any stack", () => {
    const deep = 200_000;
    let node = read(`${"(".repeat(deep)}a${",b)".repeat(deep)};`);
    let depth = 0;
    for (let [first] = node.children; first; [first] = node.children) [node, depth] = [first, depth + 1];
    expect([node.label, depth]).toEqual(["a", deep]);
  });
});

it.each([
  ["", "semicolon"],
  ["(a,b)", "semicolon"],
  ["(a,b;", "where none can be|bracket is not closed"],
  ["(a,b));", "not opened"],
  ["a,b;", "not opened"],
  ["(a,b)(c,d);", "where none can be"],
  ["(a b,c);", "there is a label"],
  ["(a:,b);", "where none can be"],
  ["(a:1:2,b);", "where none can be"],
  ["(a:NaN,b);", "length"],
  ["(a:0x10,b);", "length"],
  ["(a:1e999,b);", "length"],
  ["(a,b);(c,d);", "where none can be"],
  ["('a,b);", "not closed"],
  ["(a[b,c);", "not closed"],
  ["#NEXUS\nbegin trees;", "where none can be"],
])("refuses %s", (text, why) => {
  expect(() => read(text)).toThrow(CannotDraw);
  expect(() => read(text)).toThrow(new RegExp(why));
});

it("refuses a tree of more nodes than are asked for, before it has them", () => {
  expect(parseNewick("(a,b);", 3).children).toHaveLength(2);
  expect(() => parseNewick("(a,b,", 3)).toThrow("more than 3 nodes");
});

it("answers any text with a tree or with a reason", () => {
  const parts = fc.constantFrom("(", ")", ",", ":", ";", "a", "'", "[", "]", " ", "1e5");
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (some) => {
      try {
        expect(read(some.join(""))).toHaveProperty("children");
      } catch (error) {
        expect(error).toBeInstanceOf(CannotDraw);
      }
    }),
    { numRuns: 2000 },
  );
});
