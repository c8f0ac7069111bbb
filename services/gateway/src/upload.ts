// Uploads, streamed to their owner without being held here.
import type { Asked } from "./asked.ts";
import { expectBody } from "./expect.ts";
import { begun, bodyOf, checkAnnounced } from "./request-body.ts";
import type { Answer } from "./upstream.ts";

/** "An upload never gets 429 or 5xx": whatever trouble of ours there is, the client is told 408. */
export async function upload({ request, reply, owner, call, behind }: Asked): Promise<Answer<Buffer>> {
  const limits = { maxBytes: behind.maxUploadBytes, idleSeconds: behind.idleSeconds };
  checkAnnounced(request.raw, limits);
  const length = request.headers["content-length"];
  expectBody(request, reply);
  const body = bodyOf(request.raw, limits);
  // an early failure must end the wait for the owner's answer, also while the owner asks for no more of the body
  const abort = new AbortController();
  let failure: unknown;
  body.on("error", (error) => {
    failure = error;
    abort.abort(error);
  });
  try {
    // a request that has sent nothing yet would wait on a connection that the owner may close as idle meanwhile
    await begun(request.raw, body);
    const headers = { ...call.headers, ...(length !== undefined && { "content-length": length }) };
    return await owner.call({ ...call, headers, body, signal: abort.signal });
  } catch (error) {
    throw failure ?? error;
  } finally {
    body.destroy();
  }
}
