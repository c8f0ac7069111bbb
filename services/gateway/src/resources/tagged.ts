// A whole text under a strong tag, so that who has it already is told so in one line (RFC 9110, 13).
import { hash } from "node:crypto";
import { checkMatch, notModified } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";

type Tagged = {
  readonly type: string;
  readonly text: string;
  /** Of the record, for If-Match of a later change; a collection has none. */
  readonly version?: string;
};

/**
 * The tag is a hash of these very bytes, links included: whoever may do more than before, or less, gets them anew.
 * @throws CommandRejected "precondition" when If-Match asks for another one
 */
export function sendRead(request: FastifyRequest, reply: FastifyReply, tagged: Tagged): FastifyReply {
  const bytes = Buffer.from(tagged.text);
  const etag = tagOf(bytes, tagged);
  reply.header("etag", etag);
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", PRIVATE);
  checkMatch(request, etag);
  if (notModified(request, etag)) return reply.code(304).send();
  return reply.type(tagged.type).header("content-length", bytes.length).send(bytes);
}

/** What a request has just written: nothing is compared. */
export function sendWritten(reply: FastifyReply, tagged: Tagged): FastifyReply {
  const bytes = Buffer.from(tagged.text);
  reply.header("etag", tagOf(bytes, tagged)).header("cache-control", PRIVATE);
  return reply.type(tagged.type).header("content-length", bytes.length).send(bytes);
}

/** Kept by the caller alone, and asked for again each time: permission may have ended. */
export const PRIVATE = "private, no-cache";

const tagOf = (bytes: Buffer, { version = "0" }: Tagged) =>
  `"${version}-${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
