// What a listing means for one document: whether it is in it, and where.
import type { AnyAggregate } from "../commands/aggregate.ts";
import { documentOf, type Loaded } from "../commands/fold.ts";
import type { Condition, Listing, Place, ViewEntry } from "../ports/ports.ts";

const holds = ({ keys }: Pick<ViewEntry, "keys">, { index, value }: Condition) =>
  typeof value === "string"
    ? (keys[index]?.includes(value) ?? false)
    : value.some((one) => keys[index]?.includes(one) ?? false);

export function isListed(entry: ViewEntry, listing: Listing): boolean {
  const { and = [], changed, after = 0 } = listing;
  if (![listing, ...and].every((condition) => holds(entry, condition))) return false;
  if (changed === undefined || entry.changed === changed) return entry.order > after;
  return (entry.changed ?? 0) > changed;
}

/** For sorting: below zero when `a` stands before `b`. */
export const precedes = (a: ViewEntry, b: ViewEntry, { changed }: Listing): number =>
  (changed === undefined ? 0 : (a.changed ?? 0) - (b.changed ?? 0)) || a.order - b.order;

/** Where this document is in the listing: what follows is listed from there. */
export function placeOf(aggregate: AnyAggregate, document: Loaded<unknown>, { changed }: Listing): Place {
  const { order: after, changed: changedAt = 0 } = documentOf(aggregate, document);
  return changed === undefined ? { after } : { after, changed: changedAt };
}
