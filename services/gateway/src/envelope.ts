// The envelope of every answer: "The body is an object with one key, `resource`". One writer per format.
import type { Link } from "@isotrail/contracts/rels";
import type { Document, Place } from "./links.ts";
import { nestedFileLinks } from "./links.ts";

/** Writes one format. A collection is written piece by piece: start, entries, end. XML is one more of these. */
export interface Writer {
  readonly type: string;
  /** A whole record, or links only when there are no fields. */
  record(fields: Fields, links: readonly Link[]): string;
  startCollection(): string;
  /** `first` tells whether an entry stands before this one. */
  entry(fields: Fields, links: readonly Link[], first: boolean): string;
  endCollection(links: readonly Link[]): string;
}

export type Fields = { readonly [name: string]: unknown };

export const json: Writer = {
  type: "application/json; charset=utf-8",
  record: (fields, links) => JSON.stringify({ resource: { ...fields, links } }),
  startCollection: () => '{"resource":{"resources":[',
  // every entry has links, so its text never is "{}"
  entry: (fields, links, first) => (first ? "" : ",") + JSON.stringify({ ...fields, links }),
  endCollection: (links) => `],"links":${JSON.stringify(links)}}}`,
};

/** The fields that clients see: without `refs`, nested files with their `self`. */
export function publicFields(document: Document, place: Place): Fields {
  const { refs: _, ...own } = document;
  const fields: Record<string, unknown> = own;
  if (Array.isArray(fields.files)) fields.files = fields.files.map((file) => nested(file, place));
  for (const name of ["forwardSequenceFile", "reverseSequenceFile", "sequenceFile"])
    if (fields[name]) fields[name] = nested(fields[name], place);
  return fields;
}

function nested(file: unknown, place: Place): unknown {
  if (typeof file !== "object" || file === null || !("identifier" in file)) return file;
  const { refs: _, ...fields } = file as Document;
  return { ...fields, links: nestedFileLinks(file as Document, place) };
}
