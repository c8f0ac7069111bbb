// What is read of projects.
import { pages, type UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { groupsOf } from "../groups.ts";
import { userInPath } from "../users.ts";
import { memberKeys, project } from "./aggregate.ts";
import { listedProject, projectDocument } from "./document.ts";
import { findProject, forbidden } from "./find.ts";
import { type Actor, mayReadProject, maySeeProjectsOf, seesAll } from "./permissions.ts";

export const listProjects = (catalog: Catalog, actor: UserCaller) =>
  seesAll(actor) ? allProjects(catalog) : projectsOf(catalog, actor, actor.user);

export async function listProjectsOfUser(catalog: Catalog, actor: UserCaller, nameOrId: string) {
  const user = await userInPath(catalog, nameOrId, actor);
  if (!maySeeProjectsOf(actor, user.identifier)) throw forbidden();
  // who sees every project has them all in their list; a manager who looks at that list does not see more by it
  const all = seesAll({ role: user.systemRole }) && (actor.user === user.identifier || actor.role === "ROLE_ADMIN");
  return all ? allProjects(catalog) : projectsOf(catalog, actor, user.identifier);
}

async function* allProjects({ aggregates }: Catalog) {
  for await (const page of pages(aggregates, project, { index: "all", value: "all" })) yield* page.map(projectDocument);
}

/** Own memberships and those through groups. A caller who lists another user's projects may not be able to open them. */
async function* projectsOf(catalog: Catalog, actor: Actor, user: string) {
  const groups = await groupsOf(catalog, user, actor);
  const own = actor.user === user ? groups : await groupsOf(catalog, actor.user, actor);
  for await (const page of pages(catalog.aggregates, project, { index: "member", value: memberKeys(user, groups) }))
    yield* page.map((found) => listedProject({ ...actor, groups: own }, found));
}

export async function readProject(catalog: Catalog, actor: Actor, id: string): Promise<Answer> {
  const found = await findProject(catalog, actor, id, mayReadProject);
  return { version: found.version, document: projectDocument(found) };
}
