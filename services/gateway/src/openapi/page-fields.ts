// Schemas as tables for people: one row for each field, with its type and rules.
import { Html, html } from "@isotrail/http";
import type { Json } from "./json.ts";

type Shown = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Json[];
  readonly items?: Json | boolean;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Json | boolean;
  readonly description?: string;
  readonly [rule: string]: unknown;
};

const NONE = new Html("");
const joined = (parts: readonly Html[], by: string): Html => new Html(parts.map(({ text }) => text).join(by));

/** The type of a value; records are links to their tables. */
export function typeOf(given: Json): Html {
  const { $ref, type, anyOf, items, properties, enum: values } = given as Shown;
  if ($ref) return html`<a href="#schema-${$ref.split("/").at(-1) ?? ""}">${$ref.split("/").at(-1) ?? ""}</a>`;
  if (anyOf) return joined(anyOf.map(typeOf), " or ");
  if (typeof items === "object") return html`list of ${typeOf(items)}`;
  if (properties?.resource) return typeOf(properties.resource as Json);
  if (properties?.resources) return typeOf(properties.resources as Json);
  if (values)
    return joined(
      values.map((value) => html`<code>${String(value)}</code>`),
      ", ",
    );
  return html`${[type ?? "any"].flat().join(" or ")}`;
}

const RULES: Readonly<Record<string, string>> = {
  minLength: "length at least %",
  maxLength: "length at most %",
  minimum: "at least %",
  maximum: "at most %",
  pattern: "matches %",
  maxItems: "at most % entries",
  format: "format %",
};

const rulesOf = (schema: Shown): string =>
  Object.entries(RULES)
    .filter(([rule]) => schema[rule] !== undefined)
    .map(([rule, words]) => words.replace("%", () => String(schema[rule])))
    .join("; ");

/** A description of the document, which is Markdown: names in it are code. */
export const prose = (text: string): Html =>
  joined(
    text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`)),
    "",
  );

/** The fields of an object. A record always has the needed ones; in a body they are required. */
export function fieldTable(given: Json, needed: "always" | "required"): Html {
  const { properties, required = [], additionalProperties } = given as Shown;
  if (!properties) return html`<p>${typeOf(given)} ${rulesOf(given as Shown)}</p>`;
  const rows = Object.entries(properties).map(([name, schema]) => {
    const { description = "" } = schema as Shown;
    const need = required.includes(name) ? needed : "";
    return html`<tr><th scope="row"><code>${name}</code></th><td>${need}</td><td>${typeOf(schema)}</td><td>${rulesOf(schema as Shown)} ${prose(description)}</td></tr>`;
  });
  const free = additionalProperties === false ? NONE : html`<p>Further members are possible.</p>`;
  return html`<table>${rows}</table>${free}`;
}
