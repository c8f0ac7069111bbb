// Unstructured metadata as a client sends it: a bare map from a name to {value, type}, both texts and both needed.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Metadata, MetadataEntry } from "./metadata.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Storable as UTF-8 everywhere: no NUL, no half of a surrogate pair. */
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.isWellFormed() && !value.includes("\0");

/** @throws CommandRejected "invalid" with the name of each entry that is wrong and why */
export function readMetadata(body: unknown): Metadata {
  if (!isObject(body))
    throw new CommandRejected("invalid", "Metadata must be an object of names, each with a value and a type.");
  const wrong: Record<string, string[]> = {};
  const entries: [string, MetadataEntry][] = [];
  for (const [name, entry] of Object.entries(body)) {
    const texts = wrongOf(name, entry);
    if (texts.length > 0) wrong[name] = texts;
    else entries.push([name, entry as MetadataEntry]);
  }
  if (Object.keys(wrong).length > 0) throw new CommandRejected("invalid", "The metadata is not valid.", wrong);
  return Object.fromEntries(entries.map(([name, { value, type }]) => [name, { value, type }]));
}

function wrongOf(name: string, entry: unknown): string[] {
  const texts = name !== "" && isText(name) ? [] : ["An entry needs a name."];
  if (name.includes("\\")) texts.push("A name must not contain a backslash.");
  if (!isObject(entry)) return [...texts, "An entry must be an object with a value and a type."];
  for (const part of ["value", "type"])
    if (!isText(entry[part])) texts.push(`The ${part} of an entry is required and must be text.`);
  return texts;
}
