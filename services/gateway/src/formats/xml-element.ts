// One element on its way in: what it may carry, and the value that it stands for.
import type { SaxesAttributeNS, SaxesTagNS } from "saxes";
import { unescaped } from "./xml-text.ts";

/** Why a document is not taken; where is added by whoever reads it. */
export class Refused extends Error {}

const ATOM = "http://www.w3.org/2005/Atom";
const XSI = "http://www.w3.org/2001/XMLSchema-instance";
const XML_SCHEMA = "http://www.w3.org/2001/XMLSchema";
const XMLNS = "http://www.w3.org/2000/xmlns/";

/** A link of Atom, an item of a list, or a member with its name. */
type Kind = { readonly is: "link" } | { readonly is: "item" } | { readonly is: "member"; readonly name: string };

export type OpenElement = {
  readonly kind: Kind;
  readonly attributes: ReadonlyMap<string, string>;
  text: string;
  readonly items: unknown[];
  readonly members: Map<string, unknown>;
  readonly links: object[];
  add(child: OpenElement, value: unknown): void;
};

/** Attributes by their names, those of XMLSchema-instance with the prefix xsi. What points to a schema is passed over. */
const KNOWN = ["key", "escaped-key", "escaped", "empty", "xsi:type", "xsi:nil"];
const OF_A_LINK = ["rel", "href"];
const PASSED_OVER = ["xsi:schemaLocation", "xsi:noNamespaceSchemaLocation"];

type Resolve = (prefix: string) => string | undefined;

export function openElement(tag: SaxesTagNS, parent: OpenElement | undefined, resolve: Resolve): OpenElement {
  if (parent?.kind.is === "link") throw new Refused("a link has no content.");
  const isLink = tag.uri === ATOM && tag.local === "link" && parent !== undefined;
  if (tag.uri !== "" && !isLink) throw new Refused(`the element ${tag.name} is of another namespace.`);
  const attributes = attributesOf(tag, isLink ? OF_A_LINK : KNOWN, resolve);
  const members = new Map<string, unknown>();
  const items: unknown[] = [];
  const links: object[] = [];
  return {
    kind: isLink ? { is: "link" } : kindOf(tag.local, attributes),
    ...{ attributes, text: "", members, items, links },
    add({ kind }, value) {
      if (kind.is === "link") links.push(value as object);
      else if (kind.is === "item") items.push(value);
      else addMember(members, kind.name, value);
    },
  };
}

function addMember(members: Map<string, unknown>, name: string, value: unknown): void {
  if (members.has(name)) throw new Refused(`${name} stands twice.`);
  members.set(name, value);
}

function attributesOf(tag: SaxesTagNS, known: readonly string[], resolve: Resolve): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const attribute of Object.values(tag.attributes)) {
    const name = attribute.uri === XSI ? `xsi:${attribute.local}` : attribute.name;
    if (attribute.uri === XMLNS || PASSED_OVER.includes(name)) continue;
    if (!known.includes(name)) throw new Refused(`the attribute ${attribute.name} is not known.`);
    found.set(name, name === "xsi:type" ? typeName(attribute, resolve) : attribute.value);
  }
  return found;
}

/** A type of this mapping has no namespace; those of XML Schema are known, too. */
function typeName({ value }: SaxesAttributeNS, resolve: Resolve): string {
  const [, prefix = "", local = ""] = /^\s*(?:([^\s:]+):)?([^\s:]+)\s*$/.exec(value) ?? [];
  if (!prefix) return local;
  if (resolve(prefix) !== XML_SCHEMA) throw new Refused(`the type ${value} is not known.`);
  return `xs:${local}`;
}

function kindOf(local: string, attributes: ReadonlyMap<string, string>): Kind {
  const key = attributes.get("key");
  if (local !== "entry") {
    if (key !== undefined) throw new Refused("only an entry has a key.");
    return { is: "member", name: local };
  }
  if (key === undefined) return { is: "item" };
  return { is: "member", name: isTrue(attributes, "escaped-key") ? plain(key) : key };
}

/** @param isRoot whether it is the document, which is an object also when it is empty */
export function elementValue({ kind, attributes, text, items, members, links }: OpenElement, isRoot: boolean): unknown {
  if (kind.is === "link") return Object.fromEntries(OF_A_LINK.map((name) => [name, attributes.get(name) ?? ""]));
  const isNil = isTrue(attributes, "xsi:nil");
  if (items.length + members.size + links.length === 0) {
    if (!isNil) return emptyValue(attributes) ?? (isRoot && text.trim() === "" ? {} : scalar(attributes, text));
    if (text !== "") throw new Refused("an element that is nil has content.");
    return null;
  }
  if (isNil) throw new Refused("an element that is nil has content.");
  if (text.trim() !== "") throw new Refused("an element has both text and elements.");
  if (items.length > 0) {
    if (members.size + links.length > 0) throw new Refused("an element has both entries without a key and others.");
    return items;
  }
  if (links.length > 0) {
    addMember(members, "links", links);
  }
  return Object.fromEntries(members); // which makes a property of its own also of __proto__
}

function emptyValue(attributes: ReadonlyMap<string, string>): object | undefined {
  const empty = attributes.get("empty");
  if (empty === undefined) return undefined;
  if (empty === "list") return [];
  if (empty === "map") return {};
  throw new Refused('the attribute empty is "list" or "map".');
}

const NUMBER = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*$/;

/** A type that is none of these is the name of a record, and says nothing of a text. */
function scalar(attributes: ReadonlyMap<string, string>, text: string): unknown {
  const type = attributes.get("xsi:type")?.replace(/^xs:/, "") ?? "";
  const value = isTrue(attributes, "escaped") ? plain(text) : text;
  if (type === "boolean") {
    const word = text.trim();
    if (!["true", "false", "1", "0"].includes(word)) throw new Refused(`this is no ${type}: ${shown(text)}.`);
    return word === "true" || word === "1";
  }
  if (!["integer", "number", "decimal", "double", "int", "long"].includes(type)) return value;
  const number = Number(NUMBER.exec(text)?.[1]);
  const whole = ["integer", "int", "long"].includes(type);
  if (!Number.isFinite(number) || (whole && !Number.isInteger(number)))
    throw new Refused(`this is no ${type}: ${shown(text)}.`);
  return number;
}

const shown = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

function plain(text: string): string {
  const value = unescaped(text);
  if (value === undefined) throw new Refused("a backslash begins no escape of JSON.");
  return value;
}

function isTrue(attributes: ReadonlyMap<string, string>, name: string): boolean {
  const value = attributes.get(name)?.trim() ?? "false";
  if (!["true", "false", "1", "0"].includes(value)) throw new Refused(`the attribute ${name} is true or false.`);
  return value === "true" || value === "1";
}
