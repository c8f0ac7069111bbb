// One cell of a line list: values as text that no spreadsheet runs as a formula, and back without a loss.
import type { SampleFields } from "../sample/state.ts";

/** What a spreadsheet may take for a formula, also after what we put before it. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** An apostrophe before what could be a formula; numbers stay numbers. */
export const guarded = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);
/** What was guarded, as it was before. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** A line of RFC 4180. */
export const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;

const DAY = 86_400_000;

/** A date is a day where it is midnight in UTC, else milliseconds in the form that `collectionDate` is read in. */
function dateText(time: number): string {
  const day = Math.abs(time) <= 8.64e15 && time % DAY === 0 ? new Date(time).toISOString() : "";
  if (/^\d{4}-/.test(day)) return day.slice(0, 10);
  return `${time < 0 ? "-" : ""}${String(Math.abs(time)).padStart(5, "0")}`;
}

/** Empty where there is no value. */
export function fieldText(name: keyof SampleFields, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return "";
  return name === "collectionDate" ? dateText(Number(value)) : String(value);
}
