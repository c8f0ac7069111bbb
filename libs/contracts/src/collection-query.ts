// What a caller may ask of a collection in the query: a page of it, and the filters that its resource declares.
import type { Filter, Resource } from "./resources.ts";
import type { Schema } from "./schema.ts";

export type CollectionQuery = {
  /** Without it the whole collection is meant. */
  readonly page?: PageQuery;
} & { readonly [filter in Filter]?: ReturnType<(typeof FILTERS)[filter]["read"]> };

export type PageQuery = {
  /** From 1. */
  readonly number: number;
  readonly size: number;
  /** Where the page begins: from the link `next` of the page before it. */
  readonly after?: string;
};

/** A parameter of the query, for documents and for reading. */
export type QueryParameter<Value = string | number> = {
  readonly description: string;
  /** Of its value. */
  readonly schema: Schema;
  /** Undefined when the text is not a value of it. */
  read(text: string): Value | undefined;
  /** What is said then. */
  readonly wrong: string;
};

const MOST_PER_PAGE = 500;
const USUAL_PER_PAGE = 100;
/** The last page that can be asked for by its number alone. */
const LAST_PAGE = 1_000_000;

const PLACE = /^\d{1,16}(\.\d{1,16})?$/;
const MILLISECONDS = /^\d{1,15}$/;
const DAY_OR_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z)?$/;

const PAGING = {
  page: wholeUpTo(LAST_PAGE, "The number of the page, from 1. Without page and size the collection is whole."),
  size: wholeUpTo(MOST_PER_PAGE, `How many entries a page has; ${USUAL_PER_PAGE} unless given.`),
  after: {
    description: "Where the page begins. It comes with the link `next`; clients do not make it.",
    schema: { type: "string", pattern: PLACE.source },
    read: (text: string) => (PLACE.test(text) ? text : undefined),
    wrong: "This is no place in the collection: follow its link next.",
  },
} satisfies Readonly<Record<string, QueryParameter>>;

const STATES = ["UNPROCESSED", "PROCESSING", "FINISHED", "ERROR"] as const;

/** The filters that there are; a resource names those that its collection takes. */
const FILTERS = {
  sampleName: {
    description: "Only the sample of exactly this name.",
    schema: { type: "string", maxLength: 1000 },
    read: (text: string) => (text.length <= 1000 ? text : undefined),
    wrong: "The name of a sample has at most 1000 characters.",
  },
  modifiedSince: {
    description:
      "Only what was changed then or later, in the order of the last change: milliseconds since the epoch, a day " +
      "(2026-11-22: from midnight in UTC on) or a time (2026-11-22T08:00:00Z).",
    schema: { type: "string", pattern: `${MILLISECONDS.source}|${DAY_OR_TIME.source}` },
    read: timeOf,
    wrong:
      "This must be milliseconds since the epoch, a day such as 2026-11-22, or a time such as 2026-11-22T08:00:00Z.",
  },
  search: {
    description:
      "Only what has, for each word given here, a word that begins with it; case does not matter. Words are letters " +
      "and digits, and count with their first 12 characters.",
    schema: { type: "string", minLength: 1, maxLength: 200 },
    read: (text: string) => (text.length <= 200 && /[\p{L}\p{N}]/u.test(text) ? text : undefined),
    wrong: "Search for words of letters or digits, in 200 characters at most.",
  },
  processingState: {
    description: "Only files in this state: those that quality control could not read are in ERROR.",
    schema: { type: "string", enum: STATES },
    read: (text: string) => STATES.find((state) => state === text),
    wrong: `This must be one of: ${STATES.join(", ")}.`,
  },
} satisfies { readonly [filter in Filter]: QueryParameter };

type Collection = Pick<Resource, "methods" | "filters">;

/** The parameters of a collection by their names; none for what is no collection. */
export function collectionParameters({ methods, filters = [] }: Collection): Readonly<Record<string, QueryParameter>> {
  if (methods.GET !== "collection") return {};
  return { ...PAGING, ...Object.fromEntries(filters.map((filter) => [filter, FILTERS[filter]])) };
}

/** Texts of what is wrong, by parameter. */
type Wrong = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the parameters that a collection has: "unknown ones are ignored". A filter that only others have is refused: who
 * asks for a part must not take the whole for it.
 */
export function readCollectionQuery(
  resource: Collection,
  query: Readonly<Record<string, unknown>>,
): { readonly asked: CollectionQuery } | { readonly wrong: Wrong } {
  const values: Record<string, string | number> = {};
  const wrong: Record<string, string[]> = {};
  const parameters = collectionParameters(resource);
  for (const name of Object.keys(FILTERS))
    if (query[name] !== undefined && !Object.hasOwn(parameters, name))
      wrong[name] = ["This collection has no such filter."];
  for (const [name, parameter] of Object.entries(parameters)) {
    const given = query[name];
    if (given === undefined) continue;
    const value = typeof given === "string" ? parameter.read(given) : undefined;
    if (value === undefined) wrong[name] = [typeof given === "string" ? parameter.wrong : "Give this once."];
    else values[name] = value;
  }
  if (Object.keys(wrong).length > 0) return { wrong };
  const { page, size, after, ...filters } = values;
  return { asked: { ...filters, ...pageOf(page, size, after) } as CollectionQuery };
}

type Value = string | number | undefined;

function pageOf(page: Value, size: Value, after: Value): { page?: PageQuery } {
  if (page === undefined && size === undefined && after === undefined) return {};
  const asked = { number: Number(page ?? 1), size: Number(size ?? USUAL_PER_PAGE) };
  return { page: after === undefined ? asked : { ...asked, after: String(after) } };
}

function wholeUpTo(most: number, description: string): QueryParameter<number> {
  return {
    description,
    schema: { type: "integer", minimum: 1, maximum: most },
    read(text) {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
      return value >= 1 && value <= most ? value : undefined;
    },
    wrong: `This must be a whole number from 1 to ${most}.`,
  };
}

/** The day 2026-02-30 is none, though some parsers roll it over. */
function timeOf(text: string): number | undefined {
  if (MILLISECONDS.test(text)) return Number(text);
  if (!DAY_OR_TIME.test(text)) return undefined;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 10)) ? time : undefined;
}
