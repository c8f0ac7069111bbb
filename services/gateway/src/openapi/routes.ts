// The description of the API at its address, open to everybody: it holds no data.
import { createHash } from "node:crypto";
import { notModified } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { acceptable } from "../formats/negotiate.ts";
import { type Handler, readRoute } from "../resources/methods.ts";
import { type Described, openApiDocument } from "./document.ts";

type Document = { readonly text: string; readonly etag: string };

/** @param about its address is known only once the gateway listens */
export function openApiRoutes(scope: FastifyInstance, about: Described): void {
  let made: Document | undefined;
  const handler: Handler = async (request, reply) => {
    acceptable(request, ["application/json"]);
    made ??= tagged(JSON.stringify(openApiDocument(about)));
    reply.header("etag", made.etag).header("cache-control", "public, max-age=300");
    if (notModified(request, made.etag)) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(made.text);
  };
  readRoute(scope, "/openapi.json", handler, true);
}

const tagged = (text: string): Document => ({
  text,
  etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
});
