// Colour-space reads (SOLiD): a first base, then for each next base the colour of the change that leads to it.
// "Decided on the first record only: one of GATCN, then only digits 0-6 or dots; then every record is converted."
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { letterClass, OTHER } from "./bases.ts";

export let colourSpace: bool = false;
/** The base before, as a letter class 0 to 4 (A C G T N). */
let before: u8 = 0;

const N: u8 = 4;
export const WRONG: u8 = 255;

export function decideColourSpace(sequence: usize, end: usize): bool {
  colourSpace = end - sequence > 1 && load<u8>(letterClass + load<u8>(sequence)) < OTHER;
  for (let p = sequence + 1; p < end && colourSpace; p++) {
    const c = load<u8>(p);
    colourSpace = c === 46 || (c >= 48 && c <= 54);
  }
  return colourSpace;
}

/** Takes the first letter of a line; false when it is no base. */
export function beginColours(letter: u8): bool {
  before = load<u8>(letterClass + letter);
  return before < OTHER;
}

/**
 * The class of the base that a colour leads to, or WRONG. Colours 0 to 3 change A C G T, numbered 0 to 3, by exclusive or;
 * "after '.', 4, 5, 6 the rest is N".
 */
export function baseOfColour(colour: u8): u8 {
  if (colour !== 46 && (colour < 48 || colour > 54)) return WRONG;
  before = before === N || colour === 46 || colour > 51 ? N : before ^ (colour - 48);
  return before;
}
