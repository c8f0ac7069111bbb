// Distances of each pair of samples: a square table, with the same names above and beside.
import { CannotDraw } from "../cannot-draw.ts";
import { readTable } from "../table.ts";

export type Matrix = { readonly names: readonly string[]; readonly rows: readonly (readonly number[])[] };

const MAX_SAMPLES = 400;
const DISTANCE = /^\d+(\.\d*)?(e[+-]?\d+)?$/i;
/** A sum of distances stays a number. */
const GREATEST_DISTANCE = 1e12;

/** @throws CannotDraw when the text is no such table, or one too large to look at */
export function parseMatrix(text: string): Matrix {
  const [header = [], ...rows] = readTable(text, (MAX_SAMPLES + 1) ** 2);
  const names = header.slice(1);
  if (names.length === 0) throw new CannotDraw("The table of distances is empty.");
  if (names.length > MAX_SAMPLES)
    throw new CannotDraw(`The table has ${names.length} samples. Up to ${MAX_SAMPLES} are drawn.`);
  if (rows.length !== names.length || rows.some(([name], i) => name !== names[i]))
    throw new CannotDraw("The table of distances has not the same samples above and beside.");
  return { names, rows: rows.map(([, ...cells]) => cells.map(distanceOf)) };
}

function distanceOf(cell: string): number {
  const distance = DISTANCE.test(cell.trim()) ? Number(cell) : Number.NaN;
  if (!(distance < GREATEST_DISTANCE)) throw new CannotDraw("A distance of the table is not a number from 0.");
  return distance;
}
