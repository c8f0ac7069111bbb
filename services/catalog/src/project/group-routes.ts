// The groups of users that are members of a project over HTTP.
import { commandContext, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { Catalog } from "../context.ts";
import { addGroup } from "../use-cases/add-group.ts";
import { changeGroup } from "../use-cases/change-group.ts";
import { removeGroup } from "../use-cases/remove-group.ts";
import { listGroups, readGroup } from "./member-reads.ts";

type AtProject = { Params: { project: string } };
type AtGroup = { Params: { project: string; group: string } };

export function groupRoutes(app: FastifyInstance, catalog: Catalog): void {
  app.get<AtProject>("/projects/:project/groups", async (request, reply) => {
    await sendLines(reply, listGroups(catalog, userOf(request), request.params.project));
    return reply;
  });

  app.post<AtProject>("/projects/:project/groups", async (request, reply) => {
    const { project } = request.params;
    const added = await addGroup(catalog, userOf(request), project, request.body, commandContext(request));
    return sendRecord(reply, 201, added.version, added.document);
  });

  app.get<AtGroup>("/projects/:project/groups/:group", async (request, reply) => {
    const { version, document } = await readGroup(catalog, userOf(request), request.params);
    return sendRecord(reply, 200, version, document);
  });

  app.patch<AtGroup>("/projects/:project/groups/:group", async (request, reply) => {
    const { params, body } = request;
    const done = await changeGroup(catalog, userOf(request), params, body, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  app.delete<AtGroup>("/projects/:project/groups/:group", async (request, reply) => {
    const done = await removeGroup(catalog, userOf(request), request.params, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });
}
