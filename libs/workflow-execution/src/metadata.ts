// What of an output is kept as metadata of its sample, as the manifest names it.
import type { MetadataSource } from "./workflow.ts";

/** Characters of one value: what is longer is no value that people compare samples by. */
const LONGEST = 1_000;

/** Texts by field. A key that is not there, or has no single value, is left out. @throws Error when the text is not of its format */
export function metadataIn({ format, values }: MetadataSource, text: string): Readonly<Record<string, string>> {
  const found = format === "json" ? fromJson(text) : fromLines(text);
  const entries = values.flatMap(({ key, field }) => {
    const value = found.get(key);
    return value === undefined || value.length > LONGEST ? [] : [[field, value]];
  });
  return Object.fromEntries(entries);
}

/** An object, or a list of one, as programs of the field write it. */
function fromJson(text: string): ReadonlyMap<string, string> {
  const content: unknown = JSON.parse(text);
  const object = Array.isArray(content) && content.length === 1 ? content[0] : content;
  if (typeof object !== "object" || object === null || Array.isArray(object))
    throw new Error("The output is no JSON object, nor a list of one.");
  const single = Object.entries(object).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value));
  return new Map(single.map(([key, value]) => [key, String(value)]));
}

/** Lines of key, tab, value. */
function fromLines(text: string): ReadonlyMap<string, string> {
  const lines = text.split(/\r?\n/).map((line) => line.split("\t"));
  return new Map(lines.flatMap(([key = "", value]) => (value === undefined ? [] : [[key, value] as const])));
}
