// The colours of distances: one hue by its lightness, which everybody tells apart, and light enough for dark text.

/** Red, green, blue of the least and of the greatest distance. Black on the darkest has a contrast of 7 to 1. */
const NEAR = [88, 164, 214] as const;
const FAR = [252, 253, 255] as const;
export const LEVELS = 12;

/** The level of a distance, from 0 for none to LEVELS for the greatest: by its logarithm, since what is close matters. */
export function levelOf(distance: number, greatest: number): number {
  return greatest > 0 ? Math.round((Math.log1p(distance) / Math.log1p(greatest)) * LEVELS) : 0;
}

/** A distance in the middle of a level. */
export const distanceAt = (level: number, greatest: number) => Math.expm1((level / LEVELS) * Math.log1p(greatest));

export function colourOf(level: number): string {
  const parts = NEAR.map((near, i) => Math.round(near + ((FAR[i] ?? near) - near) * (level / LEVELS)));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
