// Values of JSON as elements, so that they can be read back as they were: docs/xml.md has the whole mapping.
import type { Link } from "@isotrail/contracts/rels";
import { ANY, nilText, type Shape } from "./xml-shape.ts";
import { attributeText, contentText, isPlain, isPlainInAttribute, isWritable } from "./xml-text.ts";

/** Names of elements without a question; `entry` is the mapping's own. */
const PLAIN_NAME = /^(?!entry$|xml)[A-Za-z_][\w.-]*$/i;
const isName = new Map<string, boolean>();
/** Names of free properties are the clients' own: not all that were ever seen are kept. */
const MOST_NAMES = 1_000;

/** Whether a member of this name is an element of its own. */
export function hasName(name: string): boolean {
  let known = isName.get(name);
  if (known === undefined) {
    known = PLAIN_NAME.test(name);
    if (isName.size < MOST_NAMES) isName.set(name, known);
  }
  return known;
}

/** The members of an object, one element each; links last, as in JSON. */
export function membersText(object: object, shape: Shape): string {
  const value = object as Readonly<Record<string, unknown>>;
  const { members = [], names, rest = ANY } = shape;
  let text = "";
  let written = 0;
  for (const { name, nil, shape: own } of members) {
    const member = value[name];
    if (member === undefined) continue;
    written++;
    text += member === null ? nil : memberText(name, member, own);
  }
  const all = Object.keys(value);
  if (all.length === written) return text;
  for (const name of all) {
    if (names?.has(name)) continue;
    const own = names ? name === "links" : hasName(name);
    text += own ? memberText(name, value[name], ANY) : elementText(`entry${keyText(name)}`, "entry", value[name], rest);
  }
  return text;
}

const memberText = (name: string, value: unknown, shape: Shape) =>
  name === "links" && areLinks(value) ? linksText(value) : elementText(name, name, value, shape);

/** @param head what stands in the first tag: the name of the element and its attributes */
function elementText(head: string, name: string, value: unknown, shape: Shape): string {
  if (value === null) return nilText(head);
  if (typeof value === "string") {
    if (isPlain(value)) return `<${head}>${value}</${name}>`;
    const { escaped, text } = contentText(value);
    return `<${head}${escaped ? ' escaped="true"' : ""}>${text}</${name}>`;
  }
  if (typeof value === "number")
    return `<${head} xsi:type="${Number.isInteger(value) ? "integer" : "number"}">${decimal(value)}</${name}>`;
  if (typeof value === "boolean") return `<${head} xsi:type="boolean">${value}</${name}>`;
  if (Array.isArray(value)) {
    if (value.length === 0) return `<${head} empty="list"/>`;
    let items = "";
    for (const item of value) items += elementText("entry", "entry", item, shape.rest ?? ANY);
    return `<${head}>${items}</${name}>`;
  }
  const members = membersText(value as object, shape);
  return members ? `<${head}>${members}</${name}>` : `<${head} empty="map"/>`;
}

function keyText(key: string): string {
  const { escaped, text } = attributeText(key);
  return ` key="${text}"${escaped ? ' escaped-key="true"' : ""}`;
}

/** Any other list of the name is written as a list. */
const areLinks = (value: unknown): value is readonly Link[] =>
  Array.isArray(value) && value.length > 0 && value.every(isLink);

function isLink(value: unknown): value is Link {
  const { rel, href } = (value ?? {}) as Record<string, unknown>;
  if (typeof rel !== "string" || typeof href !== "string" || Object.keys(value as object).length !== 2) return false;
  return isWritable(rel) && isWritable(href);
}

export function linksText(links: readonly Link[]): string {
  let text = "";
  for (const { rel, href } of links) text += `<atom:link rel="${addressText(rel)}" href="${addressText(href)}"/>`;
  return text || '<links empty="list"/>';
}

const addressText = (value: string) => (isPlainInAttribute(value) ? value : attributeText(value).text);

/** The digits of a number: XML Schema's decimals have no exponent. */
function decimal(value: number): string {
  const text = String(value);
  const [, sign = "", whole = "", fraction = "", exponent] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  const digits = whole + fraction;
  const places = Number(exponent) + 1;
  return places > 0 ? `${sign}${digits.padEnd(places, "0")}` : `${sign}0.${"0".repeat(-places)}${digits}`;
}
