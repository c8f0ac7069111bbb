// Groups of users over HTTP, and what other services ask of them.
import { commandContext, historyRoutes, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { IdentityContext } from "../context.ts";
import { changeGroup } from "../use-cases/change-group.ts";
import { createGroup } from "../use-cases/create-group.ts";
import { deleteGroup } from "../use-cases/delete-group.ts";
import { historyOfGroup } from "./history.ts";
import { groupsAskedFor, groupsOf, listGroups, listGroupsOfUser, readGroup } from "./reads.ts";

type AtGroup = { Params: { group: string } };

export function groupRoutes(app: FastifyInstance, identity: IdentityContext): void {
  app.get("/groups", async (request, reply) => {
    await sendLines(reply, listGroups(identity, userOf(request)));
    return reply;
  });

  app.post("/groups", async (request, reply) => {
    const made = await createGroup(identity, userOf(request), request.body, commandContext(request));
    return sendRecord(reply, 201, made.version, made.document);
  });

  app.get<{ Params: { user: string } }>("/users/:user/groups", async (request, reply) => {
    await sendLines(reply, listGroupsOfUser(identity, userOf(request), request.params.user));
    return reply;
  });

  app.get<AtGroup>("/groups/:group", async (request, reply) => {
    const { version, document } = await readGroup(identity, userOf(request), request.params.group);
    return sendRecord(reply, 200, version, document);
  });

  app.patch<AtGroup>("/groups/:group", async (request, reply) => {
    const { params, body } = request;
    const done = await changeGroup(identity, userOf(request), params.group, body, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  app.delete<AtGroup>("/groups/:group", async (request, reply) => {
    const done = await deleteGroup(identity, userOf(request), request.params.group, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  historyRoutes<{ group: string }>(app, "/groups/:group", (actor, { group }) => historyOfGroup(identity, actor, group));

  app.post("/internal/groups", (request) => groupsAskedFor(identity, request.body));
  app.post("/internal/groups-of", (request) => groupsOf(identity, request.body));
}
