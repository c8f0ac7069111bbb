// Sends a record: its links, a strong tag, and 304 or 412 where the request asks for them.
import { hash } from "node:crypto";
import { linksOf } from "@isotrail/contracts/links";
import type { RecordType } from "@isotrail/contracts/resources";
import { type Answer, checkMatch, notModified, Unreachable } from "@isotrail/http";
import type { FastifyReply } from "fastify";
import type { Exchange } from "./exchange.ts";
import { type OwnedRecord, ownedRecord, withNested } from "./owned-record.ts";

/** The record that the owner answered. @throws Unreachable when it is none */
export function recordOf({ body }: Answer<Buffer>, { owner }: Exchange): OwnedRecord {
  try {
    return ownedRecord(body.toString());
  } catch (error) {
    throw new Unreachable(owner.name, error);
  }
}

/** What an answer without a record tells of it: the variables for the links. */
export function refsOf({ body }: Answer<Buffer>, { owner, params }: Exchange) {
  try {
    const { refs = {} } = body.length > 0 ? JSON.parse(body.toString()) : {};
    return { ...params, ...refs };
  } catch (error) {
    throw new Unreachable(owner.name, error);
  }
}

/** The first of the links is its address. */
export function writeRecord(record: OwnedRecord, type: RecordType, { params, links: context, writer }: Exchange) {
  const links = linksOf(type.links, { ...params, ...record.refs }, context);
  return { text: writer.record(withNested(record, type, params, context), links, type), location: links[0]?.href };
}

/** A strong tag: the version for If-Match, and a hash of these very bytes. @param conditional whether it was only read */
export function sendText(
  { request, reply, writer }: Exchange,
  { status, headers }: Answer<unknown>,
  text: string,
  conditional: boolean,
): FastifyReply {
  const bytes = Buffer.from(text);
  const version = /^"?(\d+)/.exec(headers.etag ?? "")?.[1] ?? "0";
  const etag = `"${version}-${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
  reply.header("etag", etag).header("cache-control", "private, no-cache");
  if (conditional) checkMatch(request, etag);
  if (conditional && notModified(request, etag)) return reply.code(304).send();
  return reply.code(status).type(writer.type).header("content-length", bytes.length).send(bytes);
}
