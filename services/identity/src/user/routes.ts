// Users over HTTP: for people through the gateway, for other services in batches.
import { commandContext, historyRoutes, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { IdentityContext } from "../context.ts";
import { createUser } from "../use-cases/create-user.ts";
import { historyOfUser } from "./history.ts";
import { listUsers, readCurrentUser, readUser, usersAskedFor } from "./reads.ts";

export function userRoutes(app: FastifyInstance, identity: IdentityContext): void {
  app.get("/users", async (request, reply) => {
    await sendLines(reply, listUsers(identity, userOf(request)));
    return reply;
  });

  app.post("/users", async (request, reply) => {
    const made = await createUser(identity, userOf(request), request.body, commandContext(request));
    return sendRecord(reply, 201, made.version, made.document);
  });

  app.get("/users/current", async (request, reply) => {
    const { version, document } = await readCurrentUser(identity, userOf(request));
    return sendRecord(reply, 200, version, document);
  });

  app.get<{ Params: { user: string } }>("/users/:user", async (request, reply) => {
    const { version, document } = await readUser(identity, userOf(request), request.params.user);
    return sendRecord(reply, 200, version, document);
  });

  historyRoutes<{ user: string }>(app, "/users/:user", (actor, { user }) => historyOfUser(identity, actor, user));

  app.post("/internal/users", (request) => usersAskedFor(identity, request.body));
}
