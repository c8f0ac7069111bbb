// Answers without a record: a change and a deletion, which have links only, and the way to a record.
import { linksOf } from "@isotrail/contracts/links";
import type { LinkTemplate } from "@isotrail/contracts/resources";
import type { FastifyReply } from "fastify";
import { sendOwnerError } from "../proxy/owner-error.ts";
import type { Exchange } from "./exchange.ts";
import { refsOf } from "./send.ts";
import { withBody } from "./with-body.ts";

export const change = (exchange: Exchange) => linksOnly(exchange, exchange.resource.record.afterChange);
export const remove = (exchange: Exchange) => linksOnly(exchange, exchange.resource.record.afterDelete);

async function linksOnly(exchange: Exchange, templates: readonly LinkTemplate[] = []): Promise<FastifyReply> {
  const { reply, owner, writer } = exchange;
  const answered = await owner.questions.call(await withBody(exchange));
  if (answered.status >= 400) return sendOwnerError(reply, owner.name, answered);
  const links = linksOf(templates, refsOf(answered, exchange), exchange.links);
  return reply.type(writer.type).send(writer.record("{}", links));
}

/** 302 to the address of the record. */
export async function redirect(exchange: Exchange): Promise<FastifyReply> {
  const { reply, resource, owner, writer } = exchange;
  const answered = await owner.questions.call(exchange.call);
  if (answered.status >= 400) return sendOwnerError(reply, owner.name, answered);
  const links = linksOf(resource.record.links.slice(0, 1), refsOf(answered, exchange), exchange.links);
  return reply.code(302).header("location", links[0]?.href).type(writer.type).send(writer.record("{}", links));
}
