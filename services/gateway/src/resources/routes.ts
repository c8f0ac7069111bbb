// The routes of all services, from their manifests.
import type { Operation, Resource } from "@isotrail/contracts/resources";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accountOf } from "../auth/guard.ts";
import type { Writer } from "../formats/envelope.ts";
import { ENVELOPES, writerFor, writerOf } from "../formats/formats.ts";
import { acceptable } from "../formats/negotiate.ts";
import { pick } from "../proxy/headers.ts";
import { append, exchange } from "./append.ts";
import { change, redirect, remove } from "./change.ts";
import { collection } from "./collection.ts";
import { create, upload } from "./create.ts";
import { type Exchange, type GatewayContext, linkContext } from "./exchange.ts";
import { everyMethod, notAllowed } from "./methods.ts";
import { internalPath } from "./paths.ts";
import { record, representation } from "./record.ts";

/** Of a client's request, to the owner. */
const PASSED = ["content-type", "idempotency-key", "if-match", "traceparent"];

const operations: { readonly [operation in Operation]: (exchange: Exchange) => Promise<FastifyReply> } = {
  record,
  collection,
  create,
  upload,
  change,
  delete: remove,
  redirect,
  append,
  exchange,
};

/** A service as far as the gateway knows it. */
export type ServiceResources = { readonly name: string; readonly resources?: readonly Resource[] };

/** @param accounts the service whose changes may end tokens */
export function resourceRoutes(
  scope: FastifyInstance,
  services: readonly ServiceResources[],
  accounts: string,
  context: GatewayContext,
): void {
  for (const { name, resources = [] } of services)
    for (const resource of resources)
      for (const path of [resource.path, ...(resource.aliases ?? [])])
        everyMethod(
          scope,
          path,
          resource.methods,
          (request, reply) => answer(request, reply, name, resource, context),
          { trouble: troubleOf(resource), endsTokens: name === accounts },
        );
}

/** What methods say for 429 and 5xx, which uploaders cannot take. Those that go on by themselves do so after 423, and not after 408. */
function troubleOf({ methods, protocol }: Resource): Readonly<Record<string, 408 | 423>> {
  const trouble: Record<string, 408 | 423> = {};
  for (const [method, operation] of Object.entries(methods))
    if (operation === "upload") trouble[method] = 408;
    else if (operation === "append" || (protocol && operation === "create")) trouble[method] = 423;
  return trouble;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  owner: string,
  resource: Resource,
  context: GatewayContext,
): Promise<FastifyReply> {
  const { methods, representations = [] } = resource;
  const reading = request.method === "GET" || request.method === "HEAD";
  const operation = methods[reading ? "GET" : request.method];
  if (!operation) return notAllowed(methods);
  reply.header("vary", "accept");
  const type = acceptable(request, [...ENVELOPES, ...(reading ? representations : [])]);
  const writer = writerOf(type);
  const exchange = exchangeOf(request, reply, owner, resource, context, writer ?? writerFor(request));
  return writer ? operations[operation](exchange) : representation(exchange, type);
}

function exchangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  owner: string,
  resource: Resource,
  context: GatewayContext,
  writer: Writer,
): Exchange {
  const params = request.params as Readonly<Record<string, string>>;
  const [, query = ""] = /^[^?]*(\?.*)?$/s.exec(request.url) ?? [];
  const service = context.services[owner];
  if (!service) throw new Error(`The gateway does not know where the service ${owner} is.`);
  return {
    request,
    reply,
    resource,
    owner: service,
    call: {
      method: request.method === "HEAD" ? "GET" : request.method,
      path: internalPath(resource, params, query),
      caller: { ...accountOf(request), request: request.id },
      headers: pick(request.headers, [...PASSED, ...(resource.protocol?.asked ?? [])]),
    },
    params,
    links: linkContext(request, context),
    writer,
    context,
  };
}
