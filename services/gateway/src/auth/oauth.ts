// OAuth's endpoints and pages: requests go to the account service and its answers come back untouched; nothing of either is kept or logged.
import type { HttpClient } from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pick } from "../proxy/headers.ts";
import { expectBody, wholeBody } from "../proxy/request-body.ts";

const MAX_BYTES = 64 * 1024;
/** Seconds for a form of a few hundred bytes. */
const TOTAL_SECONDS = 15;

type Methods = readonly ("GET" | "POST")[];
const ENDPOINTS: Readonly<Record<string, Methods>> = {
  "/oauth/token": ["POST"],
  "/oauth/revoke": ["POST"],
  "/oauth/introspect": ["POST"],
  "/oauth/jwks": ["GET"],
  "/oauth/authorize": ["GET", "POST"],
  "/oauth/consent": ["GET", "POST"],
  "/oauth/style.css": ["GET"],
};
/** RFC 8414, section 3.1: the well-known part comes before the path of the address; below a prefix it is what a proxy passes on. */
const METADATA = "/.well-known/oauth-authorization-server";

/** Of the answer, to the client. */
const ANSWERED = [
  "www-authenticate",
  "retry-after",
  "location",
  "set-cookie",
  "content-security-policy",
  "x-frame-options",
  "referrer-policy",
];

export type SignIns = {
  /** Called as the gateway itself, for no user. */
  readonly client: HttpClient;
  readonly idleSeconds: number;
  /** The address of the system for those outside, at the moment. */
  publicUrl(): string;
};

/** @param api below the path of the root resource */
export function oauthRoutes(api: FastifyInstance, signIns: SignIns): void {
  for (const [path, methods] of Object.entries(ENDPOINTS)) passOn(api, path, path, methods, signIns);
}

/** @param prefix the path of the public address */
export function metadataRoutes(app: FastifyInstance, prefix: string, signIns: SignIns): void {
  app.removeAllContentTypeParsers();
  for (const url of new Set([`${METADATA}${prefix}`, `${prefix}${METADATA}`]))
    passOn(app, url, "/oauth/metadata", ["GET"], signIns);
}

function passOn(app: FastifyInstance, url: string, path: string, methods: Methods, signIns: SignIns): void {
  const config = { open: true, endsTokens: path === "/oauth/revoke" };
  for (const method of methods)
    app.route({ method, url, config, handler: async (request, reply) => answer(request, reply, path, signIns) });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { client, idleSeconds, publicUrl }: SignIns,
): Promise<FastifyReply> {
  const limits = { maxBytes: MAX_BYTES, idleSeconds, totalSeconds: TOTAL_SECONDS };
  expectBody(request.raw, reply);
  const body = request.method === "POST" ? await wholeBody(request.raw, limits) : null;
  const { authorization } = request.headers;
  const [, query = ""] = /^[^?]*(\?.*)?$/s.exec(request.url) ?? [];
  const { status, headers, ...answered } = await client.call({
    method: request.method === "POST" ? "POST" : "GET",
    path: `${path}${query}`,
    caller: { request: request.id },
    headers: {
      ...pick(request.headers, ["content-type", "cookie"]),
      ...(authorization && { "x-client-authorization": authorization }),
      "x-client-address": request.ip,
      "x-public-url": publicUrl(),
    },
    body,
  });
  for (const name of ANSWERED) if (headers[name] !== undefined) reply.header(name, headers[name]);
  return reply
    .code(status)
    .headers({ "cache-control": headers["cache-control"] ?? "no-store", pragma: "no-cache" })
    .type(headers["content-type"] ?? "application/json; charset=utf-8")
    .send(answered.body);
}
