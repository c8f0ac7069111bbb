// What is read of projects and their members.
import { CommandRejected } from "@isotrail/eventsourcing";
import { pages, type UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { userInPath, usersByIds } from "../users.ts";
import { project } from "./aggregate.ts";
import type { Member, Project } from "./decider.ts";
import { listedMember, listedProject, memberDocument, projectDocument } from "./document.ts";
import { findProject, forbidden } from "./find.ts";
import { type Actor, mayReadProject, maySeeProjectsOf, seesAll } from "./permissions.ts";

/** Members whose users are asked for in one call. */
const PAGE = 500;

export const listProjects = (catalog: Catalog, actor: Actor) =>
  seesAll(actor) ? projectsBy(catalog, actor, "all", "all") : projectsBy(catalog, actor, "member", actor.user);

export async function listProjectsOfUser(catalog: Catalog, actor: UserCaller, nameOrId: string) {
  const user = await userInPath(catalog, nameOrId, actor);
  if (!maySeeProjectsOf(actor, user.identifier)) throw forbidden();
  // who sees every project has them all in their list; a manager who looks at that list does not see more by it
  const all = seesAll({ role: user.systemRole }) && (actor.user === user.identifier || actor.role === "ROLE_ADMIN");
  return all ? projectsBy(catalog, actor, "all", "all") : projectsBy(catalog, actor, "member", user.identifier);
}

async function* projectsBy({ aggregates }: Catalog, actor: Actor, index: "all" | "member", value: string) {
  for await (const page of pages(aggregates, project, { index, value }))
    yield* page.map((found) => listedProject(actor, found));
}

export async function readProject(catalog: Catalog, actor: Actor, id: string): Promise<Answer> {
  const found = await findProject(catalog, actor, id, mayReadProject);
  return { version: found.version, document: projectDocument(found) };
}

export async function listMembers(catalog: Catalog, actor: UserCaller, id: string) {
  const { state } = await findProject(catalog, actor, id, mayReadProject);
  return membersOf(catalog, actor, id, Object.entries(state.members));
}

async function* membersOf(catalog: Catalog, actor: UserCaller, id: string, members: readonly [string, Member][]) {
  for (let from = 0; from < members.length; from += PAGE) {
    const page = members.slice(from, from + PAGE);
    const ids = page.map(([user]) => user);
    const users = await usersByIds(catalog, ids, actor);
    yield* page.map(([user, member]) => listedMember(id, user, member, users.get(user)));
  }
}

export async function readMember(
  catalog: Catalog,
  actor: UserCaller,
  { project: id, user: nameOrId }: { readonly project: string; readonly user: string },
): Promise<Answer> {
  const { version, state } = await findProject(catalog, actor, id, mayReadProject);
  const user = await userInPath(catalog, nameOrId, actor);
  return { version, document: memberDocument(id, user, memberOf(state, user.identifier)) };
}

/** @throws CommandRejected "missing" when the user is not a member */
export function memberOf({ members }: Project, user: string): Member {
  const member = members[user];
  if (!member) throw new CommandRejected("missing", "This user is not a member of the project.");
  return member;
}
