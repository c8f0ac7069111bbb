// Random trees, and a writer of Newick, for the tests of trees.
import fc from "fast-check";
import type { Node } from "./newick.ts";
import { parentsFirst } from "./nodes.ts";

const label = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_.|/-]{1,12}$/),
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom("it's", "a (b), c:1;", "[no comment]", "  ", "株 12", "0.98/100", "'"),
);
const length = fc.oneof(
  fc.constantFrom(0, 1e-9, 5e-10, 123456, -0.001),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.constant(undefined),
);
/** Joins the clades two or three at a time until one is left. */
const shape = fc.record({ tips: fc.integer({ min: 1, max: 40 }), joins: fc.infiniteStream(fc.nat(1000)) });

export const anyTree = (lengths: fc.Arbitrary<number | undefined> = length, uniqueNames = false): fc.Arbitrary<Node> =>
  fc.tuple(shape, fc.infiniteStream(label), fc.infiniteStream(lengths)).map(([{ tips, joins }, labels, lengthsOf]) => {
    const nextOf = <T>(values: Iterator<T>): T => values.next().value;
    const clades: Node[] = Array.from({ length: tips }, (_, n) => ({
      label: uniqueNames ? `t${n}` : nextOf(labels),
      length: nextOf(lengthsOf),
      children: [],
    }));
    while (clades.length > 1) {
      const at = nextOf(joins) % (clades.length - 1);
      const children = clades.splice(at, 2 + (nextOf(joins) % 2));
      clades.splice(at, 0, { label: nextOf(labels), length: nextOf(lengthsOf), children });
    }
    return clades[0] as Node;
  });

/** @param pad comments and white space between the tokens */
export function writeNewick(tree: Node, pad = ""): string {
  const texts = new Map<Node, string>();
  for (const node of parentsFirst(tree).reverse()) {
    const children = node.children.map((child) => texts.get(child)).join(`${pad},`);
    const name = /^[A-Za-z0-9_.|/-]+$/.test(node.label) ? node.label : `'${node.label.replaceAll("'", "''")}'`;
    const below = node.children.length > 0 ? `(${children}${pad})` : "";
    texts.set(node, `${pad}${below}${name}${node.length === undefined ? "" : `${pad}:${pad}${node.length}`}`);
  }
  return `${texts.get(tree)}${pad};${pad}`;
}
