// Projects and their members over HTTP.
import { CommandRejected } from "@isotrail/eventsourcing";
import { callerOf, commandContext, pages, type ServiceContext, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { forbidden, projectFor } from "./access.ts";
import {
  type Actor,
  mayCreateProject,
  mayManageProject,
  mayReadProject,
  maySeeProjectsOf,
  seesAll,
} from "./permissions.ts";
import { newMember, newProject, projectChanges } from "./project.fields.ts";
import { type Member, type Project, project } from "./project.ts";
import { memberDocument, projectDocument } from "./project.view.ts";
import { userFor } from "./users.ts";

function memberOf({ members }: Project, user: string): Member {
  const member = members[user];
  if (!member) throw new CommandRejected("missing", "This user is not a member of the project.");
  return member;
}

type AtProject = { Params: { p: string } };
type AtMember = { Params: { p: string; u: string } };

export function projectRoutes(app: FastifyInstance, { aggregates, stores, peers }: ServiceContext): void {
  /** A project that the actor may be told of but not read is marked as closed: there is nothing in it to follow for him. */
  async function* projectsOf(actor: Actor, index: "all" | "member", value: string) {
    for await (const page of pages(aggregates, project, { index, value }))
      for (const one of page)
        yield { ...projectDocument(one), ...(!mayReadProject(actor, one.state) && { refs: { closed: "yes" } }) };
  }

  app.get("/projects", async (request, reply) => {
    const actor = userOf(request);
    await sendLines(reply, seesAll(actor) ? projectsOf(actor, "all", "all") : projectsOf(actor, "member", actor.user));
    return reply;
  });

  app.post("/projects", async (request, reply) => {
    const actor = userOf(request);
    if (!mayCreateProject(actor)) throw forbidden();
    const settings = newProject(request.body);
    const newId = async () => String(await stores.ids.next(project.category));
    const command = () => ({ type: "create", settings, owner: actor.user }) as const;
    const made = await aggregates.create(project, newId, command, commandContext(request));
    return sendRecord(reply, 201, made.version, projectDocument(made));
  });

  app.get<AtProject>("/projects/:p", async (request, reply) => {
    const found = await projectFor(aggregates, userOf(request), request.params.p, mayReadProject);
    return sendRecord(reply, 200, found.version, projectDocument(found));
  });

  app.patch<AtProject>("/projects/:p", async (request, reply) => {
    const { id } = await projectFor(aggregates, userOf(request), request.params.p, mayManageProject);
    const settings = projectChanges(request.body);
    const done = await aggregates.execute(project, id, { type: "change", settings }, commandContext(request));
    return sendRecord(reply, 200, done.version, { refs: {} });
  });

  app.delete<AtProject>("/projects/:p", async (request, reply) => {
    const { id } = await projectFor(aggregates, userOf(request), request.params.p, mayManageProject);
    const done = await aggregates.execute(
      project,
      id,
      { type: "delete" },
      { ...commandContext(request), freesSpace: true },
    );
    return sendRecord(reply, 200, done.version, { refs: {} });
  });

  app.get<AtProject>("/projects/:p/users", async (request, reply) => {
    const { state } = await projectFor(aggregates, userOf(request), request.params.p, mayReadProject);
    async function* members() {
      for (const [user, { role, createdDate }] of Object.entries(state.members)) yield { user, role, createdDate };
    }
    await sendLines(reply, members());
    return reply;
  });

  app.post<AtProject>("/projects/:p/users", async (request, reply) => {
    const { id } = await projectFor(aggregates, userOf(request), request.params.p, mayManageProject);
    const { username, role } = newMember(request.body);
    const user = await userFor(peers, username, callerOf(request));
    const command = { type: "addMember", user: user.identifier, role } as const;
    const done = await aggregates.execute(project, id, command, commandContext(request));
    return sendRecord(reply, 201, done.version, memberDocument(id, user, memberOf(done.state, user.identifier)));
  });

  app.get<AtMember>("/projects/:p/users/:u", async (request, reply) => {
    const found = await projectFor(aggregates, userOf(request), request.params.p, mayReadProject);
    const user = await userFor(peers, request.params.u, callerOf(request));
    return sendRecord(
      reply,
      200,
      found.version,
      memberDocument(found.id, user, memberOf(found.state, user.identifier)),
    );
  });

  app.delete<AtMember>("/projects/:p/users/:u", async (request, reply) => {
    const actor = userOf(request);
    const { id } = await projectFor(aggregates, actor, request.params.p, mayManageProject);
    const user = await userFor(peers, request.params.u, callerOf(request));
    const command = { type: "removeMember", user: user.identifier } as const;
    const done = await aggregates.execute(project, id, command, { ...commandContext(request), freesSpace: true });
    return sendRecord(reply, 200, done.version, { refs: mayReadProject(actor, done.state) ? { project: id } : {} });
  });

  app.get<{ Params: { u: string } }>("/users/:u/projects", async (request, reply) => {
    const actor = userOf(request);
    const user = await userFor(peers, request.params.u, callerOf(request));
    if (!maySeeProjectsOf(actor, user.identifier)) throw forbidden();
    // who sees every project has them all in his list; a manager who looks at it does not get to see more by that
    const all = seesAll({ role: user.systemRole }) && (actor.user === user.identifier || actor.role === "ROLE_ADMIN");
    await sendLines(reply, all ? projectsOf(actor, "all", "all") : projectsOf(actor, "member", user.identifier));
    return reply;
  });
}
