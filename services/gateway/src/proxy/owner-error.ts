// Errors of services pass through with their bodies; a failure of a service is also told to whoever handles errors here.
import { type Answer, Problem, Unreachable } from "@isotrail/http";
import type { FastifyReply } from "fastify";
import { json } from "../formats/envelope.ts";
import { writerFor, XML_TYPES } from "../formats/formats.ts";
import { pick } from "./headers.ts";

/** @throws Problem 429 and 5xx, for which uploads have a rule of their own; Unreachable when the owner does not know us */
export function sendOwnerError(
  reply: FastifyReply,
  owner: string,
  { status, headers, body }: Answer<Buffer>,
): FastifyReply {
  if (status === 401) throw new Unreachable(owner, new Error(`${owner} refused the internal identity`));
  const told = pick(headers, ["retry-after", "allow", "accept", "content-range", "accept-ranges"]);
  if (status >= 500 || status === 429) throw new Problem(status, messageOf(body), { headers: told });
  if (status === 415) throw unsupported(told.accept);
  const writer = writerFor(reply.request);
  reply.code(status).headers({ ...told, "cache-control": "no-store", vary: "accept" });
  const error = writer === json ? undefined : errorOf(body);
  if (error) return reply.type(writer.type).send(writer.plain(error, "error"));
  return reply.type(headers["content-type"] ?? json.type).send(body);
}

function messageOf(body: Buffer): string {
  const { message } = (errorOf(body) ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : "";
}

function errorOf(body: Buffer): object | undefined {
  try {
    const error: unknown = JSON.parse(body.toString());
    return typeof error === "object" && error !== null ? error : undefined;
  } catch {
    return undefined;
  }
}

/** @param accept what the owner reads: of XML, which is read here, it does not know */
function unsupported(accept = ""): Problem {
  const types = accept.split(",").map((type) => type.trim());
  const all = types.includes("application/json") ? [...types, ...XML_TYPES] : types;
  return new Problem(415, `This media type is not supported. Send ${all.join(", ")}.`, {
    headers: { accept: all.join(", ") },
    properties: { "supported-media-types": all },
  });
}
