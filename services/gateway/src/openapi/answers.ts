// What each operation answers when it succeeds: status, headers, and the envelope's content.
import type { LinkTemplate, Operation, RecordType, Resource } from "@isotrail/contracts/resources";
import type { Followed } from "./followed.ts";
import { envelopeContent, type Json } from "./json.ts";
import { collectionSchema, envelope, linksOnly, refOf } from "./records.ts";

/** A method at one of the addresses of a resource. */
export type Described = {
  readonly resource: Resource;
  readonly method: string;
  /** The path of the resource, or one of its aliases. */
  readonly path: string;
  readonly followed: Followed;
};

export const headers = (...names: readonly string[]): Json =>
  Object.fromEntries(["X-Request-Id", ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]));

type Answer = { readonly content: Json; readonly [member: string]: unknown };

const recordAnswer = (type: RecordType, { path, followed }: Described, ...names: string[]): Answer => ({
  description: `The record: ${type.name}.`,
  headers: headers("ETag", "Cache-Control", ...names),
  content: envelopeContent(envelope(refOf(type))),
  ...followed(type.links, path),
});

/** What a reader gets who has it already. */
export const unchanged: Json = {
  304: { description: "The tag in If-None-Match is still the right one.", headers: headers("ETag") },
};

/** The file itself, or a part of it, beside the record. */
function readAnswers(described: Described): Json {
  const { record, representations = [] } = described.resource;
  const whole = recordAnswer(record, described);
  if (representations.length === 0) return { 200: whole, ...unchanged };
  const bytes = Object.fromEntries(representations.map((type) => [type, {}]));
  const part = {
    description: "The bytes that Range asks for.",
    headers: headers("ETag", "Content-Range"),
    content: bytes,
  };
  return { 200: { ...whole, content: { ...whole.content, ...bytes } }, 206: part, ...unchanged };
}

/** Many that exist already are answered as a collection, and so are the rows of an import. */
function createdAnswers(described: Described): Json {
  const { record, created = record, joined, imports, collection } = described.resource;
  const one = recordAnswer(created, described, "Location");
  const many = { anyOf: [envelope(refOf(created)), collectionSchema(record, collection)] };
  const rows = imports && {
    description: `What became of each row: ${imports.record.name}.`,
    headers: headers(),
    content: envelopeContent(collectionSchema(imports.record, collection)),
  };
  return {
    ...(rows && { 200: rows }),
    201: joined ? { ...one, headers: headers(), content: envelopeContent(many) } : one,
  };
}

const collectionAnswer = ({ resource: { record, collection, representations = [] } }: Described): Json => ({
  description: `A collection whose entries are records: ${record.name}.`,
  headers: {
    ...headers("Cache-Control"),
    ETag: { description: "A strong tag, unless the collection is large.", required: false, schema: { type: "string" } },
  },
  content: {
    ...envelopeContent(collectionSchema(record, [...(collection ?? []), ...pageLinksOf(collection)])),
    ...Object.fromEntries(representations.map((type) => [type, {}])),
  },
});

/** The links that a page has besides those of the whole collection. */
const pageLinksOf = (collection: readonly LinkTemplate[] = []): LinkTemplate[] => {
  const address = collection.find(({ rel }) => rel === "self")?.href ?? "";
  return ["first", "prev", "next", "last"].map((rel) => ({ rel, href: `${address}?page={page}&size={size}` }));
};

const linksAnswer = (templates: readonly LinkTemplate[] = [], ...names: string[]): Json => ({
  description: "What is left to follow.",
  headers: headers(...names),
  content: envelopeContent(linksOnly(templates)),
});

/** Headers of a protocol of the resource's own, none of which every answer has. */
export const protocolAnswer = (description: string, { protocol }: Resource): Json => ({
  description,
  headers: {
    ...headers(),
    ...Object.fromEntries(
      (protocol?.answered ?? []).map((name) => [name, { required: false, schema: { type: "string" } }]),
    ),
  },
});

const answers: { readonly [operation in Operation]: (described: Described) => Json } = {
  record: (described) =>
    described.method === "GET" ? readAnswers(described) : { 200: recordAnswer(described.resource.record, described) },
  collection: (described) => ({ 200: collectionAnswer(described), ...unchanged }),
  create: createdAnswers,
  upload: (described) => {
    const { record, created = record } = described.resource;
    return { 201: recordAnswer(created, described, "Location") };
  },
  change: ({ resource: { record } }) => ({ 200: linksAnswer(record.afterChange) }),
  delete: ({ resource: { record } }) => ({ 200: linksAnswer(record.afterDelete) }),
  append: ({ resource }) => ({ 204: protocolAnswer("The bytes are stored.", resource) }),
  exchange: ({ resource }) => ({ 204: protocolAnswer("It is done.", resource) }),
  redirect: ({ resource: { record } }) => ({ 302: linksAnswer(record.links.slice(0, 1), "Location") }),
};

export const answersOf = (operation: Operation, described: Described): Json => answers[operation](described);
