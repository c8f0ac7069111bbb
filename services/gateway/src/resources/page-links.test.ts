// The links of a page, and those of a whole collection, which stay as they are.
import { objectOf } from "@isotrail/contracts/schema";
import type { PageInfo } from "@isotrail/http";
import { expect, it } from "vitest";
import { linksOfPart } from "./page-links.ts";

const things = {
  path: "/things",
  methods: { GET: "collection" },
  filters: ["search"],
  record: { name: "thing", schema: objectOf({}), links: [] },
} as const;
const links = [
  { rel: "self", href: "/things" },
  { rel: "other", href: "/other" },
];
const shown = (query: string, page?: PageInfo) =>
  linksOfPart(links, things, new URLSearchParams(query), page).map(({ rel, href }) => `${rel} ${href}`);

it("stay as they are for the whole collection, also with parameters that are not ours", () => {
  expect(shown("")).toEqual(["self /things", "other /other"]);
  expect(shown("colour=red")).toEqual(["self /things", "other /other"]);
});

it("lead to itself with what was searched for", () => {
  expect(shown("search=a%20b&colour=red")).toEqual(["self /things?search=a+b&colour=red", "other /other"]);
});

it("keep the caller's other parameters, and say to the next page where it begins", () => {
  expect(
    shown("colour=red&page=2&size=5&after=9&search=x", { number: 2, size: 5, total: 13, next: "14" }).slice(2),
  ).toEqual([
    "first /things?colour=red&page=1&size=5&search=x",
    "prev /things?colour=red&page=1&size=5&search=x",
    "next /things?colour=red&page=3&size=5&after=14&search=x",
    "last /things?colour=red&page=3&size=5&search=x",
  ]);
});

it.each<[string, PageInfo, string[]]>([
  ["an only page", { number: 1, size: 5, total: 3 }, ["first", "last"]],
  ["an empty collection", { number: 1, size: 5, total: 0 }, ["first", "last"]],
  ["a page behind the end", { number: 9, size: 5, total: 13 }, ["first", "prev", "last"]],
  ["a collection too long to count", { number: 2, size: 5, next: "14" }, ["first", "prev", "next"]],
])("are those that %s has", (_, page, rels) => {
  const made = linksOfPart(links, things, new URLSearchParams("page=1"), page).slice(2);
  expect(made.map(({ rel }) => rel)).toEqual(rels);
  if (page.number === 9) expect(made[1]?.href).toBe("/things?page=3&size=5");
});
