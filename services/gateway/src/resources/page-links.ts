// The links of a page: they keep whatever else the caller asked for. `next` says where it begins, the others go by number.
import { collectionParameters } from "@isotrail/contracts/collection-query";
import type { Link } from "@isotrail/contracts/rels";
import type { Resource } from "@isotrail/contracts/resources";
import type { PageInfo } from "@isotrail/http";

/** @param links of the whole collection, `self` among them; of a part of it `self` is the address of that part */
export function linksOfPart(
  links: readonly Link[],
  resource: Resource,
  query: URLSearchParams,
  page: PageInfo | undefined,
): readonly Link[] {
  const part = Object.keys(collectionParameters(resource)).some((name) => query.has(name));
  const self = links.find(({ rel }) => rel === "self");
  if (!part || !self) return links;
  const others = links.filter(({ rel }) => rel !== "self");
  return [
    { rel: "self", href: `${self.href}?${query}` },
    ...others,
    ...(page ? pageLinks(self.href, query, page) : []),
  ];
}

function pageLinks(address: string, query: URLSearchParams, { number, size, total, next }: PageInfo): Link[] {
  const link = (rel: string, page: number, after?: string): Link => {
    const asked = new URLSearchParams(query);
    asked.set("page", String(page));
    asked.set("size", String(size));
    if (after) asked.set("after", after);
    else asked.delete("after");
    return { rel, href: `${address}?${asked}` };
  };
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  return [
    link("first", 1),
    ...(number > 1 ? [link("prev", Math.min(number - 1, last ?? number - 1))] : []),
    ...(next === undefined ? [] : [link("next", number + 1, next)]),
    ...(last === undefined ? [] : [link("last", last)]),
  ];
}
