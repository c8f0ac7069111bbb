// Uploads: streamed to their owner without being held here, and never answered with 429 or 5xx.
import { type Answer, type Call, type HttpClient, Problem } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type BodyLimits, begun, bodyOf, checkAnnounced, expectBody } from "./request-body.ts";

export async function sendUpload(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  owner: HttpClient,
  call: Call,
  limits: BodyLimits,
): Promise<Answer<Buffer>> {
  checkAnnounced(raw, limits);
  expectBody(raw, reply);
  const body = bodyOf(raw, limits);
  // an early failure must end the wait for the owner's answer, also while the owner asks for no more of the body
  const abort = new AbortController();
  let failure: unknown;
  body.on("error", (error) => {
    failure = error;
    abort.abort(error);
  });
  const length = raw.headers["content-length"];
  try {
    // a request that has sent nothing yet would wait on a connection that the owner may close as idle meanwhile
    await begun(raw, body);
    const headers = { ...call.headers, ...(length !== undefined && { "content-length": length }) };
    return await owner.call({ ...call, headers, body, signal: abort.signal });
  } catch (error) {
    throw failure ?? error;
  } finally {
    body.destroy();
  }
}

/**
 * "An upload never gets 429 or 5xx, which hang the clients of this field": a full disk is 413 with the reason, any other
 * trouble of ours 408. The only place of this rule.
 */
export function uploadProblem(problem: Problem): Problem {
  if (problem.status < 500 && problem.status !== 429) return problem;
  if (problem.status === 507) return new Problem(413, problem.message);
  return new Problem(408, "The upload could not be taken at the moment. Send it again.");
}
