// Reads a Newick tree: quoted labels, comments, labels of inner nodes. Without recursion, so trees may be of any depth.
import { CannotDraw } from "../cannot-draw.ts";

export type Node = {
  /** Of a tip the sample's name; of an inner node what the file says of the branch above it, as its support. */
  readonly label: string;
  /** Of the branch above; undefined where the file says none. */
  readonly length: number | undefined;
  readonly children: readonly Node[];
};

type Draft = { label: string; length: number | undefined; children: Draft[] };
type Mark = "(" | "," | ")" | ":" | ";" | "label" | "length";

/** A quoted label, a comment without another one inside, a mark of structure, a label or length, or white space. */
const TOKEN = /'[^']*(?:''[^']*)*'|\[[^[\]]*\]|[(),:;]|[^\s'[\](),:;]+|\s+/y;
const LENGTH = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A sum of lengths stays a number. */
const GREATEST_LENGTH = 1e9;

/** Tips and inner nodes may have no label, and branches no length. */
const NODE_OR_WHAT_FOLLOWS_IT: readonly Mark[] = ["(", "label", ":", ",", ")"];
const MAY_FOLLOW: Readonly<Record<Mark | "start", readonly Mark[]>> = {
  start: ["(", "label", ":", ";"],
  "(": NODE_OR_WHAT_FOLLOWS_IT,
  ",": NODE_OR_WHAT_FOLLOWS_IT,
  ")": ["label", ":", ",", ")", ";"],
  label: [":", ",", ")", ";"],
  ":": ["length"],
  length: [",", ")", ";"],
  ";": [],
};

/**
 * @param mostNodes refuses before more are in memory
 * @throws CannotDraw when this is not one tree in Newick format
 */
export function parseNewick(text: string, mostNodes: number): Node {
  const root = newNode();
  const open: Draft[] = [];
  let node = root;
  let nodes = 1;
  for (const [mark, token] of marksOf(text)) {
    if (mark === "label") node.label = labelOf(token);
    else if (mark === "length") node.length = lengthOf(token);
    else if (mark === "(" || mark === "," || mark === ")") node = following(mark, node, open);
    if ((mark === "(" || mark === ",") && ++nodes > mostNodes)
      throw new CannotDraw(`The tree has more than ${mostNodes} nodes.`);
  }
  if (open.length > 0) throw faulty("a bracket is not closed");
  return root;
}

/** The node that a bracket or comma leads to. @param open the nodes whose children are being read */
function following(mark: "(" | "," | ")", node: Draft, open: Draft[]): Draft {
  if (mark === "(") {
    open.push(node);
    return addChild(node);
  }
  const parent = open.at(-1);
  if (!parent) throw faulty("a bracket is closed that was not opened");
  if (mark === ",") return addChild(parent);
  open.pop();
  return parent;
}

const newNode = (): Draft => ({ label: "", length: undefined, children: [] });

function addChild(parent: Draft): Draft {
  const child = newNode();
  parent.children.push(child);
  return child;
}

/** Each where it may be, up to the semicolon, which is the end. */
function* marksOf(text: string): Generator<[Mark, string]> {
  let last: Mark | "start" = "start";
  for (const token of tokensOf(text)) {
    const mark = markOf(token, last);
    if (!MAY_FOLLOW[last].includes(mark)) throw faulty(`there is a ${mark} where none can be`);
    yield [mark, token];
    last = mark;
  }
  if (last !== ";") throw faulty("there is no semicolon at its end");
}

/** Without white space and comments. */
function* tokensOf(text: string): Generator<string> {
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw faulty("a quotation mark or a comment is not closed");
    at += token.length;
    if (!token.startsWith("[") && token.trim() !== "") yield token;
  }
}

function markOf(token: string, last: Mark | "start"): Mark {
  if (token === "(" || token === "," || token === ")" || token === ":" || token === ";") return token;
  return last === ":" ? "length" : "label";
}

/** An underscore stays one, unlike in the first description of the format: names of samples have them. */
const labelOf = (token: string) => (token.startsWith("'") ? token.slice(1, -1).replaceAll("''", "'") : token);

function lengthOf(token: string): number {
  const length = LENGTH.test(token) ? Number(token) : Number.NaN;
  if (!(Math.abs(length) < GREATEST_LENGTH))
    throw faulty(`the length of a branch is no number below ${GREATEST_LENGTH}`);
  return length;
}

const faulty = (why: string) => new CannotDraw(`This is not one tree in Newick format: ${why}.`);
