// The XML Schema that is made from records.
import type { RecordType } from "@isotrail/contracts/resources";
import { count, freeProperties, listOf, nullable, objectOf, recordOf, string } from "@isotrail/contracts/schema";
import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { linkSchema, xmlSchema } from "./xml-schema.ts";

const state = { type: "string", enum: ["NEW", "<OLD>"] } as const;
const part: RecordType = { name: "part", schema: recordOf({ state }), links: [] };
const size = nullable({ ...count, description: "In <cm>." });
const whole: RecordType = {
  name: "whole of parts",
  schema: {
    ...objectOf({ size, parts: listOf(part.schema), first: part.schema }, ["size"]),
    additionalProperties: freeProperties,
  },
  links: [],
  nested: { parts: part, first: part },
};

it("has a type for each record, with its fields in their order, and for those nested in it", () => {
  const schema = xmlSchema([whole]);
  for (const text of [schema, linkSchema])
    expect(() => new SaxesParser({ xmlns: true }).write(text).close()).not.toThrow();
  const of = (name: string) =>
    schema.split("\n").find((line) => line.startsWith(`<xs:complexType name="${name}">`)) ?? "";
  const fields = [...of("wholeOfParts").matchAll(/<xs:element (?:name|ref)="([^"]+)"[^>]*>/g)].map(([tag]) => tag);
  expect(fields.slice(0, 5)).toEqual([
    '<xs:element name="size" minOccurs="0" nillable="true" type="integer">',
    '<xs:element name="parts">',
    '<xs:element name="entry" minOccurs="0" maxOccurs="unbounded" type="part"/>',
    '<xs:element name="first" type="part"/>',
    '<xs:element name="entry" minOccurs="0" maxOccurs="unbounded" type="xs:anyType"/>',
  ]);
  expect(of("wholeOfParts")).toContain("<xs:documentation>In &lt;cm&gt;.</xs:documentation>");
  expect(of("part")).toContain('<xs:enumeration value="NEW"/><xs:enumeration value="&lt;OLD&gt;"/>');
});

it("is refused where one name has two meanings, or a field could not be an element", () => {
  expect(() => xmlSchema([part, { ...part, links: [{ rel: "self", href: "/parts" }] }])).not.toThrow();
  const other = { ...part, schema: recordOf({ state: string }) };
  expect(() => xmlSchema([part, other])).toThrow("two kinds of record are called part");
  for (const name of ["entry", "a b", "1st", "xmlThing"]) {
    const odd = { ...part, schema: objectOf({ [name]: string }) };
    expect(() => xmlSchema([odd])).toThrow(`a field cannot be called ${name}`);
  }
});
