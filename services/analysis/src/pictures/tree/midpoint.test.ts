// To root a tree elsewhere changes no distance between two tips, and takes no support from its clade.
import fc from "fast-check";
import { expect, it } from "vitest";
import { rootedAtMidpoint } from "./midpoint.ts";
import { type Node, parseNewick } from "./newick.ts";
import { parentsFirst } from "./nodes.ts";
import { anyTree } from "./random-tree.testing.ts";

const read = (text: string) => parseNewick(text, 100);
const isTip = ({ children }: Node) => children.length === 0;
const lengths = fc.double({ min: 0, max: 1, noNaN: true });

/** Of each pair of tips by the sum of lengths between them. */
function distances(tree: Node): Map<string, number> {
  const below = new Map<Node, [string, number][]>();
  const pairs = new Map<string, number>();
  for (const node of parentsFirst(tree).reverse()) {
    const here: [string, number][] = isTip(node) ? [[node.label, 0]] : [];
    for (const child of node.children) {
      const farther = (below.get(child) ?? []).map(
        ([tip, far]) => [tip, far + (child.length ?? 0)] as [string, number],
      );
      for (const [tip, far] of farther)
        for (const [other, near] of here) pairs.set([tip, other].sort().join(), far + near);
      here.push(...farther);
    }
    below.set(node, here);
  }
  return pairs;
}

function tipsBelow(node: Node): string[] {
  return parentsFirst(node)
    .filter(isTip)
    .map(({ label }) => label)
    .sort();
}

/** The label of each branch between inner nodes, by the tips on the side without t0. */
function supports(tree: Node): Map<string, string> {
  const all = tipsBelow(tree);
  const found = new Map<string, string>();
  for (const node of parentsFirst(tree)) {
    if (node === tree || isTip(node)) continue;
    const below = tipsBelow(node);
    const side = below.includes("t0") ? all.filter((name) => !below.includes(name)) : below;
    if (side.length > 1 && side.length < all.length - 1) found.set(side.join(), node.label);
  }
  return found;
}

function greatestDepth(node: Node): number {
  const depths = new Map<Node, number>([[node, node.length ?? 0]]);
  for (const one of parentsFirst(node))
    for (const child of one.children) depths.set(child, (depths.get(one) ?? 0) + (child.length ?? 0));
  return Math.max(...depths.values());
}

it("keeps every distance, and the two farthest tips are equally far from the root", () => {
  fc.assert(
    fc.property(anyTree(lengths, true), (tree) => {
      const rooted = rootedAtMidpoint(tree);
      const before = distances(tree);
      const after = distances(rooted);
      expect(tipsBelow(rooted)).toEqual(tipsBelow(tree));
      expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
      for (const [pair, distance] of before) expect(after.get(pair), pair).toBeCloseTo(distance, 9);
      const most = Math.max(0, ...before.values());
      if (most > 0) for (const child of rooted.children) expect(greatestDepth(child)).toBeCloseTo(most / 2, 9);
    }),
  );
});

it("keeps the support of every clade", () => {
  fc.assert(
    fc.property(anyTree(lengths, true), (tree) => {
      const before = supports(tree);
      const after = supports(rootedAtMidpoint(tree));
      expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
      // where the file's root has two inner children, both labels are of one branch
      const [first, second, third] = tree.children;
      const joint = first && second && !third ? [first.label, second.label] : [];
      for (const [clade, label] of before) expect([label, ...joint]).toContain(after.get(clade));
    }),
  );
});

it("roots at the middle of the longest way", () => {
  const { children } = rootedAtMidpoint(read("((a:1,b:2,(c:3,d:6)0.9:1));"));
  const [first, second] = children;
  expect([first?.length, first?.label, second?.length, second?.label]).toEqual([1.5, "", 4.5, "d"]);
  expect(first?.children.map(({ label, length }) => [label, length])).toEqual([
    ["0.9", 1],
    ["c", 3],
  ]);
});

it("leaves the root where no tips differ, and takes lengths below 0 as none", () => {
  const same = read("((a:0,b:0):0,c:0);");
  expect(rootedAtMidpoint(same)).toBe(same);
  const { children } = rootedAtMidpoint(read("(a:2,(b:-1,c:1):0);"));
  expect(children.map(({ length }) => length)).toEqual([1.5, 0.5]);
});
