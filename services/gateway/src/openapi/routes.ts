// The description of the API at its addresses, for programs and for people; open to everybody, for it holds no data.
import { hash } from "node:crypto";
import { notModified } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { acceptable } from "../formats/negotiate.ts";
import { readRoute } from "../resources/methods.ts";
import { type Described, openApiDocument } from "./document.ts";
import { type Document, page } from "./page.ts";
import { PAGE_POLICY } from "./page-style.ts";

/** In the root: names of RFC 8631. */
export const DESCRIPTION_LINKS = [
  { rel: "service-desc", href: "/openapi.json" },
  { rel: "service-doc", href: "/docs" },
];

export function openApiRoutes(scope: FastifyInstance, about: Described): void {
  made(scope, "/openapi.json", "application/json", () => JSON.stringify(openApiDocument(about)));
  made(scope, "/docs", "text/html", () => page(openApiDocument(about) as Document), {
    "content-security-policy": PAGE_POLICY,
    "referrer-policy": "no-referrer",
  });
}

/** Made when somebody asks first: the address that it names is known only once the gateway listens. */
function made(scope: FastifyInstance, path: string, type: string, make: () => string, headers = {}): void {
  let text: string | undefined;
  let etag = "";
  readRoute(
    scope,
    path,
    async (request, reply) => {
      acceptable(request, [type]);
      text ??= make();
      etag ||= `"${hash("sha256", text, "base64url").slice(0, 22)}"`;
      reply.headers({ ...headers, etag, "cache-control": "public, max-age=300" });
      if (notModified(request, etag)) return reply.code(304).send();
      return reply.type(`${type}; charset=utf-8`).send(text);
    },
    true,
  );
}
