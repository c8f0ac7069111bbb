// What the plots have in common: the frame, scales, axes and lines.
import { escaped, rect, short, shortened, text } from "@isotrail/svg";
import type { Judgement } from "../statistics/modules.ts";

export const WIDTH = 800;
export const HEIGHT = 600;
export const LEFT = 80;
export const RIGHT = 785;
export const TOP = 70;
export const BOTTOM = 540;

/** What stands above the title of a plot: whose it is, and how FastQC judges it. */
export type Heading = { readonly of?: string; readonly judgement?: Judgement };
const COLOUR_OF: Readonly<Record<Judgement, string>> = {
  PASS: "#1a7f1a",
  WARN: "#b06000",
  FAIL: "#c80000",
  UNKNOWN: "#606060",
};
/** Latin letters of a name that fit beside the judgement; others may be twice as wide. */
const LONGEST_NAME = 84;

/** A vertical scale from `least` at the bottom to `greatest` at the top. */
export type Scale = (value: number) => number;
export function scale(least: number, greatest: number): Scale {
  return (value) => BOTTOM - ((value - least) / (greatest - least || 1)) * (BOTTOM - TOP);
}

/** Steps of 1, 2 or 5 times a power of ten, at most ten of them. */
export function ticks(greatest: number): number[] {
  let step = 10 ** Math.floor(Math.log10(greatest / 10 || 1));
  for (const factor of [2, 2.5, 2]) if (greatest / step > 10) step *= factor;
  return Array.from({ length: Math.floor(greatest / step) + 1 }, (_, i) => Math.round(i * step * 1e6) / 1e6);
}

export function verticalAxis(values: readonly number[], at: Scale, title: string): string {
  const middle = (TOP + BOTTOM) / 2;
  const labels = values.map((value) => text(LEFT - 5, at(value) + 4, `${value}`, 'text-anchor="end"'));
  return labels.join("") + text(18, middle, title, `text-anchor="middle" transform="rotate(-90 18 ${middle})"`);
}

/** Labels below the columns, as many as there is room for. */
export function horizontalAxis(labels: readonly string[], title: string): string {
  const width = (RIGHT - LEFT) / labels.length;
  const shown: string[] = [];
  let free = 0;
  labels.forEach((label, i) => {
    const half = label.length * 3.5 + 3;
    const middle = Math.min(LEFT + width * (i + 0.5), WIDTH - half); // the last one is not cut off
    if (middle - half < free) return;
    free = middle + half;
    shown.push(text(middle, BOTTOM + 16, label, 'text-anchor="middle"'));
  });
  return shown.join("") + text((LEFT + RIGHT) / 2, BOTTOM + 40, title, 'text-anchor="middle"');
}

export const axes = `<path d="M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}" fill="none" stroke="#000"/>`;

/** A line with a gap where a value is not known. */
export function polyline(values: readonly (number | null)[], at: Scale, colour: string): string {
  const width = (RIGHT - LEFT) / values.length;
  const points = values.map((value, i) =>
    value === null ? "" : `${short(LEFT + width * (i + 0.5))},${short(at(value))}`,
  );
  const pieces = points
    .join(" ")
    .split(/ {2,}/)
    .map((piece) => piece.trim());
  const drawn = pieces
    .filter(Boolean)
    .map((piece) => `<polyline points="${piece}" fill="none" stroke="${colour}" stroke-width="2"/>`);
  return drawn.join("");
}

export function picture({ of, judgement }: Heading, title: string, ...parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${escaped(of === undefined ? title : `${of}: ${title}`)}</title>`,
    rect(0, 0, WIDTH, HEIGHT, "#fff"),
    ...parts,
    of === undefined ? "" : text(LEFT, 26, shortened(of, LONGEST_NAME), 'font-weight="bold"'),
    judgement ? text(RIGHT, 26, judgement, `text-anchor="end" font-weight="bold" fill="${COLOUR_OF[judgement]}"`) : "",
    text((LEFT + RIGHT) / 2, TOP - 18, title, 'text-anchor="middle" font-size="14"'),
    "</svg>\n",
  ]
    .filter(Boolean)
    .join("\n");
}
