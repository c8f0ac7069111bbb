// The body of an error: the kit's, with what OAuth adds; uploads have a rule of their own.
import { Problem, problemBody, problemOf } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Unauthorised } from "./auth/refusals.ts";
import { json } from "./formats/envelope.ts";
import { writerFor } from "./formats/formats.ts";
import { uploadProblem } from "./proxy/upload.ts";

export function answerErrors(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  // a problem that is told as such ("Not ready.") has no cause to look for, and a question ends with its client
  if (problem.status >= 500 && !(error instanceof Problem) && !reply.raw.destroyed)
    request.log.error({ err: error, request: request.id }, "a request failed");
  const trouble = request.routeOptions.config?.trouble?.[request.method];
  const answered = trouble ? uploadProblem(problem, trouble) : problem;
  const oauth = error instanceof Unauthorised ? error.oauth : {};
  const writer = isOauth(request) ? json : writerFor(request);
  return reply
    .code(answered.status)
    .headers({ ...answered.headers, "cache-control": "no-store", vary: "accept" })
    .type(writer.type)
    .send(writer.plain({ ...oauth, ...problemBody(answered) }, "error"));
}

/** OAuth 2.0 (RFC 6749, 5.2) knows errors in JSON only. */
const isOauth = ({ routeOptions: { url } }: FastifyRequest) => url?.includes("/oauth/") ?? false;
