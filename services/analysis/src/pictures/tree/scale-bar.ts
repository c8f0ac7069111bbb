// What stands below a tree: a bar of a round length, and what the numbers at the branches are.
import { short, text } from "@isotrail/svg";
import { numberOf } from "../number-of.ts";
import { GREY, LINES, SUPPORT } from "./branches.ts";

/** The greatest of 1, 2 or 5 times a power of ten that is not greater. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  // a logarithm may be off by one in its last digit
  const steps = [0.5, 1, 2, 5, 10].map((factor) => factor * power).filter((step) => step <= most);
  return Number((steps.at(-1) ?? power).toPrecision(1));
}

/** @param pixels of a branch of length 1 */
export function scaleBar(left: number, top: number, length: number, pixels: number): string[] {
  const right = left + length * pixels;
  const path = `M${short(left)} ${top - 4}V${top + 4}M${short(left)} ${top}H${short(right)}M${short(right)} ${top - 4}V${top + 4}`;
  return [
    `<path d="${path}" fill="none" stroke="${LINES}" stroke-width="1.4"/>`,
    text((left + right) / 2, top + 18, numberOf(length), 'text-anchor="middle" fill="#111111"'),
  ];
}

/** In the colours of what it explains. */
export function legend(
  left: number,
  y: number,
  { hasLengths, hasSupport }: Readonly<Record<"hasLengths" | "hasSupport", boolean>>,
) {
  const lines = [
    ...(hasLengths ? [["Above a branch: its length", GREY] as const] : []),
    ...(hasSupport ? [["Below a branch: its support", SUPPORT] as const] : []),
  ];
  return lines.map(([line, colour], i) => text(left + 190 * i, y, line, `font-size="11" fill="${colour}"`));
}
