// A matrix of distances as a heat map: close samples are neighbours and dark, with the numbers where they fit.
import { escaped, rect, shortened, text } from "@isotrail/svg";
import { numberOf } from "../number-of.ts";
import { colouredCells, type Grid, numbers } from "./cells.ts";
import { colourOf, distanceAt, LEVELS } from "./colours.ts";
import { parseMatrix } from "./matrix.ts";
import { orderOf } from "./order.ts";

const GREY = "#505050";
/** More are without numbers. */
const MOST_NUMBERED = 60;
const LONGEST_NAME = 36;
const LONGEST_TITLE = 60;
/** Pixels, as all that follows. */
const MARGIN = 24;
const TITLES = 76;
const LETTER = 7;
const SMALL_CELL = 11;
const LEGEND = 90;
const LEVEL_WIDTH = 30;
const LEAST_WIDTH = 2 * MARGIN + (LEVELS + 1) * LEVEL_WIDTH + 60;

/**
 * @param of what stands above it: the name of the analysis
 * @throws CannotDraw when the text is no matrix of distances, or one too large to look at
 */
export function distanceMatrixPicture(table: string, of: string): string {
  const matrix = parseMatrix(table);
  const order = orderOf(matrix);
  const names = order.map((i) => shortened(matrix.names[i]?.trim() || "(no name)", LONGEST_NAME));
  const rows = order.map((i) => order.map((j) => matrix.rows[i]?.[j] ?? 0));
  const greatest = rows.flat().reduce((most, distance) => Math.max(most, distance), 0);
  const texts = names.length <= MOST_NUMBERED ? rows.map((row) => row.map(numberOf)) : undefined;

  const grid = gridOf(names, texts);
  const [right, bottom] = [grid.left + names.length * grid.width, grid.top + names.length * grid.height];
  const size = { width: Math.max(LEAST_WIDTH, right + MARGIN), height: bottom + LEGEND };
  return [
    ...opening(size, of, names.length, greatest, texts !== undefined),
    ...colouredCells(rows, grid, greatest),
    `<rect x="${grid.left}" y="${grid.top}" width="${right - grid.left}" height="${bottom - grid.top}" fill="none" stroke="#888888"/>`,
    ...(texts ? numbers(texts, grid) : []),
    ...axes(names, grid, texts ? 12 : 9),
    ...legend(bottom + 30, greatest),
    "</svg>\n",
  ].join("\n");
}

/** Wide enough for the longest number, and names beside and above. */
function gridOf(names: readonly string[], texts: readonly (readonly string[])[] | undefined): Grid {
  const digits = (texts ?? []).flat().reduce((most, one) => Math.max(most, one.length), 2);
  const letters = names.reduce((most, name) => Math.max(most, [...name].length), 0) * (texts ? LETTER : LETTER * 0.75);
  const cell = texts ? { width: Math.ceil(digits * 6.6 + 10), height: 24 } : { width: SMALL_CELL, height: SMALL_CELL };
  return { left: Math.ceil(MARGIN + letters + 8), top: Math.ceil(TITLES + letters + 8), ...cell };
}

function axes(names: readonly string[], { left, top, width, height }: Grid, fontSize: number): string[] {
  const beside = names.map((name, y) =>
    text(left - 6, top + (y + 0.5) * height + fontSize / 3, name, 'text-anchor="end"'),
  );
  const above = names.map((name, i) => {
    const x = left + (i + 0.5) * width + fontSize / 3;
    return text(x, top - 6, name, `transform="rotate(-90 ${x} ${top - 6})"`);
  });
  return [`<g font-size="${fontSize}" fill="#111111">`, ...beside, ...above, "</g>"];
}

/** Each level, and the distance in the middle of every third. */
function legend(top: number, greatest: number): string[] {
  const levels = greatest > 0 ? Array.from({ length: LEVELS + 1 }, (_, level) => level) : [0];
  const at = (level: number) => MARGIN + level * LEVEL_WIDTH;
  return [
    ...levels.map((level) =>
      rect(at(level), top, LEVEL_WIDTH, 16, colourOf(level), 'stroke="#888888" stroke-width="0.5"'),
    ),
    ...levels
      .filter((level) => level % 3 === 0)
      .map((level) =>
        text(at(level) + LEVEL_WIDTH / 2, top + 32, legendText(level, greatest), 'text-anchor="middle" fill="#111111"'),
      ),
    text(at(levels.length) + 10, top + 12, "distance", `fill="${GREY}"`),
  ];
}

function legendText(level: number, greatest: number): string {
  const distance = distanceAt(level, greatest);
  return numberOf(greatest >= 10 ? Math.round(distance) : distance);
}

type Size = { readonly width: number; readonly height: number };

function opening({ width, height }: Size, of: string, samples: number, greatest: number, numbered: boolean): string[] {
  const title = `Distances between ${samples} ${samples === 1 ? "genome" : "genomes"}, from 0 to ${numberOf(greatest)}`;
  const how = `Close genomes are neighbours and dark.${numbered ? "" : " The numbers are in the table."}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(`${of}: ${title}`)}</title>`,
    `<desc id="description">${escaped(`${how} The same distances can be had as text, a table with tabs.`)}</desc>`,
    rect(0, 0, width, height, "#ffffff"),
    text(MARGIN, 28, shortened(of, LONGEST_TITLE), 'font-size="16" font-weight="bold" fill="#111111"'),
    text(MARGIN, 46, `${title}.`, `fill="${GREY}"`),
    text(MARGIN, 62, how, `fill="${GREY}"`),
  ];
}
