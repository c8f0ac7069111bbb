// An import: a body of many rows, streamed to its owner without being held here, and answered with what became of each.
import { linksOf } from "@isotrail/contracts/links";
import type { RecordType } from "@isotrail/contracts/resources";
import { recordText, Unreachable } from "@isotrail/http";
import type { FastifyReply } from "fastify";
import { stillMayAct } from "../auth/guard.ts";
import { sendOwnerError } from "../proxy/owner-error.ts";
import { sendUpload } from "../proxy/upload.ts";
import type { Exchange } from "./exchange.ts";
import { manyOf } from "./many.ts";
import { ownedRecord } from "./owned-record.ts";

const MAX_BYTES = 32 * 1024 * 1024;

/** What the rows of this request are, if it is an import. */
export function importedRecord({ request, resource }: Exchange): RecordType | undefined {
  const [type] = request.headers["content-type"]?.toLowerCase().split(";") ?? [];
  return resource.imports && type?.trim() === resource.imports.type ? resource.imports.record : undefined;
}

export async function importRows(exchange: Exchange, row: RecordType): Promise<FastifyReply> {
  const { request, reply, owner, call, context, resource, params, links, writer } = exchange;
  const limits = { maxBytes: MAX_BYTES, idleSeconds: context.idleSeconds };
  const answered = await sendUpload(request, reply, owner.bodies, call, limits, stillMayAct(request));
  if (answered.status >= 400) return sendOwnerError(reply, owner.name, answered);
  const rows = manyOf(answered);
  if (!rows) throw new Unreachable(owner.name, new Error("the answer to an import has no rows"));
  let text = writer.startCollection();
  for (const [at, entry] of rows.entries.entries()) {
    const { fields, refs } = ownedRecord(recordText(entry));
    text += writer.entry(fields, linksOf(row.links, { ...params, ...refs }, links), at === 0, row);
  }
  text += writer.endCollection(linksOf(resource.collection ?? [], params, links), rows.warnings);
  return reply.code(200).type(writer.type).send(text);
}
