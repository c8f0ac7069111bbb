// Sign-in: the form goes to the account service and its answer comes back untouched; nothing of either is kept or logged.
import type { HttpClient } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { pick } from "../proxy/headers.ts";
import { expectBody, wholeBody } from "../proxy/request-body.ts";

const MAX_BYTES = 64 * 1024;
/** Seconds for a form of a few hundred bytes. */
const TOTAL_SECONDS = 15;

/** @param signIns called as the gateway itself, for no user */
export function oauthRoutes(app: FastifyInstance, signIns: HttpClient, idleSeconds: number): void {
  const limits = { maxBytes: MAX_BYTES, idleSeconds, totalSeconds: TOTAL_SECONDS };
  for (const name of ["token", "revoke"])
    app.post(`/oauth/${name}`, { config: { open: true } }, async (request, reply) => {
      expectBody(request.raw, reply);
      const body = await wholeBody(request.raw, limits);
      const { authorization, "content-type": type } = request.headers;
      const answer = await signIns.call({
        method: "POST",
        path: `/oauth/${name}`,
        caller: { request: request.id },
        headers: {
          ...(type && { "content-type": type }),
          ...(authorization && { "x-client-authorization": authorization }),
        },
        body,
      });
      return reply
        .code(answer.status)
        .headers(pick(answer.headers, ["www-authenticate", "retry-after"]))
        .headers({ "cache-control": "no-store", pragma: "no-cache" })
        .type(answer.headers["content-type"] ?? "application/json; charset=utf-8")
        .send(answer.body);
    });
}
