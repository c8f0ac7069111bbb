// A tree rooted in the middle of the longest way between two tips, where it would be if all had changed at the same rate.
import type { Node } from "./newick.ts";
import { parentsFirst } from "./nodes.ts";

/** A branch without a direction: what the file says of it stays its own, whichever end is the upper one. */
type Branch = { readonly ends: readonly [Node, Node]; readonly length: number; readonly label: string };
type Branches = Map<Node, Branch[]>;

/** @returns the tree as it is where all tips are at one place */
export function rootedAtMidpoint(tree: Node): Node {
  const branches = undirected(tree);
  const tip = parentsFirst(tree).find(isTip);
  if (!tip) return tree;
  const way = longestWay(branches, farthestTip(branches, tip));
  const total = way.reduce((sum, { branch }) => sum + drawnLength(branch), 0);
  if (total === 0) return tree;

  let rest = total / 2;
  for (const { branch, from } of way) {
    const length = drawnLength(branch);
    if (rest > length) {
      rest -= length;
      continue;
    }
    const [near, far] = halves(branch, from, rest);
    return build(branches, { label: "", length: undefined, children: [] }, [near, far]);
  }
  return tree;
}

const isTip = ({ children }: Node) => children.length === 0;
/** Some methods estimate lengths below 0, where they mean none. */
const drawnLength = ({ length }: { readonly length: number }) => Math.max(0, length);
const otherEnd = ({ ends: [one, other] }: Branch, node: Node) => (node === one ? other : one);

/** A root with two branches is no node of the undirected tree: they are one branch. */
function undirected(tree: Node): Branches {
  const branches: Branches = new Map();
  const add = (branch: Branch) => {
    for (const end of branch.ends) {
      const here = branches.get(end) ?? [];
      here.push(branch);
      branches.set(end, here);
    }
  };
  let root = tree;
  for (let [only] = root.children; only && root.children.length === 1; [only] = root.children) root = only;
  const [first, second, third] = root.children;
  const isJoint = first && second && !third;
  if (isJoint) {
    const label = labelAbove(first) || labelAbove(second);
    add({ ends: [first, second], length: (first.length ?? 0) + (second.length ?? 0), label });
  }
  for (const node of parentsFirst(root)) {
    if (node === root && isJoint) continue;
    for (const child of node.children)
      add({ ends: [node, child], length: child.length ?? 0, label: labelAbove(child) });
  }
  return branches;
}

/** A tip's label is its name. */
const labelAbove = (node: Node) => (isTip(node) ? "" : node.label);

type Step = { readonly branch: Branch; readonly from: Node };

/** How each node is reached: the nodes come in an order in which this is known of the one before. */
function reached(branches: Branches, start: Node): Map<Node, { step?: Step; distance: number }> {
  const seen = new Map<Node, { step?: Step; distance: number }>([[start, { distance: 0 }]]);
  for (const [node, { distance }] of seen)
    for (const branch of branches.get(node) ?? []) {
      const next = otherEnd(branch, node);
      if (!seen.has(next)) seen.set(next, { step: { branch, from: node }, distance: distance + drawnLength(branch) });
    }
  return seen;
}

function farthestTip(branches: Branches, start: Node): Node {
  let farthest = start;
  let most = -1;
  for (const [node, { distance }] of reached(branches, start))
    if (isTip(node) && distance > most) [farthest, most] = [node, distance];
  return farthest;
}

/** From the tip that is farthest from this one back to it. */
function longestWay(branches: Branches, start: Node): Step[] {
  const seen = reached(branches, start);
  const way: Step[] = [];
  let node = farthestTip(branches, start);
  for (let step = seen.get(node)?.step; step; step = seen.get(node)?.step) {
    way.push({ branch: step.branch, from: node });
    node = step.from;
  }
  return way;
}

/** The branches of the new root: both halves carry what the file says of the whole. */
function halves(branch: Branch, from: Node, length: number): [Half, Half] {
  const { label } = branch;
  return [
    { node: from, above: branch, label, length },
    { node: otherEnd(branch, from), above: branch, label, length: drawnLength(branch) - length },
  ];
}

type Half = { readonly node: Node; readonly above: Branch; readonly label: string; readonly length: number };
type Draft = { label: string; length: number | undefined; children: Draft[] };

/** The tree below a root with these branches. */
function build(branches: Branches, root: Draft, first: readonly Half[]): Node {
  const waiting = first.map((half) => ({ half, parent: root }));
  for (const { half, parent } of waiting) {
    const { node, above, label, length } = half;
    const draft: Draft = { label: isTip(node) ? node.label : label, length, children: [] };
    parent.children.push(draft);
    for (const branch of branches.get(node) ?? []) {
      if (branch === above) continue;
      const next = otherEnd(branch, node);
      waiting.push({ half: { node: next, above: branch, label: branch.label, length: branch.length }, parent: draft });
    }
  }
  return root;
}
