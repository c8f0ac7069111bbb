// Listings in MongoDB: each is a range of one index, by number or by change. Further conditions are looked up in the documents.
import type { Condition, Document, Listing, Place } from "@isotrail/eventsourcing";
import type { Filter } from "mongodb";
import { call } from "../errors.ts";
import { keyOf, stateOf, type ViewCollection, type ViewDocument, WITHOUT_KEYS } from "./view-documents.ts";

export const BY_NUMBER = { keys: 1, order: 1 } as const;
export const BY_CHANGE = { changedKeys: 1, changed: 1, order: 1 } as const;

const ordered = ({ changed }: Listing) =>
  changed === undefined ? ({ order: 1 } as const) : ({ changed: 1, order: 1 } as const);

export async function findDocuments<State>(
  from: ViewCollection,
  { limit, ...listing }: Listing & { readonly limit: number },
): Promise<Document<State>[]> {
  const cursor = from.find(listed(listing), { sort: ordered(listing), limit, projection: WITHOUT_KEYS });
  return (await call(() => cursor.toArray())).map(stateOf<State>);
}

export const countListed = (from: ViewCollection, listing: Listing, most: number): Promise<number> =>
  call(() => from.countDocuments(listed(listing), { limit: most }));

/** Only the index is read: what is skipped is not fetched. */
export async function placeOf(from: ViewCollection, listing: Listing, position: number): Promise<Place | undefined> {
  const sort = ordered(listing);
  const cursor = from.find(listed(listing), { sort, skip: position - 1, limit: 1, projection: { _id: 0, ...sort } });
  const [found] = await call(() => cursor.toArray());
  if (!found) return undefined;
  const { order: after, changed = 0 } = found;
  return listing.changed === undefined ? { after } : { after, changed };
}

function listed(listing: Listing): Filter<ViewDocument> {
  const { and = [], after = 0, changed } = listing;
  const others = and.map((condition) => ({ keys: oneOf(condition) }));
  if (changed === undefined) return { $and: [{ keys: oneOf(listing) }, ...others], order: { $gt: after } };
  const rest = { $or: [{ changed: { $gt: changed } }, { order: { $gt: after } }] };
  return { $and: [{ changedKeys: oneOf(listing) }, ...others, rest], changed: { $gte: changed } };
}

const oneOf = ({ index, value }: Condition) =>
  typeof value === "string" ? { $eq: keyOf(index, value) } : { $in: value.map((one) => keyOf(index, one)) };
