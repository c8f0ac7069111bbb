// A record: read, or written and answered as it is then; in the envelope, or as another representation that it has.
import type { FastifyReply } from "fastify";
import { ENVELOPES } from "../formats/formats.ts";
import { negotiate } from "../formats/negotiate.ts";
import { sendOwnerError } from "../proxy/owner-error.ts";
import { sendRepresentation } from "../proxy/representation.ts";
import { sendProtocol } from "./append.ts";
import type { Exchange } from "./exchange.ts";
import { recordOf, sendText, writeRecord } from "./send.ts";
import { withBody } from "./with-body.ts";

export async function record(exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, resource, owner } = exchange;
  const reading = request.method === "GET" || request.method === "HEAD";
  const answered = await owner.questions.call(reading ? exchange.call : await withBody(exchange));
  sendProtocol(exchange, answered);
  if (answered.status >= 400) return sendOwnerError(reply, owner.name, answered);
  const { text } = writeRecord(recordOf(answered, exchange), resource.record, exchange);
  return sendText(exchange, answered, text, reading);
}

/** What the owner cannot represent in this type is answered in the envelope, when the client takes that too. */
export async function representation(exchange: Exchange, type: string): Promise<FastifyReply> {
  const { request, reply, owner, context } = exchange;
  const call = { ...exchange.call, headers: { ...exchange.call.headers, accept: type } };
  const refused = await sendRepresentation(request, reply, owner.bodies, call, context.idleSeconds);
  if (!refused) return reply;
  if (refused.status === 406 && negotiate(request.headers.accept, ENVELOPES)) return record(exchange);
  return sendOwnerError(reply, owner.name, refused);
}
