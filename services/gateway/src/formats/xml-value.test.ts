// JSON → XML → JSON is the same value, whatever it is.
import { count, freeProperties, listOf, nullable, objectOf, string } from "@isotrail/contracts/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readXml } from "./xml-reader.ts";
import { ANY, type Shape, shapeOf } from "./xml-shape.ts";
import { membersText } from "./xml-value.ts";

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const thereAndBack = (value: object, shape: Shape = ANY) =>
  readXml(Buffer.from(`<resource ${NAMESPACES}>${membersText(value, shape)}</resource>`));

const TRICKY_TEXTS = ["007", "true", "null", "-1.50", "", " ", "\r\n", "\t", "]]>", "<![CDATA[", "&amp;"];
const UNWRITABLE = ["\\u0041", "\\", "\0", "\uffff", "\ud800", "\udc00\ud800", "\u{1f9ec}", "\u0085", "\u2028"];
const TRICKY_KEYS = ["entry", "Entry", "links", "resource", "__proto__", "xmlns", "xml:lang", "a:b", "é", "1st", "-a"];
const OWN_KEYS = ["identifier", "size", "tags", "parts", "map", "constructor"];

const text = fc.oneof(fc.string({ unit: "binary" }), fc.string(), fc.constantFrom(...TRICKY_TEXTS, ...UNWRITABLE));
const key = fc.oneof(text, fc.constantFrom(...TRICKY_KEYS), fc.constantFrom(...OWN_KEYS));
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0); // JSON has no -0
const value = fc.letrec((tie) => ({
  scalar: fc.oneof(text, number, fc.maxSafeInteger(), fc.boolean(), fc.constant(null)),
  any: fc.oneof({ maxDepth: 5 }, tie("scalar"), tie("list"), tie("object"), tie("linked")),
  list: fc.array(tie("any"), { maxLength: 4 }),
  object: fc.dictionary(key, tie("any"), { maxKeys: 5 }),
  linked: fc.array(fc.record({ rel: text, href: text }), { minLength: 1, maxLength: 2 }).map((links) => ({ links })),
}));
const object = fc.dictionary(key, value.any, { maxKeys: 6 });

const part = objectOf({ identifier: string, tags: listOf(string) });
const record = {
  ...objectOf({ size: nullable(count), identifier: string, parts: listOf(part), tags: listOf(listOf(string)) }),
  additionalProperties: freeProperties,
};

describe("the mapping", () => {
  it("gives back the same value, whatever it is", async () => {
    const same = async (given: object) => void expect(await thereAndBack(given)).toEqual(given);
    await fc.assert(fc.asyncProperty(object, same), { numRuns: 3_000 });
  });

  it("gives it back also where a schema says what to expect, and is wrong", async () => {
    const shape = shapeOf(objectOf({ ...record.properties, map: { type: "object", additionalProperties: part } }));
    const same = async (given: object) => void expect(await thereAndBack(given, shape)).toEqual(given);
    await fc.assert(fc.asyncProperty(object, same), { numRuns: 1_000 });
  });

  it.each<[object, string]>([
    [{ name: "a<b&c>\r" }, "<name>a&lt;b&amp;c&gt;&#13;</name>"],
    [{ name: "a\u0001\\" }, '<name escaped="true">a\\u0001\\\\</name>'],
    [{ size: 5, big: 1e21, small: -1.5e-7 }, numbers()],
    [{ enabled: true, none: null }, '<enabled xsi:type="boolean">true</enabled><none xsi:nil="true"/>'],
    [{ files: [], map: {}, "a b": "" }, '<files empty="list"/><map empty="map"/><entry key="a b"></entry>'],
    [{ files: ["x", ["y"]] }, "<files><entry>x</entry><entry><entry>y</entry></entry></files>"],
    [{ links: [{ rel: "self", href: "/a?b&c" }] }, '<atom:link rel="self" href="/a?b&amp;c"/>'],
    [{ '"\n\u0002': 1 }, '<entry key="&quot;&#10;\\u0002" escaped-key="true" xsi:type="integer">1</entry>'],
  ])("writes %j as %s", (given, written) => expect(membersText(given, ANY)).toBe(written));

  it("writes what a schema names as elements in its order, and what clients name as entries", () => {
    const given = { free: 1, tags: [], identifier: "7", size: null };
    const [size, identifier, tags] = ['<size xsi:nil="true"/>', "<identifier>7</identifier>", '<tags empty="list"/>'];
    const free = '<entry key="free" xsi:type="integer">1</entry>';
    expect(membersText(given, shapeOf(record))).toBe(size + identifier + tags + free);
  });
});

function numbers(): string {
  const [whole, big] = ['<size xsi:type="integer">5</size>', '<big xsi:type="integer">1000000000000000000000</big>'];
  return `${whole}${big}<small xsi:type="number">-0.00000015</small>`;
}
