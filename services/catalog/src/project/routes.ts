// Projects over HTTP.
import { collectionQuery, commandContext, sendListed, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { Catalog } from "../context.ts";
import { changeProject } from "../use-cases/change-project.ts";
import { createProject } from "../use-cases/create-project.ts";
import { deleteProject } from "../use-cases/delete-project.ts";
import { listProjects, listProjectsOfUser, readProject, readProjectHash } from "./reads.ts";

type AtProject = { Params: { project: string } };

export function projectRoutes(app: FastifyInstance, catalog: Catalog): void {
  app.get("/projects", async (request, reply) => {
    await sendListed(reply, await listProjects(catalog, userOf(request), collectionQuery(request)));
    return reply;
  });

  app.get<{ Params: { user: string } }>("/users/:user/projects", async (request, reply) => {
    const { user } = request.params;
    await sendListed(reply, await listProjectsOfUser(catalog, userOf(request), user, collectionQuery(request)));
    return reply;
  });

  app.post("/projects", async (request, reply) => {
    const made = await createProject(catalog, userOf(request), request.body, commandContext(request));
    return sendRecord(reply, 201, made.version, made.document);
  });

  app.get<AtProject>("/projects/:project", async (request, reply) => {
    const { version, document } = await readProject(catalog, userOf(request), request.params.project);
    return sendRecord(reply, 200, version, document);
  });

  app.get<AtProject>("/projects/:project/hash", async (request, reply) => {
    const { version, document } = await readProjectHash(catalog, userOf(request), request.params.project);
    return sendRecord(reply, 200, version, document);
  });

  app.patch<AtProject>("/projects/:project", async (request, reply) => {
    const { project } = request.params;
    const done = await changeProject(catalog, userOf(request), project, request.body, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  app.delete<AtProject>("/projects/:project", async (request, reply) => {
    const done = await deleteProject(catalog, userOf(request), request.params.project, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });
}
