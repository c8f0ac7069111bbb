// Exchanges of a protocol of the resource's own: its headers go both ways, and the answer has no body.
import type { Answer } from "@isotrail/http";
import type { FastifyReply } from "fastify";
import { stillMayAct } from "../auth/guard.ts";
import { pick } from "../proxy/headers.ts";
import { sendOwnerError } from "../proxy/owner-error.ts";
import { asItComes, sendUpload } from "../proxy/upload.ts";
import type { Exchange } from "./exchange.ts";

/** The body is streamed to the owner, and what came of one that breaks off is the owner's to keep. */
export async function append(exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, owner, call, context } = exchange;
  const limits = { maxBytes: context.maxUploadBytes, idleSeconds: context.idleSeconds };
  const look = stillMayAct(request);
  return answered(exchange, await sendUpload(request, reply, owner.bodies, call, limits, look, asItComes));
}

export async function exchange(exchange: Exchange): Promise<FastifyReply> {
  return answered(exchange, await exchange.owner.questions.call(exchange.call));
}

function answered(exchange: Exchange, answer: Answer<Buffer>): FastifyReply {
  const { reply, owner } = exchange;
  sendProtocol(exchange, answer);
  return answer.status >= 400 ? sendOwnerError(reply, owner.name, answer) : reply.code(204).send();
}

/** The owner's headers of the protocol, if the resource has one. */
export function sendProtocol({ reply, resource }: Exchange, { headers }: Answer<unknown>): void {
  if (resource.protocol) reply.headers(pick(headers, resource.protocol.answered));
}
