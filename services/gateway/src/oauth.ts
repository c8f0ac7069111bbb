// Sign-in: the form goes to identity and its answer comes back untouched; nothing of either is kept or logged.
import type { FastifyInstance } from "fastify";
import { picked } from "./asked.ts";
import { expectBody } from "./expect.ts";
import { wholeBody } from "./request-body.ts";
import type { Answer, Call } from "./upstream.ts";

const MOST = 64 * 1024;

/** @param identity calls identity as the gateway itself, for no user */
export function oauthRoutes(
  app: FastifyInstance,
  identity: (call: Call) => Promise<Answer<Buffer>>,
  idleSeconds: number,
): void {
  for (const name of ["token", "revoke"])
    app.post(`/oauth/${name}`, { config: { open: true } }, async (request, reply) => {
      expectBody(request, reply);
      const body = await wholeBody(request.raw, { maxBytes: MOST, idleSeconds });
      const { authorization, "content-type": type } = request.headers;
      const answer = await identity({
        method: "POST",
        path: `/oauth/${name}`,
        headers: {
          "x-request-id": request.id,
          ...(type && { "content-type": type }),
          ...(authorization && { "x-client-authorization": authorization }),
        },
        body,
      });
      return reply
        .code(answer.status)
        .headers(picked(answer.headers, ["www-authenticate", "retry-after"]))
        .headers({ "cache-control": "no-store", pragma: "no-cache" })
        .type(answer.headers["content-type"] ?? "application/json; charset=utf-8")
        .send(answer.body);
    });
}
