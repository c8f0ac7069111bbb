// The check of answers against the description: what it passes, and that it finds each kind of difference.
import { expect, test } from "vitest";
import { Conformance } from "./conformance.ts";

const lot = {
  type: "object",
  properties: { number: { type: "integer" } },
  required: ["number"],
  additionalProperties: false,
};
const json = (schema: object) => ({ "application/json": { schema } });
const described = new Conformance(
  {
    paths: {
      "/api/lots/{lot}": {
        get: {
          responses: {
            200: {
              headers: { ETag: { $ref: "#/components/headers/ETag" } },
              content: json({ $ref: "#/components/schemas/Lot" }),
            },
            404: { $ref: "#/components/responses/NotFound" },
          },
        },
        patch: { requestBody: { content: json(lot) }, responses: { 200: {} } },
      },
      "/api/lots/newest": { get: { responses: { 302: { headers: { Location: { required: true, schema: {} } } } } } },
    },
    components: {
      schemas: { Lot: lot },
      headers: { ETag: { required: true, schema: { pattern: '^".+"$' } } },
      responses: { NotFound: { content: json({ type: "object", required: ["message"] }) } },
    },
  },
  "http://lab.example/irida",
);

const TAG = { etag: '"1"', "content-type": "application/json; charset=utf-8" };
const at = (path: string, method = "GET", body?: object) => ({ method, href: `http://lab.example/irida${path}`, body });

/** What is said of an answer; nothing when it is as described. */
function said(asked: ReturnType<typeof at>, status: number, headers: Record<string, string>, value?: unknown): string {
  try {
    const text = value === undefined ? "" : JSON.stringify(value);
    described.check(asked, { status, headers: new Headers(headers), text });
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  ["a record", at("/api/lots/5"), 200, TAG, { number: 5 }],
  ["its other spellings", at("/api//lots/5/"), 200, TAG, { number: 5 }],
  ["an error", at("/api/lots/5"), 404, TAG, { message: "none" }],
  ["the more literal of two addresses", at("/api/lots/newest"), 302, { location: "/" }, undefined],
  ["no body for HEAD", at("/api/lots/5", "HEAD"), 405, {}, undefined],
  ["an address that does not exist", at("/api/nothing"), 404, {}, undefined],
  ["a method that does not exist", at("/api/lots/5", "PUT"), 405, {}, undefined],
  ["a valid body", at("/api/lots/5", "PATCH", { number: 6 }), 200, {}, undefined],
] as const)("%s passes", (_, asked, status, headers, value) => expect(said(asked, status, headers, value)).toBe(""));

test.each([
  ["a field that is not described", at("/api/lots/5"), 200, TAG, { number: 5, colour: "red" }, /additional/],
  ["a field of another type", at("/api/lots/5"), 200, TAG, { number: "5" }, /must be integer/],
  ["a status", at("/api/lots/5"), 409, TAG, {}, /none of 200, 404/],
  [
    "a missing header",
    at("/api/lots/5"),
    200,
    { "content-type": "application/json" },
    { number: 5 },
    /ETag is missing/,
  ],
  ["a header of another form", at("/api/lots/5"), 200, { ...TAG, etag: "1" }, { number: 5 }, /must match pattern/],
  ["another media type", at("/api/lots/5"), 200, { ...TAG, "content-type": "text/html" }, "", /text\/html/],
  ["a body where there is none", at("/api/lots/newest"), 302, { location: "/" }, {}, /not described/],
  ["an address that is not described", at("/api/nothing"), 200, TAG, {}, /no such address/],
  ["a method that is not described", at("/api/lots/5", "PUT"), 200, TAG, {}, /no such method/],
  [
    "a body that should have been refused",
    at("/api/lots/5", "PATCH", { number: "x" }),
    200,
    {},
    undefined,
    /took a body/,
  ],
] as const)("%s is found", (_, asked, status, headers, value, what) =>
  expect(said(asked, status, headers, value)).toMatch(what),
);
