// The columns of a line list: fields under their names, then entries of metadata under theirs.
import { CommandRejected } from "@isotrail/eventsourcing";
import { SAMPLE_FIELDS, type SampleFields } from "../sample/state.ts";
import { guarded, unguarded } from "./cells.ts";

/** What a row says of a sample that is set by the service: written, and passed over when it is read. */
export const READ_ONLY = ["identifier", "createdDate", "modifiedDate", "label", "coverage", "sequenceFileCount"];

/** Entries of metadata that are columns. */
export const MOST_ENTRIES = 5_000;
const MOST_COLUMNS = READ_ONLY.length + SAMPLE_FIELDS.length + MOST_ENTRIES;

/** An entry whose name is that of a field goes under its name with this before it. */
const PREFIX = "metadata:";

export type Column =
  | { readonly field: keyof SampleFields }
  | { readonly entry: string }
  | { readonly passedOver: string };

const isField = (name: string): name is keyof SampleFields => (SAMPLE_FIELDS as readonly string[]).includes(name);

/** The heading of an entry. */
export function headingOf(entry: string): string {
  const taken = isField(entry) || READ_ONLY.includes(entry) || entry.startsWith(PREFIX);
  return guarded(taken ? PREFIX + entry : entry);
}

function columnOf(heading: string): Column {
  const name = unguarded(heading);
  if (isField(name)) return { field: name };
  if (READ_ONLY.includes(name)) return { passedOver: name };
  return { entry: name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name };
}

/** @throws CommandRejected "invalid" when there are too many columns, one has no name or a forbidden one, one comes twice, or none is sampleName */
export function columnsOf(headings: readonly string[]): Column[] {
  if (headings.length > MOST_COLUMNS)
    throw new CommandRejected("invalid", `A list has at most ${MOST_COLUMNS} columns.`);
  const columns = headings.map(columnOf);
  const names = columns.map((column) => JSON.stringify(column));
  const nameless = columns.findIndex((column) => "entry" in column && column.entry === "");
  const twice = headings.find((_, at) => names.indexOf(names[at] ?? "") !== at);
  const wrong: [broken: boolean, message: string][] = [
    [nameless >= 0, `Column ${nameless + 1} has no name.`],
    [
      columns.some((column) => "entry" in column && column.entry.includes("\\")),
      "A name must not contain a backslash.",
    ],
    [twice !== undefined, `There are two columns named ${twice}.`],
    [
      !columns.some((column) => "field" in column && column.field === "sampleName"),
      "One column must be named sampleName.",
    ],
  ];
  const broken = wrong.find(([is]) => is);
  if (broken) throw new CommandRejected("invalid", broken[1]);
  return columns;
}
