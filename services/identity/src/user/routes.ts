// Users over HTTP: for people through the gateway, for other services in batches.
import { collectionQuery, commandContext, historyRoutes, sendListed, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { IdentityContext } from "../context.ts";
import { changeUser } from "../use-cases/change-user.ts";
import { createUser } from "../use-cases/create-user.ts";
import { deleteUser } from "../use-cases/delete-user.ts";
import { historyOfUser } from "./history.ts";
import { listUsers, readCurrentUser, readUser, usersAskedFor } from "./reads.ts";

type AtUser = { Params: { user: string } };

export function userRoutes(app: FastifyInstance, identity: IdentityContext): void {
  app.get("/users", async (request, reply) => {
    await sendListed(reply, await listUsers(identity, userOf(request), collectionQuery(request)));
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

  app.get<AtUser>("/users/:user", async (request, reply) => {
    const { version, document } = await readUser(identity, userOf(request), request.params.user);
    return sendRecord(reply, 200, version, document);
  });

  app.patch<AtUser>("/users/:user", async (request, reply) => {
    const { params, body } = request;
    const done = await changeUser(identity, userOf(request), params.user, body, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  app.patch("/users/current", async (request, reply) => {
    const done = await changeUser(identity, userOf(request), "current", request.body, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  app.delete<AtUser>("/users/:user", async (request, reply) => {
    const done = await deleteUser(identity, userOf(request), request.params.user, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  historyRoutes<{ user: string }>(app, "/users/:user", (actor, { user }) => historyOfUser(identity, actor, user));

  app.post("/internal/users", (request) => usersAskedFor(identity, request.body));
}
