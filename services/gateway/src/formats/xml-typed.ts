// Texts of XML as what the schema of a body says that they are: nobody writes xsi:type by hand.
import type { Schema } from "@isotrail/contracts/schema";

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** What does not fit is left as it is: the owner says what is wrong with it. */
export function typedBy(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return value;
  if (typeof value === "string") return typedText(schema, value);
  if (Array.isArray(value)) return value.map((item) => typedBy(schema.items, item));
  if (typeof value !== "object" || value === null) return value;
  const { properties = {}, additionalProperties } = schema;
  const rest = typeof additionalProperties === "object" ? additionalProperties : undefined;
  const typed = Object.entries(value).map(([name, member]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : rest;
    return [name, typedBy(own, member)];
  });
  return Object.fromEntries(typed);
}

function typedText({ type }: Schema, text: string): unknown {
  const [first] = [type].flat();
  if (first === "array" && text === "") return [];
  if (first === "object" && text === "") return {};
  if (first === "boolean" && (text === "true" || text === "false")) return text === "true";
  if ((first === "integer" || first === "number") && NUMBER.test(text)) return Number(text);
  return text;
}
