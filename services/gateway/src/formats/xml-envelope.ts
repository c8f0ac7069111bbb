// The envelope in XML: the element `resource`, of the type that its record has; one `resources` for each entry.
import type { RecordType } from "@isotrail/contracts/resources";
import type { Writer } from "./envelope.ts";
import { ANY, type Shape, shapeOf } from "./xml-shape.ts";
import { linksText, membersText } from "./xml-value.ts";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const root = (name: string, type?: string) =>
  `${DECLARATION}<${name} ${NAMESPACES}${type ? ` xsi:type="${type}"` : ""}>`;

export const xml: Writer = {
  type: "application/xml; charset=utf-8",
  record(fields, links, type) {
    const { name, shape } = type ? typeOf(type) : LINKS_ONLY;
    return `${root("resource", name)}${ownMembers(fields, shape)}${linksText(links)}</resource>`;
  },
  startCollection: () => root("resource", "collection"),
  entry(fields, links, _first, type) {
    const { name, shape } = typeOf(type);
    return `<resources xsi:type="${name}">${ownMembers(fields, shape)}${linksText(links)}</resources>`;
  },
  // a document has one root, so that warnings cannot stand beside it
  endCollection: (links, warnings = [], total = undefined) =>
    `${total === undefined ? "" : membersText({ total }, ANY)}${linksText(links)}${warnings.length > 0 ? membersText({ warnings }, ANY) : ""}</resource>`,
  plain(value, type) {
    if (type === "error") return `${root("error")}${membersText(messageFirst(value), ANY)}</error>`;
    return `${root("resource", type)}${membersText(value, ANY)}</resource>`;
  },
};

type XmlType = { readonly name: string; readonly shape: Shape };
const LINKS_ONLY: XmlType = { name: "links", shape: ANY };

const types = new WeakMap<RecordType, XmlType>();

function typeOf(type: RecordType): XmlType {
  const known = types.get(type);
  if (known) return known;
  const made = { name: typeName(type), shape: shapeOf(type.schema) };
  types.set(type, made);
  return made;
}

/** XML Schema has no way to ask for one element among others that it does not know, but in the first place. */
const messageFirst = (error: { readonly message?: string }): object =>
  "message" in error ? { message: error.message, ...error } : error;

/** "user of a project" is userOfAProject. */
export const typeName = ({ name }: RecordType): string =>
  name.replace(/[^A-Za-z0-9]+(.)?/g, (_, letter: string = "") => letter.toUpperCase());

/** The links of the envelope stand in the place of a field of that name, as the last of two members does in JSON. */
function ownMembers(fields: string, shape: Shape): string {
  if (fields === "{}") return "";
  const own = JSON.parse(fields) as { links?: unknown };
  if (Object.hasOwn(own, "links")) delete own.links;
  return membersText(own, shape);
}
