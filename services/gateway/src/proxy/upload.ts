// Uploads: streamed to their owner without being held here, and never answered with 429 or 5xx.
import { Readable } from "node:stream";
import { type Answer, type Call, type HttpClient, Problem } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type BodyLimits, begun, bodyOf, checkAnnounced, expectBody, HELD } from "./request-body.ts";

/** Milliseconds between two questions whether the upload may go on. */
const LOOK_EVERY = 1_000;

type Pieces = (body: Readable, look: () => Promise<void>, fail: (error: unknown) => void) => AsyncIterable<Buffer>;

/**
 * @param look whether who uploads may still act: asked each second, and before the last piece of the body goes out.
 * It throws a Problem when they may not
 * @param pieces what of the body goes out, and when
 */
export async function sendUpload(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  owner: HttpClient,
  call: Call,
  limits: BodyLimits,
  look: () => Promise<void>,
  pieces: Pieces = withLastLook,
): Promise<Answer<Buffer>> {
  checkAnnounced(raw, limits);
  expectBody(raw, reply);
  const body = bodyOf(raw, limits);
  // an early failure must end the wait for the owner's answer, also while the owner asks for no more of the body
  const abort = new AbortController();
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    abort.abort(error);
  };
  body.on("error", fail);
  const watch = setInterval(() => look().catch((error) => error instanceof Problem && body.destroy(error)), LOOK_EVERY);
  const length = raw.headers["content-length"];
  try {
    // a request that has sent nothing yet would wait on a connection that the owner may close as idle meanwhile
    await begun(raw, body);
    const headers = { ...call.headers, ...(length !== undefined && { "content-length": length }) };
    const sent = Readable.from(pieces(body, look, fail), { objectMode: false, highWaterMark: HELD });
    return await owner.call({ ...call, headers, body: sent, signal: abort.signal });
  } catch (error) {
    throw failure ?? error;
  } finally {
    clearInterval(watch);
    body.destroy();
  }
}

/** All that came goes out at once: the owner keeps it also when no more comes. */
export const asItComes: Pieces = (body) => body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;

/** Without its last piece a body is not whole, and nothing comes of it. */
async function* withLastLook(
  body: Readable,
  look: () => Promise<void>,
  fail: (error: unknown) => void,
): AsyncGenerator<Buffer> {
  let last: Buffer | undefined;
  // an owner that answers early takes no more of it: that is no failure of the body
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (last) {
      yield last;
      last = chunk;
      continue;
    }
    // the owner learns of the upload, and can refuse it, only when its first bytes go out: all but one of them do at once
    if (chunk.length > 1) yield chunk.subarray(0, -1);
    last = chunk.subarray(-1);
  }
  try {
    await look();
  } catch (error) {
    fail(error);
    throw error;
  }
  if (last) yield last;
}

/**
 * "An upload never gets 429 or 5xx, which hang the clients of this field": a full disk is 413 with the reason, any other
 * trouble of ours what its route says. The only place of this rule.
 */
export function uploadProblem(problem: Problem, trouble: 408 | 423): Problem {
  if (problem.status < 500 && problem.status !== 429) return problem;
  if (problem.status === 507) return new Problem(413, problem.message);
  if (trouble === 423) return new Problem(423, "The upload cannot go on at the moment. Ask how far it is, and go on.");
  return new Problem(408, "The upload could not be taken at the moment. Send it again.");
}
