// One method of a resource: who may call it, what it takes, what it answers and what it refuses.
import { collectionParameters } from "@isotrail/contracts/collection-query";
import type { Operation, Parameter, Resource } from "@isotrail/contracts/resources";
import { answersOf, type Described, headers, protocolAnswer } from "./answers.ts";
import { errorAnswers } from "./errors.ts";
import type { Json } from "./json.ts";
import { operationId, pathParameters } from "./paths.ts";

const VERBS: { readonly [operation in Operation]: string } = {
  record: "Read",
  collection: "List",
  create: "Create",
  upload: "Upload",
  change: "Change",
  delete: "Delete",
  redirect: "Find",
  append: "Continue",
  exchange: "End",
};

/** Of any request with a token; 405 where an address has the shape of two resources. */
const ALWAYS = [400, 401, 403, 404, 405, 406, 410, 500, 503];
const WITH_BODY = [408, 413, 415];
const WRITES = [409, 412];

function refusalsOf(operation: Operation, { representations = [], protocol }: Resource, isRead: boolean): number[] {
  // "An upload never gets 429 or 5xx, which hang the clients of this field"
  if (operation === "upload") return [...ALWAYS.filter((status) => status < 500), ...WITH_BODY, ...WRITES];
  if (operation === "append" || (protocol && operation === "create"))
    return [...ALWAYS.filter((status) => status < 500), ...WITH_BODY, ...WRITES, 423, 460];
  if (!isRead) return [...ALWAYS, ...WITH_BODY, ...WRITES, 507];
  return [...ALWAYS, ...(operation === "redirect" ? [] : [412]), ...(representations.length > 0 ? [416] : [])];
}

const protocolHeader = (name: string): Json => ({
  name: inTitleCase(name),
  in: "header",
  description: "As tus 1.0 has it: https://tus.io/protocols/resumable-upload",
  schema: { type: "string" },
});

const inTitleCase = (name: string) => name.replace(/(^|-)\w/g, (start) => start.toUpperCase());

function headerParameters(operation: Operation, { representations = [] }: Resource, isRead: boolean): string[] {
  if (!isRead)
    return operation === "create" || operation === "upload" ? ["IdempotencyKey"] : ["IdempotencyKey", "IfMatch"];
  if (operation === "redirect") return [];
  return ["IfNoneMatch", "IfMatch", ...(representations.length > 0 ? ["Range"] : [])];
}

/** What an alias has in its path is no part of its query. */
const queryParameters = (given: Readonly<Record<string, Parameter>> = {}, path: string): Json[] =>
  Object.entries(given)
    .filter(([name]) => !new RegExp(`:${name}\\b`).test(path))
    .map(([name, { schema, description, required = false }]) => ({ name, in: "query", required, description, schema }));

function requestBody({ bodies = {} }: Resource, method: string): Json {
  const taken = bodies[method];
  if (!taken) return {};
  const types = Object.entries(taken).map(([type, schema]) => [type, { schema }]);
  const inXml = taken["application/json"] && { "application/xml": {} };
  return { requestBody: { required: true, content: { ...Object.fromEntries(types), ...inXml } } };
}

/** @param service the name of its owner */
export function operationOf(service: string, described: Described): Json {
  const { resource, method, path } = described;
  const operation = resource.methods[method] as Operation;
  const isRead = method === "GET";
  const { record, created = record } = resource;
  const verb = operation === "record" && !isRead ? "Change" : VERBS[operation];
  const name = operation === "create" || operation === "upload" ? created.name : record.name;
  return {
    operationId: operationId(method, path),
    tags: [service],
    summary: `${verb}: ${name}`,
    ...(path !== resource.path && { description: "Another address of the same, which live clients know." }),
    security: [{ oauth: [isRead ? "read" : "write"] }],
    parameters: [
      ...pathParameters(path),
      ...queryParameters({ ...(isRead && collectionParameters(resource)), ...resource.query?.[method] }, path),
      ...(isRead ? [] : (resource.protocol?.asked ?? [])).map(protocolHeader),
      ...headerParameters(operation, resource, isRead).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...requestBody(resource, method),
    responses: { ...answersOf(operation, described), ...errorAnswers(refusalsOf(operation, resource, isRead)) },
  };
}

/** HEAD answers as GET does, without the body. */
export function headOf(get: Json): Json {
  const { operationId: id, summary, responses, ...rest } = get as { [member: string]: unknown; responses: Json };
  const bare = Object.entries(responses).map(([status, answer]) => {
    const { content: _, links: __, ...told } = answer as Json;
    return [status, told];
  });
  return {
    operationId: String(id).replace(/^get/, "head"),
    summary: `${summary} (headers only)`,
    ...rest,
    responses: Object.fromEntries(bare),
  };
}

/** OPTIONS with a token names the methods; without one it is 401. */
export const optionsOf = (path: string, parameters: readonly Json[], tag: string, resource?: Resource): Json => ({
  operationId: operationId("OPTIONS", path),
  tags: [tag],
  summary: "The methods that there are",
  security: [{ oauth: ["read"] }],
  parameters,
  responses: {
    ...(resource?.methods.OPTIONS
      ? { 204: protocolAnswer("What the protocol can do here.", resource) }
      : { 200: { description: "Allow names them.", headers: headers("Allow") } }),
    ...errorAnswers([400, 401, 403, 404, 405, ...(resource?.protocol ? [406, 412] : []), 500, 503]),
  },
});
