// Where the nodes of a rooted tree come: rows for the tips, small clades first, and distances from the root.
import type { Node } from "./newick.ts";
import { parentsFirst } from "./nodes.ts";

export type Placed = {
  readonly node: Node;
  /** Distances of the parent and of the node from the root: the ends of the branch between them. */
  readonly from: number;
  readonly depth: number;
  /** Tips have 0, 1, 2, …; an inner node is between its first and its last child. */
  readonly row: number;
  readonly children: readonly Placed[];
};

type Clade = { readonly node: Node; readonly tips: number; readonly least: string; readonly children: Clade[] };
type Draft = Pick<Placed, "node" | "from" | "depth"> & { row: number; readonly children: Draft[] };

/** @param lengthOf of the branch above a node */
export function layOut(tree: Node, lengthOf: (node: Node) => number): Placed {
  const root: Draft = { node: tree, from: 0, depth: 0, row: 0, children: [] };
  const waiting = [{ clade: ladderised(tree), draft: root }];
  const drafts: Draft[] = [];
  let rows = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { clade, draft } = next;
    drafts.push(draft);
    if (clade.children.length === 0) draft.row = rows++;
    const below = clade.children.map((child) => ({
      clade: child,
      draft: draftOf(child.node, draft.depth, lengthOf(child.node)),
    }));
    draft.children.push(...below.map((one) => one.draft));
    waiting.push(...below.reverse());
  }
  for (const draft of drafts.reverse()) {
    const [first, last] = [draft.children[0], draft.children.at(-1)];
    if (first && last) draft.row = (first.row + last.row) / 2;
  }
  return root;
}

const draftOf = (node: Node, from: number, length: number): Draft => ({
  node,
  from,
  depth: from + length,
  row: 0,
  children: [],
});

/** Clades of few tips before those of many; of equal size by the first of their names, whatever their order in the file. */
function ladderised(tree: Node): Clade {
  const clades = new Map<Node, Clade>();
  for (const node of parentsFirst(tree).reverse()) clades.set(node, cladeOf(node, clades));
  return clades.get(tree) ?? cladeOf(tree, clades);
}

function cladeOf(node: Node, below: ReadonlyMap<Node, Clade>): Clade {
  const children = node.children.flatMap((child) => below.get(child) ?? []);
  if (children.length === 0) return { node, tips: 1, least: node.label, children };
  const [least = ""] = children.map((child) => child.least).sort();
  const tips = children.reduce((sum, child) => sum + child.tips, 0);
  children.sort((one, other) => one.tips - other.tips || (one.least < other.least ? -1 : 1));
  return { node, tips, least, children };
}
