// JSON Schema 2020-12, as far as records and bodies need it: what the API's description says, and what XML is read and written by.

export type JsonType = "string" | "integer" | "number" | "boolean" | "null" | "object" | "array";

export type Schema = {
  /** Of several the first is the type of the field; the others are what it may be as well: null, or text that is read as a number. */
  readonly type?: JsonType | readonly JsonType[];
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  /** Characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** ECMA-262, with the flag u. */
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** The names of the properties that are not listed. */
  readonly propertyNames?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly writeOnly?: boolean;
  readonly contentMediaType?: string;
};

export type Properties = Readonly<Record<string, Schema>>;

/** An object with named properties: a record, or a body. */
export type ObjectSchema = Schema & { readonly type: "object"; readonly properties: Properties };

/** Milliseconds since the epoch: "Every timestamp is an integer". */
export const timestamp: Schema = { type: "integer", description: "Milliseconds since the epoch." };
export const count: Schema = { type: "integer", minimum: 0 };
export const string: Schema = { type: "string" };

export const listOf = (items: Schema): Schema => ({ type: "array", items });

export const nullable = (schema: Schema): Schema => ({
  ...schema,
  ...(schema.type && { type: [schema.type, "null"].flat() as JsonType[] }),
  ...(schema.enum && { enum: [...schema.enum, null] }),
});

/** An object that has these properties and no others; all of them but the `optional` ones, always. */
export const objectOf = (properties: Properties, optional: readonly string[] = []): ObjectSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** "Every record has `identifier` (string) and `createdDate` (timestamp)", and what is its own. */
export const recordOf = (properties: Properties, optional: readonly string[] = []): ObjectSchema =>
  objectOf({ identifier: { type: "string" }, createdDate: timestamp, ...properties }, optional);

/** What a client may add to a record beyond its own fields: texts, numbers and truth values. */
export const freeProperties: Schema = { type: ["string", "number", "boolean"] };
