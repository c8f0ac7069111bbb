// The users who are members of a project over HTTP.
import { commandContext, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { Catalog } from "../context.ts";
import { addMember } from "../use-cases/add-member.ts";
import { changeMember } from "../use-cases/change-member.ts";
import { removeMember } from "../use-cases/remove-member.ts";
import { listMembers, readMember } from "./member-reads.ts";

type AtProject = { Params: { project: string } };
type AtMember = { Params: { project: string; user: string } };

export function memberRoutes(app: FastifyInstance, catalog: Catalog): void {
  app.get<AtProject>("/projects/:project/users", async (request, reply) => {
    await sendLines(reply, await listMembers(catalog, userOf(request), request.params.project));
    return reply;
  });

  app.post<AtProject>("/projects/:project/users", async (request, reply) => {
    const { project } = request.params;
    const added = await addMember(catalog, userOf(request), project, request.body, commandContext(request));
    return sendRecord(reply, 201, added.version, added.document);
  });

  app.get<AtMember>("/projects/:project/users/:user", async (request, reply) => {
    const { version, document } = await readMember(catalog, userOf(request), request.params);
    return sendRecord(reply, 200, version, document);
  });

  app.patch<AtMember>("/projects/:project/users/:user", async (request, reply) => {
    const { params, body } = request;
    const done = await changeMember(catalog, userOf(request), params, body, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  app.delete<AtMember>("/projects/:project/users/:user", async (request, reply) => {
    const done = await removeMember(catalog, userOf(request), request.params, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });
}
