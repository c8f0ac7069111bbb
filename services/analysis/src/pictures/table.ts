// Reads lines of values, separated by tabs or commas; values with a comma or a quotation mark may be quoted, as in RFC 4180.
import { CannotDraw } from "./cannot-draw.ts";

export type Row = readonly string[];
/** A quoted value or a plain one, and what ends it. */
const VALUE = {
  "\t": /(?:"([^"]*(?:""[^"]*)*)"|([^"\t\r\n]*))(\t|\r?\n)/y,
  ",": /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n)/y,
};

/**
 * Empty lines are left out. A tab in the first line says that tabs separate.
 * @param mostCells refuses before more are in memory
 * @throws CannotDraw when lines have different numbers of values
 */
export function readTable(file: string, mostCells: number): readonly Row[] {
  const text = file.endsWith("\n") ? file : `${file}\n`;
  const [firstLine = ""] = text.split("\n", 1);
  const value = VALUE[firstLine.includes("\t") ? "\t" : ","];
  const rows: Row[] = [];
  let row: string[] = [];
  let cells = 0;
  for (let at = 0; at < text.length; ) {
    value.lastIndex = at;
    const [whole, quoted, plain = "", end = ""] = value.exec(text) ?? [];
    if (whole === undefined) throw new CannotDraw("A quotation mark of the table is not closed, or is within a value.");
    at += whole.length;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (++cells > mostCells) throw new CannotDraw(`The table has more than ${mostCells} values.`);
    if (!end.endsWith("\n")) continue;
    if (row.some((one) => one !== "")) rows.push(row);
    row = [];
  }
  const [header = []] = rows;
  if (rows.some((one) => one.length !== header.length))
    throw new CannotDraw("The rows of the table are not of one length.");
  return rows;
}
