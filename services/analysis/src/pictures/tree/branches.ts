// The branches of a tree as SVG: lines, names of the tips, and lengths and support where there is room for them.
import { escaped, short, shortened, text } from "@isotrail/svg";
import { numberOf } from "../number-of.ts";
import type { Placed } from "./layout.ts";
import { parentsFirst } from "./nodes.ts";

/** Pixels of a place in the tree. */
export type Frame = { readonly x: (depth: number) => number; readonly y: (row: number) => number };

export const LINES = "#222222";
export const GREY = "#505050";
export const SUPPORT = "#0b4f9c";
/** Letters. */
export const LONGEST_NAME = 60;
const LONGEST_SUPPORT = 12;
/** Pixels of the small letters. */
const SMALL = 9;
const SMALL_LETTER = 5.4;
/** The root has no branch above it: a stub shows where the tree begins. */
const STUB = 8;

export const nameOf = (label: string) => shortened(label.trim() || "(no name)", LONGEST_NAME);

/** @param hasLengths whether the file says how long the branches are */
export function branches(root: Placed, frame: Frame, hasLengths: boolean): string[] {
  const places = parentsFirst(root);
  const inner = places.filter((place) => place !== root && place.children.length > 0);
  const tips = places.filter(({ children }) => children.length === 0);
  const lengths = hasLengths ? places.filter((place) => place !== root) : [];
  return [
    `<g fill="none" stroke="${LINES}" stroke-width="1.4" stroke-linecap="square">`,
    ...places.map((place) => line(place, frame, place === root)),
    "</g>",
    '<g fill="#111111">',
    ...tips.map(({ depth, row, node }) => text(frame.x(depth) + 6, frame.y(row) + 4, nameOf(node.label))),
    "</g>",
    `<g font-size="${SMALL}" text-anchor="middle" fill="${GREY}">`,
    ...lengths.flatMap((place) => lengthAbove(place, frame)),
    "</g>",
    `<g font-size="${SMALL}" text-anchor="end" fill="${SUPPORT}">`,
    ...inner.flatMap((place) => supportBelow(place, frame)),
    "</g>",
  ];
}

/** The branch to a node, and the line that joins its children. What has no room beside it is told to the mouse. */
function line({ node, from, depth, row, children }: Placed, { x, y }: Frame, isRoot: boolean): string {
  const [first, last] = [children[0], children.at(-1)];
  const joint =
    first && last && first !== last ? `M${short(x(depth))} ${short(y(first.row))}V${short(y(last.row))}` : "";
  const start = isRoot ? x(depth) - STUB : x(from);
  const isTip = children.length === 0;
  const about = [
    isTip ? nameOf(node.label) : "",
    !isTip && node.label && !isRoot ? `support ${shortened(node.label, LONGEST_NAME)}` : "",
    node.length === undefined ? "" : `length ${numberOf(node.length)}`,
  ];
  const title = escaped(about.filter(Boolean).join(", "));
  return `<path d="M${short(start)} ${short(y(row))}H${short(x(depth))}${joint}"><title>${title}</title></path>`;
}

function lengthAbove({ node, from, depth, row }: Placed, { x, y }: Frame): string[] {
  if (node.length === undefined) return [];
  const label = numberOf(node.length);
  const [left, right] = [x(from), x(depth)];
  if (right - left < label.length * SMALL_LETTER + 4) return [];
  return [text((left + right) / 2, y(row) - 3, label)];
}

function supportBelow({ node, from, depth, row }: Placed, { x, y }: Frame): string[] {
  const label = shortened(node.label, LONGEST_SUPPORT);
  if (!label || x(depth) - x(from) < label.length * SMALL_LETTER + 6) return [];
  return [text(x(depth) - 3, y(row) + SMALL + 1, label)];
}
