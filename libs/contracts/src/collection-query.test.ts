// What a caller may ask of a collection, read from the query.
import { expect, it } from "vitest";
import { collectionParameters, readCollectionQuery } from "./collection-query.ts";
import type { Resource } from "./resources.ts";
import { objectOf } from "./schema.ts";

const record = { name: "thing", schema: objectOf({}), links: [] };
const things: Resource = {
  path: "/things",
  methods: { GET: "collection" },
  record,
  filters: ["modifiedSince", "search"],
};
const read = (query: object) => readCollectionQuery(things, query as Record<string, unknown>);

it("a collection takes pages and its own filters, and ignores what it does not know", () => {
  expect(Object.keys(collectionParameters(things))).toEqual(["page", "size", "after", "modifiedSince", "search"]);
  expect(collectionParameters({ ...things, methods: { GET: "record" } })).toEqual({});
  expect(read({})).toEqual({ asked: {} });
  expect(read({ colour: "red", processing: "ERROR" })).toEqual({ asked: {} });
});

it("a filter that only other collections have is refused, and does not answer the whole", () => {
  expect(read({ sampleName: "x" })).toEqual({ wrong: { sampleName: ["This collection has no such filter."] } });
});

it.each([
  [{ page: "3" }, { number: 3, size: 100 }],
  [{ size: "7" }, { number: 1, size: 7 }],
  [
    { page: "2", size: "7", after: "12" },
    { number: 2, size: 7, after: "12" },
  ],
  [
    { page: "2", after: "1700000000000.12" },
    { number: 2, size: 100, after: "1700000000000.12" },
  ],
])("%j is a page", (query, page) => {
  expect(read(query)).toEqual({ asked: { page } });
});

it.each([
  ["0", 0],
  ["1700000000000", 1_700_000_000_000],
  ["2026-11-22", Date.UTC(2026, 10, 22)],
  ["2026-11-22T08:00:00Z", Date.UTC(2026, 10, 22, 8)],
])("%s is a time", (modifiedSince, time) => {
  expect(read({ modifiedSince })).toEqual({ asked: { modifiedSince: time } });
});

it.each([
  ["page", "0"],
  ["page", "-1"],
  ["page", "1.5"],
  ["page", "1e3"],
  ["page", ""],
  ["page", "1000001"],
  ["size", "0"],
  ["size", "501"],
  ["size", "all"],
  ["after", "12;13"],
  ["after", ""],
  ["modifiedSince", "yesterday"],
  ["modifiedSince", "2026-02-30"],
  ["modifiedSince", "2026-11-22 08:00"],
  ["modifiedSince", ""],
  ["search", "--"],
  ["search", ""],
  ["search", "x".repeat(201)],
])("%s=%s is refused with a text", (name, value) => {
  expect(read({ [name]: value })).toEqual({ wrong: { [name]: [expect.stringMatching(/\w/)] } });
});

it("what is given twice is refused, and every wrong parameter is told", () => {
  expect(read({ page: ["1", "2"], size: "0" })).toEqual({
    wrong: { page: ["Give this once."], size: [expect.any(String)] },
  });
});
