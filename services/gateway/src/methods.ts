// A path of the public address with all its methods: "405 with Allow for known paths".
import { Problem } from "@isotrail/http";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptable } from "./answers.ts";
import { allowed, type Route } from "./routes.ts";

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A resource of the gateway itself, which is read only. */
export function own(scope: FastifyInstance, path: string, handler: Handler, types = ["application/json"]): void {
  reads(scope, path, async (request, reply) => {
    acceptable(request, types);
    return handler(request, reply);
  });
}

/** Answers GET and HEAD. @param open without an access token */
export function reads(scope: FastifyInstance, path: string, handler: Handler, open = false): void {
  const methods = { GET: "record" } as const;
  everyMethod(
    scope,
    path,
    methods,
    async (request, reply) => {
      if (request.method !== "GET" && request.method !== "HEAD") return notAllowed(methods);
      return handler(request, reply);
    },
    { open },
  );
}

export function notAllowed(methods: Route["methods"]): never {
  throw new Problem(405, "Request method not supported", { headers: { allow: allowed(methods) } });
}

/** A path takes every method, so that no other pattern answers for it. */
export function everyMethod(
  scope: FastifyInstance,
  url: string,
  methods: Route["methods"],
  handler: Handler,
  config: FastifyContextConfig = {},
): void {
  scope.route({
    method: scope.supportedMethods.filter((name) => name !== "QUERY"), // which Fastify would answer with 400
    url,
    exposeHeadRoute: false,
    config: { ...config, upload: methods.POST === "upload", answers: allowed(methods).split(", ") },
    handler: async (request, reply) =>
      request.method === "OPTIONS" ? reply.header("allow", allowed(methods)).send() : handler(request, reply),
  });
}
