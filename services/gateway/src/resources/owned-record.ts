// A record as its owner wrote it: JSON whose last member is `refs`, which is cut off without reading the rest.

import { type LinkContext, linksOf } from "@isotrail/contracts/links";
import type { Link } from "@isotrail/contracts/rels";
import type { LinkTemplate, LinkVariables, RecordType } from "@isotrail/contracts/resources";

export type OwnedRecord = {
  /** The JSON of an object. */
  readonly fields: string;
  readonly refs: LinkVariables;
};

const REFS = '"refs":{';

/**
 * Within a text of JSON every quotation mark is escaped, so these characters are a member `refs` that is an object; the last
 * one is the record's own, for its values are texts and lists.
 * @throws Error when the record does not end with refs
 */
export function ownedRecord(text: string): OwnedRecord {
  const at = text.lastIndexOf(REFS);
  if (at < 1 || !text.endsWith("}}")) throw new Error("the record does not end with its refs");
  const before = text[at - 1] === "," ? at - 1 : at;
  return {
    fields: `${text.slice(0, before)}}`,
    refs: JSON.parse(text.slice(at + REFS.length - 1, -1)) as LinkVariables,
  };
}

/** The record with the links of its nested records; only of a type that has them the fields are read. */
export function withNested({ fields, refs }: OwnedRecord, type: RecordType, params: LinkVariables, links: LinkContext) {
  if (!type.nested) return fields;
  const read = JSON.parse(fields) as Record<string, unknown>;
  for (const [name, nested] of Object.entries(type.nested)) {
    const show = (one: unknown) => nestedRecord(one, nested.links, { ...params, ...refs }, links);
    const value = read[name];
    if (Array.isArray(value)) read[name] = value.map(show);
    else if (value) read[name] = show(value);
  }
  return JSON.stringify(read);
}

type Nested = Readonly<Record<string, unknown>> & { readonly refs?: LinkVariables };

function nestedRecord(
  record: unknown,
  templates: readonly LinkTemplate[],
  outer: LinkVariables,
  links: LinkContext,
): object {
  const { refs, ...fields } = record as Nested;
  const identifier = fields.identifier as string;
  return { ...fields, links: linksOf(templates, { ...outer, identifier, ...refs }, links) satisfies Link[] };
}
