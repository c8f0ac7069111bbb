// Expect: 100-continue (RFC 9110, 10.1.1), answered only after the token check: whoever reads the body asks for it.
import type { FastifyReply, FastifyRequest } from "fastify";

export function expectBody(request: FastifyRequest, reply: FastifyReply): void {
  if (/^100-continue$/i.test(request.headers.expect ?? "")) reply.raw.writeContinue();
}
