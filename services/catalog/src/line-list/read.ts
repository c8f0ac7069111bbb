// A line list as a client sends it: CSV in UTF-8, read a row at a time.
import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CommandRejected } from "@isotrail/eventsourcing";
import { CsvError, parse } from "csv-parse";
import { unguarded } from "./cells.ts";
import { type Column, columnsOf } from "./columns.ts";

/** Rows of one list, and characters of one row. */
export const MOST_ROWS = 20_000;
const LONGEST_ROW = 1024 * 1024;

/** `cells`: those that are not empty. */
export type Row = {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly number: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, string>>;
  /** What is wrong with the row as such; nothing of it is used then. */
  readonly wrong?: string;
};

/**
 * An empty cell changes nothing. A row that cannot be read is the last one: what comes after it cannot be found.
 * @throws CommandRejected "invalid" when the headings are wrong or cannot be read
 */
export async function* readLineList(body: Readable): AsyncGenerator<Row> {
  const parser = parse({ relax_column_count: true, max_record_size: LONGEST_ROW });
  const reading = pipeline(Readable.from(decoded(body)), parser);
  reading.catch(() => {}); // whoever reads the rows is told
  let columns: Column[] | undefined;
  let number = 1;
  try {
    for await (const cells of parser as Transform & AsyncIterable<string[]>) {
      if (!columns) columns = columnsOf(cells);
      else if (++number > MOST_ROWS + 1) return yield unreadable(number, `A list has at most ${MOST_ROWS} rows.`);
      else if (cells.some((cell: string) => cell !== "")) yield rowOf(columns, cells, number);
    }
    if (!columns) throw new CommandRejected("invalid", "The list has no headings.");
  } catch (error) {
    const text = textOf(error);
    if (!columns) throw new CommandRejected("invalid", text);
    yield unreadable(number + 1, `From here on the list could not be read: ${text}`);
  } finally {
    parser.destroy();
  }
}

const unreadable = (number: number, wrong: string): Row => ({ number, fields: {}, entries: {}, wrong });

/** @throws what is no fault of the list */
function textOf(error: unknown): string {
  if (error instanceof CsvError || error instanceof CommandRejected) return error.message;
  if (error instanceof TypeError && "code" in error && error.code === "ERR_ENCODING_INVALID_ENCODED_DATA")
    return "This is not text in UTF-8.";
  throw error;
}

async function* decoded(body: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

function rowOf(columns: readonly Column[], cells: readonly string[], number: number): Row {
  if (cells.length > columns.length)
    return unreadable(number, `This row has ${cells.length} cells, and the headings are ${columns.length}.`);
  const fields: [string, string][] = [];
  const entries: [string, string][] = [];
  for (const [at, column] of columns.entries()) {
    const value = unguarded(cells[at] ?? "");
    if (value === "") continue;
    if ("field" in column) fields.push([column.field, value]);
    else if ("entry" in column) entries.push([column.entry, value]);
  }
  return { number, fields: Object.fromEntries(fields), entries: Object.fromEntries(entries) };
}
