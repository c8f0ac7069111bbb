// A phylogenetic tree as people hang it on the wall: rooted at the midpoint, tips named, a scale bar, lengths and support.
import { escaped, rect, shortened, text } from "@isotrail/svg";
import { CannotDraw } from "../cannot-draw.ts";
import { numberOf } from "../number-of.ts";
import { branches, type Frame, GREY, nameOf } from "./branches.ts";
import { layOut, type Placed } from "./layout.ts";
import { rootedAtMidpoint } from "./midpoint.ts";
import { type Node, parseNewick } from "./newick.ts";
import { parentsFirst } from "./nodes.ts";
import { legend, roundLength, scaleBar } from "./scale-bar.ts";

const MAX_TIPS = 2_000;
/** Inner nodes of one child make a tree large that has few tips. */
const MAX_NODES = 10 * MAX_TIPS;
/** No method measures so small a distance. */
const NEGLIGIBLE = 1e-12;

/** Pixels, as all that follows. */
const WIDTH = 720;
const LEFT = 30;
const TOP = 70;
const RIGHT = 20;
const BELOW_BAR = 60;
const BELOW = 90;
const LETTER = 7.2;
const LONGEST_TITLE = 70;
/** Names of one row stay clear of the lengths of the next. */
const ROW = 18;

/**
 * @param of what stands above it: the name of the analysis
 * @throws CannotDraw when the text is no tree, or one too large to look at
 */
export function treePicture(newick: string, of: string): string {
  const tree = parseNewick(newick, MAX_NODES);
  const nodes = parentsFirst(tree);
  const tips = nodes.filter(({ children }) => children.length === 0);
  if (tips.every(({ label }) => label === "")) throw new CannotDraw("The tree has no tip with a name.");
  if (tips.length > MAX_TIPS) throw new CannotDraw(`The tree has ${tips.length} tips. Up to ${MAX_TIPS} are drawn.`);

  const hasLengths = nodes.some((node) => node !== tree && node.length !== undefined);
  const hasSupport = nodes.some((node) => node !== tree && node.children.length > 0 && node.label !== "");
  const root = placed(tree, hasLengths);
  const farthest = parentsFirst(root).reduce((most, { depth }) => Math.max(most, depth), 0);
  const deepest = farthest > NEGLIGIBLE ? farthest : 0;
  const pixels = deepest > 0 ? WIDTH / deepest : 0;
  const frame: Frame = { x: (depth) => LEFT + depth * pixels, y: (at) => TOP + (at + 0.5) * ROW };
  const bottom = TOP + tips.length * ROW;
  const letters = tips.reduce((most, { label }) => Math.max(most, lettersOf(nameOf(label))), 0);
  const size = { width: Math.ceil(LEFT + WIDTH + letters * LETTER + RIGHT), height: bottom + BELOW };
  return [
    ...opening(size, of, tips.length, hasLengths ? deepest : undefined),
    ...branches(root, frame, hasLengths),
    ...(pixels > 0 && hasLengths ? scaleBar(LEFT, bottom + 24, roundLength(deepest / 4), pixels) : []),
    ...legend(LEFT, bottom + BELOW_BAR + 10, { hasLengths: deepest > 0 && hasLengths, hasSupport }),
    "</svg>\n",
  ].join("\n");
}

/** Without lengths there is no midpoint: the root of the file stays, and branches are one step each. */
function placed(tree: Node, hasLengths: boolean): Placed {
  if (!hasLengths) return layOut(tree, () => 1);
  return layOut(rootedAtMidpoint(tree), ({ length }) => Math.max(0, length ?? 0));
}

/** Letters outside of Latin, Greek and Cyrillic may be twice as wide. */
const lettersOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter > "\u04ff" ? 2 : 1), 0);

type Size = { readonly width: number; readonly height: number };

/** @param deepest distance of the tip that is farthest from the root, where the file has lengths */
function opening({ width, height }: Size, of: string, tips: number, deepest: number | undefined): string[] {
  const title = `Phylogenetic tree of ${tips} ${tips === 1 ? "tip" : "tips"}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(`${of}: ${title}`)}</title>`,
    `<desc id="description">${escaped(`${howDrawn(deepest)} The same tree can be had as text in Newick format.`)}</desc>`,
    rect(0, 0, width, height, "#ffffff"),
    text(LEFT, 28, shortened(of, LONGEST_TITLE), 'font-size="16" font-weight="bold" fill="#111111"'),
    text(LEFT, 48, `${title}. ${howDrawn(deepest)}`, `fill="${GREY}"`),
  ];
}

function howDrawn(deepest: number | undefined): string {
  if (deepest === undefined) return "The file has no branch lengths: only the order of branching is shown.";
  if (deepest === 0) return "All branches have length 0: the tips do not differ.";
  return `Rooted at the midpoint; the farthest tip has the distance ${numberOf(deepest)} from the root.`;
}
