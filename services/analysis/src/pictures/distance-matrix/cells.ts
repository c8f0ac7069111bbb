// The cells of a heat map: neighbours of one colour as one piece, and the numbers where they fit.
import { text } from "@isotrail/svg";
import { colourOf, LEVELS, levelOf } from "./colours.ts";

/** Pixels. */
export type Grid = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Rows = readonly (readonly number[])[];

/** One path for each colour keeps a large matrix small. */
export function colouredCells(rows: Rows, { left, top, width, height }: Grid, greatest: number): string[] {
  const paths: string[][] = Array.from({ length: LEVELS + 1 }, () => []);
  for (const [at, row] of rows.entries()) {
    const levels = row.map((distance) => levelOf(distance, greatest));
    for (let from = 0, to = 1; from < levels.length; from = to++) {
      while (levels[to] === levels[from]) to++;
      const across = (to - from) * width;
      paths[levels[from] ?? 0]?.push(`M${left + from * width} ${top + at * height}h${across}v${height}h${-across}z`);
    }
  }
  return paths.flatMap((pieces, level) =>
    pieces.length > 0 ? [`<path fill="${colourOf(level)}" d="${pieces.join("")}"/>`] : [],
  );
}

/** @param texts of the distances */
export function numbers(texts: readonly (readonly string[])[], { left, top, width, height }: Grid): string[] {
  const cells = texts.flatMap((row, y) =>
    row.map((one, x) => text(left + (x + 0.5) * width, top + (y + 0.5) * height + 4, one)),
  );
  return ['<g text-anchor="middle" font-size="11" fill="#111111">', ...cells, "</g>"];
}
