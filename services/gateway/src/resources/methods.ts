// A path of the public address with all its methods: "405 with `Allow` and the text `Request method not supported`".
import type { Resource } from "@isotrail/contracts/resources";
import { Problem } from "@isotrail/http";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Writer } from "../formats/envelope.ts";
import { acceptedWriter } from "../formats/formats.ts";
import { allowed } from "./paths.ts";
import { sendRead } from "./tagged.ts";

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** What its methods answer in the place of 429 and 5xx. */
    trouble?: Readonly<Record<string, 408 | 423>>;
  }
}

const READ = { GET: "record" } as const;

/** A resource of the gateway itself, which is read only: the text that `write` makes, in a format that the client accepts. */
export function gatewayRoute(
  scope: FastifyInstance,
  path: string,
  write: (writer: Writer, request: FastifyRequest, reply: FastifyReply) => string,
): void {
  readRoute(scope, path, async (request, reply) => {
    const writer = acceptedWriter(request, reply);
    return sendRead(request, reply, { type: writer.type, text: write(writer, request, reply) });
  });
}

/** Answers GET and HEAD. @param open without an access token */
export function readRoute(scope: FastifyInstance, path: string, handler: Handler, open = false): void {
  const read: Handler = async (request, reply) =>
    request.method === "GET" || request.method === "HEAD" ? handler(request, reply) : notAllowed(READ);
  everyMethod(scope, path, READ, read, { open });
}

export function notAllowed(methods: Resource["methods"]): never {
  throw new Problem(405, "Request method not supported", { headers: { allow: allowed(methods) } });
}

/** A path takes every method, so that no other pattern answers for it. */
export function everyMethod(
  scope: FastifyInstance,
  url: string,
  methods: Resource["methods"],
  handler: Handler,
  config: FastifyContextConfig = {},
): void {
  scope.route({
    method: scope.supportedMethods.filter((name) => name !== "QUERY"), // which Fastify would answer with 400
    url,
    exposeHeadRoute: false,
    config: { ...config, answers: allowed(methods).split(", ") },
    handler: async (request, reply) =>
      request.method === "OPTIONS" && !methods.OPTIONS
        ? reply.header("allow", allowed(methods)).send()
        : handler(request, reply),
  });
}
