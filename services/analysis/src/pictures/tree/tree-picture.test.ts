// Pictures of trees: sound SVG with everything that the file says, and the same bytes for the same tree.
import fc from "fast-check";
import { expect, it } from "vitest";
import { CannotDraw } from "../cannot-draw.ts";
import { textsOf, wellFormed } from "../svg.testing.ts";
import type { Node } from "./newick.ts";
import { anyTree, writeNewick } from "./random-tree.testing.ts";
import { roundLength } from "./scale-bar.ts";
import { treePicture } from "./tree-picture.ts";

const OF = "Outbreak 4";
const tip = (label: string, length?: number): Node => ({ label, length, children: [] });
const fourIsolates = "(iso3:0.0510,reference:0.0001,(iso4:0.0491,(iso2:0.0203,iso1:0.0198)0.97:0.0289)1.00:0.008);";

it("shows names, lengths, support, a scale bar, and how it is rooted", () => {
  const picture = treePicture(fourIsolates, OF);
  wellFormed(picture);
  const texts = textsOf(picture);
  expect(texts).toEqual(expect.arrayContaining([OF, "iso1", "iso2", "iso3", "iso4", "reference"]));
  expect(texts).toEqual(expect.arrayContaining(["0.0491", "0.0289", "0.97", "0.01"]));
  expect(picture).toContain('<title id="title">Outbreak 4: Phylogenetic tree of 5 tips</title>');
  expect(picture).toContain("Rooted at the midpoint");
  // what has no room beside its branch is told to the mouse
  expect(picture).toContain("<title>reference, length 0.0001</title>");
});

it("puts small clades above large ones", () => {
  const rows = textsOf(treePicture("((a:1,(b:1,c:1):1):1,(d:1,e:1):1,f:3);", OF)).filter((text) =>
    /^[a-f]$/.test(text),
  );
  expect(rows).toEqual(["a", "b", "c", "f", "d", "e"]);
});

it("says where a tree has no lengths, or only zeros", () => {
  const none = treePicture("((a,b),c);", OF);
  expect(none).toContain("only the order of branching");
  expect(textsOf(none).filter((text) => /^[\d.]+$/.test(text))).toEqual([]);
  expect(treePicture("(a:0,b:0);", OF)).toContain("the tips do not differ");
  expect(textsOf(treePicture("only;", OF))).toContain("only");
});

it("escapes names and labels, wherever they stand", () => {
  const picture = treePicture(`('<script>"&':1,('a\u202eb':1,c:1)'</title><x>':1);`, `<b>&`);
  wellFormed(picture);
  expect(picture).not.toMatch(/<script|<x>|<b>|\u202e/);
  expect(picture).toContain("&#60;script&#62;&#34;&#38;");
});

it("is sound SVG for any tree", () => {
  fc.assert(
    fc.property(anyTree(), fc.string(), (tree, of) => {
      try {
        wellFormed(treePicture(writeNewick(tree), of));
      } catch (error) {
        expect((error as Error).message).toMatch(/no tip with a name/);
      }
    }),
  );
});

it("draws the same bytes in whatever order the file lists the branches", () => {
  const turned = (node: Node): Node => ({ ...node, children: node.children.map(turned).reverse() });
  // of two ways of the same length the first is taken, and of two labels of the root's branch
  const lengths = fc.noBias(fc.double({ min: 0.01, max: 1, noNaN: true }));
  const withoutJoint = ({ children }: Node): Node => ({
    ...tip("root"),
    children: [...children, tip("outgroup", 0.005), tip("other", 0.007)],
  });
  fc.assert(
    fc.property(anyTree(lengths, true).map(withoutJoint), (tree) => {
      expect(treePicture(writeNewick(turned(tree)), OF)).toBe(treePicture(writeNewick(tree), OF));
    }),
  );
});

it("draws two thousand tips, and refuses more", () => {
  const ofTips = (tips: number) => `(${Array.from({ length: tips }, (_, n) => `t${n}:${n}`).join()});`;
  const picture = treePicture(ofTips(2000), OF);
  wellFormed(picture);
  expect(textsOf(picture).filter((text) => /^t\d+$/.test(text))).toHaveLength(2000);
  expect(picture.length).toBeLessThan(1_000_000);
  expect(() => treePicture(ofTips(2001), OF)).toThrow(/2001 tips.*2000/);
  expect(() => treePicture(`${"(".repeat(30_000)}a${")".repeat(30_000)};`, OF)).toThrow(CannotDraw);
  expect(() => treePicture(";", OF)).toThrow(CannotDraw);
});

it.each([
  [0.0125, 0.01],
  [0.999, 0.5],
  [1, 1],
  [2.1, 2],
  [1000, 1000],
  [7e-9, 5e-9],
])("of %s the round length is %s", (most, round) => {
  expect(roundLength(most)).toBe(round);
});
