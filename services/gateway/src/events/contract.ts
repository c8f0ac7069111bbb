// The published contract of the events: two documents, open to everybody, for they hold no data.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { notModified } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { readRoute } from "../resources/methods.ts";

const DOCUMENTS = { "asyncapi.yaml": "application/yaml", "descriptor.binpb": "application/protobuf" };

export function contractRoutes(scope: FastifyInstance): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, type] of Object.entries(DOCUMENTS)) {
    const bytes = readFileSync(resolve(`@isotrail/contracts/${name}`));
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    const handler: Parameters<typeof readRoute>[2] = async (request, reply) => {
      reply.header("etag", etag).header("cache-control", "public, max-age=300");
      if (notModified(request, etag)) return reply.code(304).send();
      return reply.type(type).header("content-length", bytes.length).send(bytes);
    };
    readRoute(scope, `/events/${name}`, handler, true);
  }
}
