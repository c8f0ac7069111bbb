// The addresses of the gateway itself: the root, the version, the contract of the events and this description.
import type { LinkTemplate } from "@isotrail/contracts/resources";
import { headers, unchanged } from "./answers.ts";
import { errorAnswers } from "./errors.ts";
import { envelopeContent, type Json } from "./json.ts";
import { operationId } from "./paths.ts";
import { linksOnly } from "./records.ts";

type Read = { readonly path: string; readonly summary: string; readonly tag: string; readonly open?: boolean };

const IF_NONE_MATCH = { $ref: "#/components/parameters/IfNoneMatch" };

/** GET of an address that nobody writes to, answered as a whole and under a tag. */
export function taggedRead(read: Read, answer: Json): Json {
  const operation = readOf(read, answer, { parameters: [IF_NONE_MATCH] });
  return { ...operation, responses: { ...(operation.responses as Json), ...unchanged, ...errorAnswers([412]) } };
}

/** GET of an address that nobody writes to. */
export const readOf = ({ path, summary, tag, open = false }: Read, answer: Json, more: Json = {}): Json => ({
  operationId: operationId("GET", path),
  tags: [tag],
  summary,
  security: open ? [] : [{ oauth: ["read"] }],
  responses: { 200: answer, ...errorAnswers(open ? [400, 405, 406, 500, 503] : [400, 401, 403, 405, 406, 500, 503]) },
  ...more,
});

/** @param links what the root may lead to */
export function ownOperations(links: readonly LinkTemplate[]): Readonly<Record<string, Json>> {
  const root = {
    description: "The links to all there is for the caller.",
    headers: headers("ETag", "Cache-Control"),
    content: envelopeContent(linksOnly(links)),
  };
  const version = {
    type: "object",
    properties: { version: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+$" } },
    required: ["version"],
    additionalProperties: false,
  };
  return {
    "": taggedRead({ path: "", summary: "The root resource", tag: "root" }, root),
    "/version": taggedRead(
      { path: "/version", summary: "The level of the API that live clients check", tag: "root" },
      {
        description: "Without an envelope.",
        headers: headers("ETag", "Cache-Control"),
        content: envelopeContent(version),
      },
    ),
    "/schema.xsd": open("/schema.xsd", "The XML Schema of all answers in XML", { "application/xml": {} }),
    "/atom-link.xsd": open("/atom-link.xsd", "The XML Schema of their links", { "application/xml": {} }),
    "/openapi.json": open("/openapi.json", "This description", { "application/json": { schema: { type: "object" } } }),
    "/docs": open("/docs", "This description as a page for people", { "text/html": { schema: { type: "string" } } }),
  };
}

/** A document that holds no data: open to everybody. */
export function open(path: string, summary: string, content: Json, tag = "root"): Json {
  const answer = { description: "The document.", headers: headers("ETag", "Cache-Control"), content };
  const read = readOf({ path, summary, tag, open: true }, answer);
  const parameters = [IF_NONE_MATCH];
  return { ...read, parameters, responses: { ...(read.responses as Json), ...unchanged } };
}
