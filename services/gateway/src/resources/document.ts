// A document that is the same for everybody and holds no data: it is read without a token.
import { hash } from "node:crypto";
import { notModified } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { readRoute } from "./methods.ts";

export function documentRoute(scope: FastifyInstance, path: string, type: string, bytes: Buffer): void {
  const etag = `"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
  readRoute(
    scope,
    path,
    async (request, reply) => {
      reply.header("etag", etag).header("cache-control", "public, max-age=300");
      if (notModified(request, etag)) return reply.code(304).send();
      return reply.type(type).header("content-length", bytes.length).send(bytes);
    },
    true,
  );
}
