// JSON Schema of bodies and records, from the same field tables that bodies are read by.
import { type JsonType, nullable, type ObjectSchema, type Properties, type Schema } from "@isotrail/contracts/schema";
import type { Field } from "./fields.ts";

/** The body that `readNew` reads: unknown properties are ignored, and null is no value. */
export const newSchema = (table: readonly Field[]): ObjectSchema => ({
  type: "object",
  properties: propertiesOf(table, ({ schema, required }) => (required ? schema : nullable(schema))),
  required: table.filter(({ required }) => required).map(({ name }) => name),
});

/** The body that `readChanges` reads: any of the fields and nothing else. */
export const changesSchema = (table: readonly Field[]): ObjectSchema => ({
  type: "object",
  properties: propertiesOf(table, (row) => (row.nullable ? nullable(row.schema) : row.schema)),
  additionalProperties: false,
});

/**
 * The fields as a record answers them, null where nothing is set. What a text must be like is asked of clients only:
 * erased personal data, for one, says so in other words.
 */
export const answeredFields = (table: readonly Field[]): Properties =>
  propertiesOf(table, (row) => (row.nullable ? nullable(answered(row.schema)) : answered(row.schema)));

function answered({ type, enum: values, minimum, maximum }: Schema): Schema {
  const [own = "string"] = [type].flat() as JsonType[];
  if (own === "string") return { type: own, ...(values && { enum: values }) };
  return { type: own, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

const propertiesOf = (table: readonly Field[], schemaOf: (row: Field) => Schema): Properties =>
  Object.fromEntries(table.map((row) => [row.name, schemaOf(row)]));
