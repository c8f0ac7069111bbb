// A creation: 201 with the record and its Location.
import { linksOf } from "@isotrail/contracts/links";
import { type Answer, recordText } from "@isotrail/http";
import type { FastifyReply } from "fastify";
import { stillMayAct } from "../auth/guard.ts";
import { isXml } from "../formats/xml-body.ts";
import { sendOwnerError } from "../proxy/owner-error.ts";
import { sendUpload } from "../proxy/upload.ts";
import { sendProtocol } from "./append.ts";
import type { Exchange } from "./exchange.ts";
import { importedRecord, importRows } from "./import.ts";
import { type Many, manyOf } from "./many.ts";
import { ownedRecord, withNested } from "./owned-record.ts";
import { recordOf, sendText, writeRecord } from "./send.ts";
import { withBody } from "./with-body.ts";

export async function create(exchange: Exchange): Promise<FastifyReply> {
  const row = importedRecord(exchange);
  if (row) return importRows(exchange, row);
  return created(exchange, await exchange.owner.questions.call(await withBody(exchange)));
}

export async function upload(exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, owner, call, context } = exchange;
  // a small body that names what came before
  if (isXml(request.headers["content-type"])) return create(exchange);
  const limits = { maxBytes: context.maxUploadBytes, idleSeconds: context.idleSeconds };
  return created(exchange, await sendUpload(request, reply, owner.bodies, call, limits, stillMayAct(request)));
}

function created(exchange: Exchange, answered: Answer<Buffer>): FastifyReply {
  const { reply, resource, owner } = exchange;
  sendProtocol(exchange, answered);
  if (answered.status >= 400) return sendOwnerError(reply, owner.name, answered);
  const many = manyOf(answered);
  if (many) return createdMany(exchange, many);
  const record = recordOf(answered, exchange);
  const { text, location } = writeRecord(record, resource.created ?? resource.record, exchange);
  const { params, links } = exchange;
  const [place] = resource.location ? linksOf([resource.location], { ...params, ...record.refs }, links) : [];
  return sendText({ ...exchange, reply: reply.header("location", place?.href ?? location) }, answered, text, false);
}

/** Python's http.client takes 100 header lines of an answer, Node's client 16 KiB. */
const MAX_LOCATIONS = 50;

/** "201 always; per sample: joined → entry + Location header"; `warnings` "next to `resource`, only when non-empty" */
function createdMany({ reply, resource, params, links: context, writer }: Exchange, many: Many): FastifyReply {
  const locations: string[] = [];
  let text = writer.startCollection();
  for (const [at, entry] of many.entries.entries()) {
    const record = ownedRecord(recordText(entry));
    const links = linksOf(resource.record.links, { ...params, ...record.refs }, context);
    const [place] = resource.joined ? linksOf([resource.joined], { ...params, ...record.refs }, context) : links;
    if (place) locations.push(place.href);
    text += writer.entry(withNested(record, resource.record, params, context), links, at === 0, resource.record);
  }
  text += writer.endCollection(linksOf(resource.collection ?? [], params, context), many.warnings);
  // "one per sample; last wins for most clients"
  if (locations.length > 0) reply.header("location", locations.length > MAX_LOCATIONS ? locations.at(-1) : locations);
  return reply.code(201).type(writer.type).send(text);
}
