// "An upload never gets 429 or 5xx, which hang the clients of this field."
import { StoreFull } from "@isotrail/eventsourcing";
import { Problem, problemOf } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The error handler of upload routes: a full store is 413, any other fault of ours 408, with the fault in the log. */
export function refuseUpload(error: unknown, request: FastifyRequest, _reply: FastifyReply): never {
  const problem = problemOf(error);
  if (error instanceof StoreFull || problem.status === 507)
    throw new Problem(413, "There is no space left to store this.");
  if (problem.status < 500 && problem.status !== 429) throw error;
  request.log.error({ err: error, request: request.id }, "an upload failed through no fault of the client");
  throw new Problem(408, "The upload could not be stored at the moment. Send it again.");
}
