// The XML Schema of all answers, made from the schemas of the records: each record is a type, which xsi:type names.
import type { RecordType } from "@isotrail/contracts/resources";
import type { Schema } from "@isotrail/contracts/schema";
import { typeName } from "./xml-envelope.ts";
import { attributeText, contentText } from "./xml-text.ts";
import { hasName } from "./xml-value.ts";

/** What a link is stands beside it: a schema is of one namespace. */
export const LINK_SCHEMA = "atom-link.xsd";
export const linkSchema = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/2005/Atom">
<xs:element name="link">
<xs:complexType><xs:attribute name="rel" type="xs:string" use="required"/><xs:attribute name="href" type="xs:anyURI" use="required"/></xs:complexType>
</xs:element>
</xs:schema>
`;

/** @throws Error when two records have one name and are not the same, or a field has a name that is none of an element */
export function xmlSchema(types: readonly RecordType[]): string {
  const named = new Map<string, string>();
  for (const type of types.flatMap((one) => [one, ...Object.values(one.nested ?? {})])) {
    const name = typeName(type);
    const text = recordType(name, type);
    if ((named.get(name) ?? text) !== text) throw new Error(`two kinds of record are called ${type.name}`);
    named.set(name, text);
  }
  return `${HEAD}${[...named.values()].join("")}</xs:schema>\n`;
}

const KEY = '<xs:attribute name="key" type="xs:string"/><xs:attribute name="escaped-key" type="xs:boolean"/>';
const EMPTY = '<xs:attribute name="empty"/>';
const LINKS =
  '<xs:element ref="atom:link" minOccurs="0" maxOccurs="unbounded"/><xs:element name="links" type="list" minOccurs="0"/>';
const ANYTHING = '<xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/>';

const extension = (name: string, base: string, more: string) =>
  `<xs:complexType name="${name}"><xs:simpleContent><xs:extension base="${base}">${more}</xs:extension></xs:simpleContent></xs:complexType>\n`;
const answerType = (name: string, elements: string) =>
  `<xs:complexType name="${name}"><xs:complexContent><xs:extension base="answer"><xs:sequence>${elements}</xs:sequence></xs:extension></xs:complexContent></xs:complexType>\n`;

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:atom="http://www.w3.org/2005/Atom">
<xs:import namespace="http://www.w3.org/2005/Atom" schemaLocation="${LINK_SCHEMA}"/>
<xs:element name="resource" type="answer"/>
<xs:element name="error"><xs:complexType><xs:sequence><xs:element name="message" type="text"/>${ANYTHING}</xs:sequence></xs:complexType></xs:element>
<xs:complexType name="answer" abstract="true"/>
${extension("text", "xs:string", `<xs:attribute name="escaped" type="xs:boolean"/>${KEY}`)}\
${extension("boolean", "xs:boolean", KEY)}\
${extension("number", "xs:decimal", KEY)}\
<xs:complexType name="integer"><xs:simpleContent><xs:restriction base="number"><xs:simpleType><xs:restriction base="xs:integer"/></xs:simpleType></xs:restriction></xs:simpleContent></xs:complexType>
<xs:complexType name="list"><xs:sequence>${entries("xs:anyType", true)}</xs:sequence>${EMPTY}${KEY}</xs:complexType>
${answerType("links", LINKS)}\
${answerType("version", '<xs:element name="version" type="text"/>')}\
${answerType("collection", `<xs:element name="resources" type="answer" minOccurs="0" maxOccurs="unbounded"/><xs:element name="total" type="integer" minOccurs="0"/>${LINKS}<xs:element name="warnings" type="list" minOccurs="0"/>`)}`;

function entries(type: string, nillable: boolean): string {
  return `<xs:element name="entry" type="${type}"${nillable ? ' nillable="true"' : ""} minOccurs="0" maxOccurs="unbounded"/>`;
}

const recordType = (name: string, { schema, nested = {} }: RecordType) =>
  answerType(name, membersOf(schema, nested) + LINKS);

/** The elements of an object, in the order in which they are written; then what clients may name. */
function membersOf(schema: Schema, nested: Readonly<Record<string, RecordType>> = {}): string {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const wrong = Object.keys(properties).find((name) => !hasName(name));
  if (wrong !== undefined) throw new Error(`a field cannot be called ${wrong}`);
  const elements = Object.entries(properties).map(([name, member]) =>
    element(name, member, required.includes(name) ? "" : ' minOccurs="0"', nested[name]),
  );
  if (additionalProperties === false) return elements.join("");
  const more = additionalProperties === true ? {} : additionalProperties;
  return elements.join("") + element("entry", more, ANY_NUMBER);
}

const ANY_NUMBER = ' minOccurs="0" maxOccurs="unbounded"';

/** @param record the named type of the value, or of its items */
function element(name: string, schema: Schema, occurs: string, record?: RecordType): string {
  const types = [schema.type ?? []].flat();
  const kinds = types.filter((type) => type !== "null");
  const nillable = types.includes("null") ? ' nillable="true"' : "";
  const head = `<xs:element name="${name}"${occurs}${nillable}`;
  const [kind = types[0]] = kinds;
  if (record && kind === "object") return `${head} type="${typeName(record)}"/>`;
  const content = kinds.length > 1 ? undefined : contentOf(kind, schema, record);
  if (content) return `${head}>${documented(schema)}${content}</xs:element>`;
  const type = kinds.length > 1 ? "xs:anyType" : (SIMPLE[kind ?? ""] ?? "xs:anyType");
  const documentation = documented(schema);
  return documentation ? `${head} type="${type}">${documentation}</xs:element>` : `${head} type="${type}"/>`;
}

const SIMPLE: Readonly<Record<string, string>> = {
  string: "text",
  null: "text",
  integer: "integer",
  number: "number",
  boolean: "boolean",
};

/** A type of its own, where the schema says more than the name of a type does. */
function contentOf(kind: string | undefined, schema: Schema, record?: RecordType): string | undefined {
  if (kind === "array") {
    const item = schema.items ?? {};
    const type = `<xs:sequence>${element("entry", item, ANY_NUMBER, record)}</xs:sequence>`;
    return `<xs:complexType>${type}${EMPTY}${KEY}</xs:complexType>`;
  }
  if (kind === "object" && (schema.properties || typeof schema.additionalProperties === "object"))
    return `<xs:complexType><xs:sequence>${membersOf(schema)}</xs:sequence>${EMPTY}${KEY}</xs:complexType>`;
  const words = (schema.enum ?? []).filter((word) => typeof word === "string");
  if (kind !== "string" || words.length === 0) return undefined;
  const facets = words.map((word) => `<xs:enumeration value="${attributeText(word).text}"/>`).join("");
  return `<xs:complexType><xs:simpleContent><xs:restriction base="text">${facets}</xs:restriction></xs:simpleContent></xs:complexType>`;
}

const documented = ({ description }: Schema) =>
  description
    ? `<xs:annotation><xs:documentation>${contentText(description).text}</xs:documentation></xs:annotation>`
    : "";
