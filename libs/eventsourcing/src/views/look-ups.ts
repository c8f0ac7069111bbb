// Finding resources by id and by index, never older than what this process has answered: views, and the log where they are stale.
import { type AnyAggregate, type Foldable, streamOf } from "../commands/aggregate.ts";
import type { Engine } from "../commands/engine.ts";
import { documentOf, type Loaded } from "../commands/fold.ts";
import { load } from "../commands/load.ts";
import type { Document, Listing, Place } from "../ports/ports.ts";
import { isListed, placeOf, precedes } from "./listing.ts";
import { staleIds } from "./stale-streams.ts";

/** A page of a listing: it goes on after the place of the last document of the page before. */
export type IndexQuery = Listing & { readonly limit: number };

type Finding = Pick<Engine, "stores" | "staleStreams">;

const exists = (aggregate: AnyAggregate, state: unknown): boolean =>
  aggregate.exists ? aggregate.exists(state) : state !== aggregate.initial;

export async function find<State>(
  { stores, staleStreams }: Finding,
  aggregate: Foldable<State>,
  ids: readonly string[],
): Promise<Map<string, Loaded<State>>> {
  const stale = ids.filter((id) => staleStreams.has(streamOf(aggregate, id)));
  const documents = await stores.views.get<State>(aggregate.view.name, ids);
  const loaded = await Promise.all(stale.map((id) => load(stores, aggregate, id)));
  const newest = new Map([...documents, ...loaded].map((one) => [one.id, one]));
  return new Map([...newest].filter(([, { state }]) => exists(aggregate, state)));
}

/** A stale stream may have left the index, or have come into it: its state decides. */
export async function findByIndex<State>(
  engine: Finding,
  aggregate: Foldable<State>,
  query: IndexQuery,
): Promise<Document<State>[]> {
  const { stores } = engine;
  const stale = staleIds(engine, aggregate);
  const page = await stores.views.find<State>(aggregate.view.name, { ...query, limit: query.limit + stale.length });
  if (stale.length === 0) return page.filter(({ state }) => exists(aggregate, state));
  const loaded = await Promise.all(stale.map((id) => load(stores, aggregate, id)));
  const arrived = loaded.filter((one) => isListed(documentOf(aggregate, one), query));
  return [...page.filter(({ id }) => !stale.includes(id)), ...arrived.map((one) => listed(aggregate, one))]
    .filter(({ state }) => exists(aggregate, state))
    .sort((a, b) => precedes(documentOf(aggregate, a), documentOf(aggregate, b), query))
    .slice(0, query.limit);
}

const listed = <State>(aggregate: Foldable<State>, loaded: Loaded<State>): Document<State> => ({
  ...loaded,
  order: documentOf(aggregate, loaded).order,
});

/** What the view says, less the stale streams that it shows there, and those that belong there. */
export async function countByIndex(
  engine: Finding,
  aggregate: AnyAggregate,
  listing: Listing,
  most: number,
): Promise<number> {
  const { stores } = engine;
  const { name } = aggregate.view;
  const counted = await stores.views.count(name, listing, most);
  const stale = staleIds(engine, aggregate);
  if (stale.length === 0) return counted;
  const shown = await stores.views.get(name, stale);
  const loaded = await Promise.all(stale.map((id) => load(stores, aggregate, id)));
  const among = (ones: readonly Loaded<unknown>[]) =>
    ones.filter((one) => isListed(documentOf(aggregate, one), listing)).length;
  return Math.min(counted - among(shown) + among(loaded), most);
}

/** Documents that are read at once on the way to a place, while the view alone does not know it. */
const STEP = 500;

/** The place of the document that is `position`th. While a stream is newer than its view, the listing is read up to there. */
export async function placeByIndex(
  engine: Finding,
  aggregate: AnyAggregate,
  listing: Listing,
  position: number,
): Promise<Place | undefined> {
  const { name } = aggregate.view;
  if (staleIds(engine, aggregate).length === 0) return engine.stores.views.place(name, listing, position);
  let place: Place = { after: 0, ...listing };
  for (let left = position; left > 0; ) {
    const limit = Math.min(left, STEP);
    const page = await findByIndex<unknown>(engine, aggregate, { ...listing, ...place, limit });
    const last = page.at(-1);
    if (!last || page.length < limit) return undefined;
    place = placeOf(aggregate, last, listing);
    left -= limit;
  }
  return place;
}
