// Sessions over HTTP, for their user and for administrators.
import { commandContext, historyRoutes, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { IdentityContext } from "../context.ts";
import { endSession } from "../use-cases/end-session.ts";
import { historyOfSession } from "./history.ts";
import { listSessions, readSession, type SessionPath } from "./reads.ts";

export function sessionRoutes(app: FastifyInstance, identity: IdentityContext): void {
  app.get<{ Params: { user: string } }>("/users/:user/sessions", async (request, reply) => {
    await sendLines(reply, listSessions(identity, userOf(request), request.params.user));
    return reply;
  });

  app.get<{ Params: SessionPath }>("/users/:user/sessions/:session", async (request, reply) => {
    const { version, document } = await readSession(identity, userOf(request), request.params);
    return sendRecord(reply, 200, version, document);
  });

  app.delete<{ Params: SessionPath }>("/users/:user/sessions/:session", (request) =>
    endSession(identity, userOf(request), request.params, commandContext(request)),
  );

  historyRoutes<SessionPath>(app, "/users/:user/sessions/:session", (actor, path) =>
    historyOfSession(identity, actor, path),
  );
}
