// JSON → XML → JSON is the same value, whatever it is; what is no XML, or more than that, is refused.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readXml } from "./xml-reader.ts";
import { ANY } from "./xml-shape.ts";
import { membersText } from "./xml-value.ts";

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const written = (value: object, shape = ANY) =>
  Buffer.from(`<resource ${NAMESPACES}>${membersText(value, shape)}</resource>`);

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string(),
  fc.constantFrom(
    "007",
    "true",
    "null",
    "-1.50",
    "",
    " ",
    "\r\n",
    "\t",
    "]]>",
    "<![CDATA[",
    "&amp;",
    "\\u0041",
    "\\",
    "\0",
    "\uffff",
    "\ud800",
    "\u{1f9ec}",
    "\u0085",
    "\u2028",
  ),
);
const key = fc.oneof(
  text,
  fc.constantFrom(
    "entry",
    "Entry",
    "links",
    "resource",
    "__proto__",
    "xmlns",
    "xml:lang",
    "a:b",
    "é",
    "1st",
    "-a",
    "constructor",
    "name",
  ),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 5 },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((double) => double || 0),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    tie("list"),
    tie("object"),
    tie("links"),
  ),
  list: fc.array(tie("any"), { maxLength: 4 }),
  object: fc.dictionary(key, tie("any"), { maxKeys: 5 }),
  links: fc.array(fc.record({ rel: text, href: text }), { minLength: 1, maxLength: 2 }).map((links) => ({ links })),
}));
const object = fc.dictionary(key, value.any, { maxKeys: 6 });

describe("the mapping", () => {
  it("gives back the same value, whatever it is", () => {
    fc.assert(
      fc.property(object, (given) => void expect(readXml(written(given))).toEqual(given)),
      { numRuns: 3_000 },
    );
  });
});
