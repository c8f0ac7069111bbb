// Nodes of a tree in an order that needs no recursion: a tree may be deeper than the stack.

type Parent<Node> = { readonly children: readonly Node[] };

/** Each node before its children, and the children in their order. Backwards: each node behind its children. */
export function parentsFirst<Node extends Parent<Node>>(root: Node): Node[] {
  const nodes: Node[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    for (let i = node.children.length - 1; i >= 0; i--) {
      const child = node.children[i];
      if (child) waiting.push(child);
    }
  }
  return nodes;
}
