// The formats of the envelope, and the one that a request gets.
import type { FastifyReply, FastifyRequest } from "fastify";
import { json, type Writer } from "./envelope.ts";
import { acceptable, negotiate } from "./negotiate.ts";
import { xml } from "./xml-envelope.ts";

/** The first stands for "no matter". */
export const ENVELOPES = ["application/json", "application/xml"] as const;
export type Envelope = (typeof ENVELOPES)[number];

/** Names of the type under which bodies of requests are sent in XML (RFC 7303, 9.2). */
export const XML_TYPES = ["application/xml", "text/xml"] as const;

const WRITERS: { readonly [type in Envelope]: Writer } = { "application/json": json, "application/xml": xml };

export const writerOf = (type: string): Writer | undefined => WRITERS[type as Envelope];

/** For errors, which are told in JSON to whom neither format would do. */
export const writerFor = ({ headers }: FastifyRequest): Writer =>
  WRITERS[negotiate(headers.accept, ENVELOPES) ?? "application/json"];

/** @throws Problem 406 */
export function acceptedWriter(request: FastifyRequest, reply: FastifyReply): Writer {
  reply.header("vary", "accept");
  return WRITERS[acceptable(request, ENVELOPES)];
}
