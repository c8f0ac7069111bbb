// Months of thirty days: what ended is found by its month, so that a start reads only what may still matter.

const MONTH_MS = 30 * 24 * 3_600_000;
/** No access token lives longer than this: what ended is told to the gateway for so long. */
export const LONGEST_ACCESS_SECONDS = MONTH_MS / 1000;
export const LONGEST_ACCESS_MS = MONTH_MS;
/** No refresh token lives longer than this: a year. */
export const LONGEST_REFRESH_SECONDS = 31_536_000;

/** @param at milliseconds since the epoch */
export const monthOf = (at: number): string => String(Math.floor(at / MONTH_MS));

/** The months from one moment to another, both included. */
export function monthsBetween(from: number, to: number): string[] {
  const first = Math.floor(from / MONTH_MS);
  return Array.from({ length: Math.floor(to / MONTH_MS) - first + 1 }, (_, at) => String(first + at));
}
