// Sends a record: its links, a strong tag, and 304 or 412 where the request asks for them.
import { linksOf } from "@isotrail/contracts/links";
import type { RecordType } from "@isotrail/contracts/resources";
import { type Answer, Unreachable } from "@isotrail/http";
import type { FastifyReply } from "fastify";
import type { Exchange } from "./exchange.ts";
import { type OwnedRecord, ownedRecord, withNested } from "./owned-record.ts";
import { sendRead, sendWritten } from "./tagged.ts";

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

/** Under a tag that begins with the version, for If-Match. @param read whether it was only read: then 304 and 412 are possible */
export function sendText(
  { request, reply, writer }: Exchange,
  { status, headers }: Answer<unknown>,
  text: string,
  read: boolean,
): FastifyReply {
  const tagged = { type: writer.type, text, version: /^"?(\d+)/.exec(headers.etag ?? "")?.[1] ?? "0" };
  return read ? sendRead(request, reply.code(status), tagged) : sendWritten(reply.code(status), tagged);
}
