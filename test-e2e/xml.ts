// XML as docs/xml.md describes it, read and written independently of the system, and checked against its published schema.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { ask } from "./client.ts";

const ATOM = "http://www.w3.org/2005/Atom";
const XSI = "http://www.w3.org/2001/XMLSchema-instance";

type Element = {
  readonly tag: SaxesTagNS;
  readonly type: string | undefined;
  readonly children: Element[];
  text: string;
};

const attribute = ({ tag }: Element, name: string): string | undefined => tag.attributes[name]?.value;

function parse(xml: string): Element {
  const parser = new SaxesParser({ xmlns: true });
  const open: Element[] = [];
  let root: Element | undefined;
  parser.on("opentag", (tag) => {
    const type = Object.values(tag.attributes).find(({ uri, local }) => uri === XSI && local === "type")?.value;
    const element: Element = { tag, type, children: [], text: "" };
    root ??= element;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  if (!root) throw new Error("there is no element");
  return root;
}

/** The body that would have come in JSON. */
export function fromXml(xml: string): unknown {
  const root = parse(xml);
  if (root.tag.name === "error") return objectOf(root);
  if (root.type === undefined) throw new Error("the document does not tell its type");
  if (root.type === "version") return objectOf(root);
  if (root.type !== "collection") return { resource: objectOf(root) };
  const entries = root.children.filter(({ tag }) => tag.name === "resources");
  const { warnings, ...rest } = objectOf({ ...root, children: root.children.filter((one) => !entries.includes(one)) });
  return { resource: { ...rest, resources: entries.map(objectOf) }, ...(warnings !== undefined && { warnings }) };
}

function objectOf({ children }: Element): Record<string, unknown> {
  const links = children.filter(({ tag }) => tag.uri === ATOM);
  const members = children
    .filter(({ tag }) => tag.uri !== ATOM)
    .map((one) => [nameOf(one), elementValue(one)] as const);
  const object = Object.fromEntries(members);
  if (Object.keys(object).length !== members.length) throw new Error("two members have one name");
  if (links.length === 0) return object;
  return { ...object, links: links.map((one) => ({ rel: attribute(one, "rel"), href: attribute(one, "href") })) };
}

function nameOf(element: Element): string {
  const key = attribute(element, "key");
  if (key === undefined) return element.tag.local;
  return attribute(element, "escaped-key") ? JSON.parse(`"${key.replaceAll('"', '\\"')}"`) : key;
}

function elementValue(element: Element): unknown {
  const { children, text, type } = element;
  if (attribute(element, "xsi:nil")) return null;
  if (attribute(element, "empty")) return attribute(element, "empty") === "list" ? [] : {};
  if (children.length > 0) {
    const isList = children.every((one) => one.tag.name === "entry" && attribute(one, "key") === undefined);
    return isList ? children.map(elementValue) : objectOf(element);
  }
  if (type === "boolean") return text === "true";
  if (type === "integer" || type === "number") return Number(text);
  return attribute(element, "escaped") ? unescaped(text) : text;
}

const unescaped = (text: string): string =>
  JSON.parse(
    `"${text.replaceAll('"', '\\"').replaceAll("\n", "\\n").replaceAll("\t", "\\t").replaceAll("\r", "\\r")}"`,
  );

const referred = (text: string) => text.replace(/[&<>"\r\n\t]/g, (one) => `&#${one.charCodeAt(0)};`);

/** A body of these members, as a careful client writes it: names of members are keys of entries throughout. */
export const toXml = (members: object): string => `<body xmlns:xsi="${XSI}">${entriesOf(members)}</body>`;

const entriesOf = (members: object): string =>
  Object.entries(members)
    .map(([name, value]) => entry(` key="${referred(name)}"`, value))
    .join("");

function entry(key: string, value: unknown): string {
  if (value === null) return `<entry${key} xsi:nil="true"/>`;
  if (Array.isArray(value)) return `<entry${key}>${value.map((item) => entry("", item)).join("")}</entry>`;
  if (typeof value === "object") return `<entry${key}>${entriesOf(value)}</entry>`;
  const type = typeof value === "boolean" ? "boolean" : "number";
  return `<entry${key}${typeof value === "string" ? "" : ` xsi:type="${type}"`}>${referred(String(value))}</entry>`;
}

export const hasXmllint = spawnSync("xmllint", ["--version"]).error === undefined;

export type Schema = {
  /** What xmllint says of the documents that do not hold to it: nothing, it is to be hoped. */
  faults(documents: readonly string[]): string;
  remove(): void;
};

/** The schema to which the root's link leads, with the one that it names. */
export async function publishedSchema(href: string): Promise<Schema> {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-xsd-"));
  for (const name of ["schema.xsd", "atom-link.xsd"]) {
    const { status, bytes } = await ask("GET", new URL(name, href).href); // without a token
    if (status !== 200) throw new Error(`${name} answered ${status}`);
    writeFileSync(join(folder, name), bytes);
  }
  execFileSync("xmllint", ["--noout", join(folder, "schema.xsd")]);
  return {
    faults(documents) {
      const names = documents.map((text, n) => {
        const name = join(folder, `${n}.xml`);
        writeFileSync(name, text);
        return name;
      });
      const options = ["--nonet", "--noout", "--schema", join(folder, "schema.xsd")];
      const { status, stderr } = spawnSync("xmllint", [...options, ...names], { encoding: "utf8" });
      return status === 0 ? "" : stderr.replaceAll(/.* validates\n/g, "").slice(0, 4000);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
