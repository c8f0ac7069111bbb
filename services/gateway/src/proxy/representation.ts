// Any representation but the envelope, passed on as its owner answers it: bytes, ranges, digests and tags.
import { type Answer, type Call, type HttpClient, wholeBody } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { pick } from "./headers.ts";
import { endUnread, goneSignal } from "./unread.ts";

/** Of a client's request, to the owner. */
const CONDITIONS = ["range", "if-range", "if-none-match", "if-modified-since"];
/** Of the owner's answer, to the client. */
const ANSWERED = [
  "cache-control",
  "content-type",
  "content-length",
  "content-disposition",
  "content-range",
  "accept-ranges",
  "etag",
  "last-modified",
  "repr-digest",
  "content-security-policy",
];

/**
 * HEAD is passed on as HEAD, "never reading the file".
 * @returns the answer when the owner refused, and undefined when it is sent
 */
export async function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  owner: HttpClient,
  call: Call,
  idleSeconds: number,
): Promise<Answer<Buffer> | undefined> {
  const headers = { ...call.headers, ...pick(request.headers, CONDITIONS) };
  const answered = await owner.open({ ...call, method: request.method, headers, signal: goneSignal(reply) });
  if (answered.status >= 400) return { ...answered, body: await wholeBody(owner.name, answered.body) };
  reply.code(answered.status).header("cache-control", "private, no-cache").headers(pick(answered.headers, ANSWERED));
  if (request.method === "HEAD" || answered.status === 304) {
    answered.body.on("error", () => {}).resume();
    reply.send();
  } else {
    endUnread(reply, idleSeconds);
    reply.send(answered.body);
  }
  return undefined;
}
