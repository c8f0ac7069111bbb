// Collections as they are asked for: whole and streamed, or a page of them, which is found by its index.
import { type CollectionQuery, type PageQuery, readCollectionQuery } from "@isotrail/contracts/collection-query";
import type { Resource } from "@isotrail/contracts/resources";
import {
  type AggregateStore,
  CommandRejected,
  type Condition,
  type Document,
  type Foldable,
  type Listing,
  type Place,
  placeOf,
  searchedWords,
} from "@isotrail/eventsourcing";
import type { FastifyRequest } from "fastify";

/** What the gateway must know of a page. */
export type PageInfo = {
  readonly number: number;
  readonly size: number;
  /** Entries of the whole listing; absent where there are more than are counted. */
  readonly total?: number;
  /** Where the next page begins, if there is one: its `after`, or nothing where pages go by their numbers. */
  readonly next?: string;
};

/** @param Entry a record, or a batch of documents that become records */
export type Listed<Entry> = { readonly entries: AsyncIterable<Entry>; readonly page?: PageInfo };

/** The records of what was listed, a batch at a time. */
export function recordsOf<Found, Shown>(
  { entries, ...rest }: Listed<Found[]>,
  shown: (batch: Found[]) => readonly Shown[] | Promise<readonly Shown[]>,
): Listed<Shown> {
  async function* records() {
    for await (const batch of entries) yield* await shown(batch);
  }
  return { ...rest, entries: records() };
}

/** Entries that are counted for a total, so that a page costs no more than that, however long the collection is. */
export const MOST_COUNTED = 100_000;
/** Documents that are read at once. */
const BATCH = 500;

declare module "fastify" {
  interface FastifyInstance {
    /** The public resources of the service by their plain path. */
    resources?: ReadonlyMap<string, Resource>;
  }
}

/** A path without what its placeholders must match, which only the gateway asks for: `/sequencingrun/:run`. */
export const plainPath = (path: string): string => path.replace(/\([^)]*\)/g, "");

/**
 * What the request asks of the collection at its path.
 * @throws CommandRejected "invalid" with the texts for each bad parameter
 */
export function collectionQuery({ server, routeOptions, query }: FastifyRequest): CollectionQuery {
  const resource = server.resources?.get(plainPath(routeOptions.url ?? "")) ?? {
    methods: { GET: "collection" } as const,
  };
  const read = readCollectionQuery(resource, query as Readonly<Record<string, unknown>>);
  if ("wrong" in read) throw new CommandRejected("invalid", "These parameters of the query are not valid.", read.wrong);
  return read.asked;
}

/** One condition for each word of a search. @param scope stands before each word in the index */
export const wordConditions = (search: string | undefined, scope = ""): Condition[] =>
  searchedWords(search ?? "").map((word) => ({ index: "words", value: scope + word }));

/** The whole listing in batches, or the one page that is asked for, with its total. */
export async function listed<State>(
  aggregates: AggregateStore,
  aggregate: Foldable<State>,
  listing: Listing,
  { page }: CollectionQuery,
): Promise<Listed<Document<NonNullable<State>>[]>> {
  if (!page) return { entries: pages(aggregates, aggregate, listing) };
  const { number, size } = page;
  const place = await begin(aggregates, aggregate, listing, page);
  const found = place ? await aggregates.findByIndex(aggregate, { ...listing, ...place, limit: size + 1 }) : [];
  const entries = found.slice(0, size) as Document<NonNullable<State>>[];
  const last = entries.at(-1);
  const next = last && found.length > size ? placeText(placeOf(aggregate, last, listing)) : undefined;
  const most = mostCounted(listing);
  const total = await aggregates.countByIndex(aggregate, listing, most + 1);
  const info = { number, size, ...(total <= most && { total }), ...(next !== undefined && { next }) };
  return { entries: oneBatch(entries), page: info };
}

/** A further condition is looked up for every entry that is counted: the more there are, the sooner counting ends. */
const mostCounted = ({ and = [] }: Listing) => Math.floor(MOST_COUNTED / (1 + 4 * and.length));

async function* oneBatch<Entry>(entries: Entry[]): AsyncGenerator<Entry[]> {
  if (entries.length > 0) yield entries;
}

/** Undefined when the page is behind the end. @throws CommandRejected "invalid" for an `after` of another listing */
async function begin(
  aggregates: AggregateStore,
  aggregate: Foldable<unknown>,
  listing: Listing,
  { number, size, after }: PageQuery,
): Promise<Partial<Place> | undefined> {
  if (after !== undefined) return placeAfter(after, listing);
  return number === 1 ? {} : aggregates.placeByIndex(aggregate, listing, (number - 1) * size);
}

const placeText = ({ after, changed }: Place) => (changed === undefined ? String(after) : `${changed}.${after}`);

function placeAfter(text: string, { changed }: Listing): Place {
  const [first, second] = text.split(".").map(Number);
  if (changed === undefined && second === undefined) return { after: first ?? 0 };
  if (changed !== undefined && first !== undefined && second !== undefined && first >= changed)
    return { after: second, changed: first };
  const after = ["This is no place in the collection: follow its link next."];
  throw new CommandRejected("invalid", "These parameters of the query are not valid.", { after });
}

/** All resources of a listing in order, in batches of 500; as current as `aggregates.findByIndex`. */
export async function* pages<State>(
  aggregates: AggregateStore,
  aggregate: Foldable<State>,
  listing: Listing,
): AsyncGenerator<Document<NonNullable<State>>[]> {
  for (let place: Partial<Place> = {}; ; ) {
    const batch = await aggregates.findByIndex(aggregate, { ...listing, ...place, limit: BATCH });
    // what is found exists: its state is not the null that some aggregates begin with
    if (batch.length > 0) yield batch as Document<NonNullable<State>>[];
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    place = placeOf(aggregate, last, listing);
  }
}

/** A page of a small collection: it is read up to its end, or as far as totals are counted. */
export async function sliced<Entry>(documents: AsyncIterable<Entry>, page: PageQuery): Promise<Listed<Entry>> {
  const { number, size } = page;
  const from = (number - 1) * size;
  const entries: Entry[] = [];
  let total = 0;
  for await (const document of documents) {
    total++;
    if (total > from && entries.length < size) entries.push(document);
    if (total > Math.max(MOST_COUNTED, from + size)) break;
  }
  const info = {
    number,
    size,
    ...(total <= MOST_COUNTED && { total }),
    ...(total > from + size && { next: "" }),
  };
  return { entries: each(entries), page: info };
}

async function* each<Entry>(entries: readonly Entry[]): AsyncGenerator<Entry> {
  yield* entries;
}
