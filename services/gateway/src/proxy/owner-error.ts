// Errors of services pass through with their bodies; a failure of a service is also told to whoever handles errors here.
import { type Answer, Problem, Unreachable } from "@isotrail/http";
import type { FastifyReply } from "fastify";
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
  return reply
    .code(status)
    .headers({ ...told, "cache-control": "no-store" })
    .type(headers["content-type"] ?? "application/json; charset=utf-8")
    .send(body);
}

function messageOf(body: Buffer): string {
  try {
    const { message } = JSON.parse(body.toString()) as { message?: unknown };
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}
