// The body of an error: the kit's, with what OAuth adds; uploads have a rule of their own.
import { Problem, problemBody, problemOf } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Unauthorised } from "./auth/refusals.ts";
import { uploadProblem } from "./proxy/upload.ts";
import { json } from "./resources/envelope.ts";

export function answerErrors(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  // a problem that is told as such ("Not ready.") has no cause to look for, and a question ends with its client
  if (problem.status >= 500 && !(error instanceof Problem) && !reply.raw.destroyed)
    request.log.error({ err: error, request: request.id }, "a request failed");
  const isUpload = request.routeOptions.config?.upload && request.method === "POST";
  const answered = isUpload ? uploadProblem(problem) : problem;
  const oauth = error instanceof Unauthorised ? error.oauth : {};
  return reply
    .code(answered.status)
    .headers({ ...answered.headers, "cache-control": "no-store" })
    .type(json.type)
    .send({ ...oauth, ...problemBody(answered) });
}
