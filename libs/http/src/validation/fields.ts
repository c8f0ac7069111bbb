// Field tables: the specification's rules for the properties of a resource as data, and how bodies are read by them.
import type { Schema } from "@isotrail/contracts/schema";
import { CommandRejected } from "@isotrail/eventsourcing";

export type FieldValue = string | number | boolean | null;
export type Fields = Record<string, FieldValue>;
type Parsed = { value: FieldValue } | { wrong: string[] };

/** One row of a field table. parse gives the stored value of a value that is not null, or the texts of what is wrong. */
export type Field = {
  readonly name: string;
  readonly required?: boolean;
  readonly nullable?: boolean;
  /** What parse takes, null aside. Its first type is that of the stored value. */
  readonly schema: Schema;
  parse(value: unknown): Parsed;
};

type Common = { readonly required?: boolean; readonly nullable?: boolean };

/** Characters of a text without a limit of its own. */
const MOST = 100_000;

export type TextRules = Common & {
  /** Characters. */
  readonly min?: number;
  readonly max?: number;
  /** Each character of this is forbidden. */
  readonly forbidden?: string;
  readonly pattern?: RegExp;
  /** What is said when the pattern does not match. */
  readonly wrong?: string;
};

/** NUL and broken surrogates are refused in every text: no store keeps them faithfully. */
export function text(name: string, rules: TextRules = {}): Field {
  return field(name, rules, textSchema(rules), (value) => {
    if (typeof value !== "string") return { wrong: ["This must be text."] };
    const wrong = wrongWith(value, rules);
    return wrong.length > 0 ? { wrong } : { value };
  });
}

function textSchema({ min = 0, max = MOST, forbidden = "", pattern, wrong }: TextRules): Schema {
  const none = forbidden && `^[^${forbidden.replace(/[\\\]^[-]/g, "\\$&")}]*$`;
  const own = pattern && !pattern.ignoreCase ? pattern.source : ""; // JSON Schema has no flag i: `wrong` says it in words
  const patterns = [none, own].filter(Boolean).map((pattern) => ({ pattern }));
  return {
    type: "string",
    ...(min > 0 && { minLength: min }),
    maxLength: max,
    ...(patterns.length > 1 ? { allOf: patterns } : patterns[0]),
    ...(wrong && { description: wrong }),
  };
}

function wrongWith(value: string, { min = 0, max = MOST, forbidden = "", pattern, wrong }: TextRules): string[] {
  const length = value.length > 2 * max ? value.length : charactersIn(value);
  if (length > max) return [`This must have at most ${max} characters.`];
  const characters = [...forbidden];
  const rules: [broken: boolean, message: string][] = [
    [length < min, `This must have at least ${min} characters.`],
    [value.includes("\0") || !value.isWellFormed(), "This must not contain NUL or broken characters."],
    [characters.some((one) => value.includes(one)), `This must not contain any of: ${characters.join(" ")}`],
    [pattern !== undefined && !pattern.test(value), wrong ?? "This is not valid."],
  ];
  return rules.filter(([broken]) => broken).map(([, message]) => message);
}

/** As JSON Schema counts them: code points. */
const charactersIn = (text: string) => text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

/** An integer; a numeric string is taken too, as clients send it. */
export function whole(name: string, rules: Common & { readonly min?: number; readonly max?: number } = {}): Field {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = rules;
  const schema: Schema = { type: ["integer", "string"], minimum: min, maximum: max, pattern: digits(min) };
  return field(name, rules, schema, (given) => {
    const value = typeof given === "string" && /^-?\d{1,16}$/.test(given) ? Number(given) : given;
    if (typeof value !== "number" || !Number.isSafeInteger(value)) return { wrong: ["This must be a whole number."] };
    if (value < min) return { wrong: [`This must be at least ${min}.`] };
    if (value > max) return { wrong: [`This must be at most ${max}.`] };
    return { value: value === 0 ? 0 : value }; // no negative zero
  });
}

/** How a number of at least `min` is written as text. */
const digits = (min: number) => (min > 0 ? "^[1-9][0-9]{0,15}$" : `^${min < 0 ? "-?" : ""}[0-9]{1,16}$`);

export function choice(name: string, values: readonly string[], rules: Common = {}): Field {
  return field(name, rules, { type: "string", enum: values }, (value) =>
    typeof value === "string" && values.includes(value)
      ? { value }
      : { wrong: [`This must be one of: ${values.join(", ")}.`] },
  );
}

/** True or false, as itself or as text. */
export const truth = (name: string): Field =>
  field(name, {}, { type: ["boolean", "string"], enum: [true, false, "true", "false"] }, (value) =>
    value === true || value === false || value === "true" || value === "false"
      ? { value: String(value) === "true" }
      : { wrong: ["This must be true or false."] },
  );

const field = (name: string, rules: Common, schema: Schema, parse: Field["parse"]): Field => ({
  name,
  required: rules.required ?? false,
  nullable: rules.nullable ?? false,
  schema,
  parse,
});

/**
 * The properties of a new resource; unknown ones are ignored, as is null where the field does not know it.
 * @throws CommandRejected "invalid" with the texts for each bad property
 */
export function readNew(table: readonly Field[], body: unknown): Fields {
  const given = objectOf(body);
  return readBy(table, (row) => {
    const value = own(given, row.name);
    if (value !== undefined && value !== null) return row.parse(value);
    if (row.required) return { wrong: ["This is required."] };
    return value === null && row.nullable ? { value: null } : undefined;
  });
}

/**
 * The changed properties of a resource; null clears a nullable one.
 * @throws CommandRejected "invalid" with the texts for each bad property, or with the list of what can be changed
 */
export function readChanges(table: readonly Field[], body: unknown): Fields {
  const given = objectOf(body);
  const names = table.map(({ name }) => name);
  if (Object.keys(given).some((name) => !names.includes(name)))
    throw new CommandRejected("invalid", "Cannot update resource with supplied properties.", {
      "available-properties": names,
    });
  return readBy(table, (row) => {
    const value = own(given, row.name);
    if (value === undefined) return undefined;
    if (value !== null) return row.parse(value);
    return row.nullable ? { value: null } : { wrong: ["This cannot be null."] };
  });
}

function readBy(table: readonly Field[], read: (row: Field) => Parsed | undefined): Fields {
  const values: Fields = {};
  const wrong: Record<string, string[]> = {};
  for (const row of table) {
    const parsed = read(row);
    if (!parsed) continue;
    if ("wrong" in parsed) wrong[row.name] = parsed.wrong;
    else values[row.name] = parsed.value;
  }
  if (Object.keys(wrong).length > 0) throw new CommandRejected("invalid", "Validation failed.", wrong);
  return values;
}

const own = (given: object, name: string): unknown =>
  Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined;

/** @throws CommandRejected "invalid" when it is not a JSON object */
export function objectOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new CommandRejected("invalid", "The body must be a JSON object.");
  return body as Record<string, unknown>;
}
