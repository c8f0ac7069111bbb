// Records and collections as JSON Schema: what their service says of the fields, in the envelope and with their links.
import { relAliases } from "@isotrail/contracts/rels";
import type { LinkTemplate, RecordType, Resource } from "@isotrail/contracts/resources";
import type { Schema } from "@isotrail/contracts/schema";
import { feedRecord } from "../events/feeds.ts";
import type { Json } from "./json.ts";

/** "user of a project" is UserOfAProject. */
export const componentName = (name: string) =>
  name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());

export const refOf = ({ name }: RecordType): Json => ({ $ref: `#/components/schemas/${componentName(name)}` });

const closed = (properties: Json, optional: readonly string[] = []): Json => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** "an object with one key, `resource`" */
export const envelope = (resource: Json): Json => closed({ resource });

/** What a change or a deletion answers. */
export const linksOnly = (templates: readonly LinkTemplate[] = []): Json =>
  envelope(closed({ links: linksSchema(templates) }));

const total = {
  type: "integer",
  minimum: 0,
  description: "Of a page: the entries of the whole collection, if these are not too many to count.",
};

/** `warnings`: "next to `resource`, only when non-empty" */
export const collectionSchema = (entry: RecordType, templates: readonly LinkTemplate[] = []): Json => {
  const resources = { type: "array", items: refOf(entry) };
  const resource = closed({ resources, total, links: linksSchema(templates) }, ["total"]);
  return closed({ resource, warnings: { type: "array", items: { type: "string" } } }, ["warnings"]);
};

/** "Link objects must be exactly {rel, href}" */
export function linksSchema(templates: readonly LinkTemplate[]): Json {
  const rels = [...new Set(templates.flatMap(({ rel }) => [rel, ...(relAliases[rel] ?? [])]))];
  const fixed = rels.filter((rel) => !rel.includes("{"));
  const patterns = rels
    .filter((rel) => rel.includes("{"))
    .map((rel) => ({ pattern: `^${rel.replace(/{\w+}/g, "[^/]+")}$` }));
  const named = fixed.length > 0 ? [{ enum: fixed }] : [];
  const some = [...named, ...patterns];
  const rel = { type: "string", ...(some.length > 1 ? { anyOf: some } : some[0]) };
  const items = some.length > 0 ? closed({ rel, href: { type: "string", format: "uri" } }) : false;
  return { type: "array", items, description: describe(templates) };
}

function describe(templates: readonly LinkTemplate[]): string {
  const lines = new Set(templates.map(({ rel, href }) => `\`${rel}\` → \`/api${href}\``));
  return lines.size > 0
    ? `Not every link is in every answer: ${[...lines].join(", ")}.`
    : "There is no link to follow.";
}

/** `components.schemas` of all records, by name. @throws Error when two records have one name */
export function recordSchemas(resources: readonly Resource[]): Json {
  const known = new Map<string, RecordType>();
  const add = (type: RecordType): void => {
    const name = componentName(type.name);
    const other = known.get(name);
    if (other === type) return;
    if (other) throw new Error(`There are two kinds of records named ${type.name}.`);
    known.set(name, type);
    Object.values(type.nested ?? {}).forEach(add);
  };
  for (const { record, created = record, imports, methods } of resources) {
    if (Object.values(methods).includes("redirect")) continue;
    add(record);
    add(created);
    if (imports) add(imports.record);
  }
  add(feedRecord);
  return Object.fromEntries([...known].map(([name, type]) => [name, recordSchema(type)]));
}

function recordSchema({ schema, links, nested = {} }: RecordType): Json {
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const type = nested[name];
    return [name, type ? nestedSchema(property, type) : property];
  });
  return {
    ...schema,
    properties: { ...Object.fromEntries(properties), links: linksSchema(links) },
    required: [...(schema.required ?? []), "links"],
  };
}

/** A record, a list of records, or null. */
function nestedSchema({ items, type }: Schema, record: RecordType): Json {
  if (items) return { type: "array", items: refOf(record) };
  return [type].flat().includes("null") ? { anyOf: [refOf(record), { type: "null" }] } : refOf(record);
}
