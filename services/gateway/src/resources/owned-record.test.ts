// Links spliced into the owner's bytes: the same as reading the record, adding the links and writing it again.
import { objectOf } from "@isotrail/contracts/schema";
import { recordText } from "@isotrail/http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { json } from "../formats/envelope.ts";
import { ownedRecord, withNested } from "./owned-record.ts";

const thing = { name: "thing", schema: objectOf({}), links: [] };
const links = [{ rel: "self", href: "https://lab.example/api/things/7" }];
const context = { api: "", caller: { user: "1", role: "ROLE_ADMIN" } };

/** Texts that look like the member that is cut off. */
const tricky = fc.constantFrom(',"refs":{', '"refs":{', "refs", '\\"refs\\":{', '{"refs":{"a":"b"}}', "}}", "\\", '"');
const text = fc.oneof(fc.string({ unit: "binary" }), tricky);
/** Without backslashes, which no name in JSON from outside may have. */
const key = fc
  .oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: fc.constantFrom("refs", "__proto__", "2") })
  .filter((name) => !name.includes("\\"));
const value = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, text, fc.double(), fc.boolean(), fc.constant(null), tie("list"), tie("object")),
  list: fc.array(tie("any"), { maxLength: 4 }),
  object: fc.dictionary(key, tie("any"), { maxKeys: 4 }),
}));
const fields = fc.dictionary(key, value.any, { maxKeys: 6 });
const refs = fc.dictionary(
  key.filter((name) => name !== "refs"),
  fc.oneof(text, fc.constant(null), fc.array(text, { maxLength: 3 })),
  { maxKeys: 4 },
);

describe("a record as its owner wrote it", () => {
  it("gets its links without being read", () => {
    fc.assert(
      fc.property(fields, refs, (document, variables) => {
        const { refs: _, links: __, ...own } = document;
        const owned = ownedRecord(recordText({ ...own, refs: variables }));
        const { refs: ___, ...read } = JSON.parse(recordText({ ...own, refs: variables }));
        expect(json.record(owned.fields, links)).toBe(JSON.stringify({ resource: { ...read, links } }));
        expect(json.entry(owned.fields, links, true, thing)).toBe(JSON.stringify({ ...read, links }));
        const { identifier } = read as { identifier?: string };
        expect(owned.refs).toEqual(JSON.parse(JSON.stringify({ ...variables, identifier })));
      }),
      { numRuns: 2_000 },
    );
  });

  it("may have no fields at all", () => {
    expect(ownedRecord('{"refs":{}}')).toEqual({ fields: "{}", refs: {} });
    expect(json.record("{}", [])).toBe('{"resource":{"links":[]}}');
  });

  it.each(["", "{}", '{"identifier":"7"}', '{"identifier":"7","refs":{"sample":"1"', '{"a":1,"refs":{"sample":"1"}'])(
    "is refused when it does not end with its refs: %s",
    (cut) => expect(() => ownedRecord(cut)).toThrow(),
  );
});

describe("nested records", () => {
  const part = {
    name: "part",
    schema: objectOf({}),
    links: [{ rel: "self", href: "/things/{thing}/parts/{identifier}" }],
  };
  const type = { name: "thing", schema: objectOf({}), links: [], nested: { parts: part, first: part, last: part } };

  it("have links of their own, and no refs", () => {
    const one = { identifier: "1", refs: { thing: "7" } };
    const owned = ownedRecord(recordText({ ...{ identifier: "7", parts: [one], first: one, last: null }, refs: {} }));
    const shown = { identifier: "1", links: [{ rel: "self", href: "/things/7/parts/1" }] };
    expect(JSON.parse(withNested(owned, type, {}, context))).toEqual({
      identifier: "7",
      parts: [shown],
      first: shown,
      last: null,
    });
  });
});
