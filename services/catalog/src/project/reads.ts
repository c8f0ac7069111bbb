// What is read of projects.
import type { CollectionQuery } from "@isotrail/contracts/collection-query";
import { type Condition, type Listing, type Loaded, readSum } from "@isotrail/eventsourcing";
import { listed, type RecordDocument, recordsOf, type UserCaller, wordConditions } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { groupsOf } from "../groups.ts";
import { userInPath } from "../users.ts";
import { memberKeys, project } from "./aggregate.ts";
import { hashOf, projectContent } from "./content.ts";
import type { Project } from "./decider.ts";
import { listedProject, projectDocument } from "./document.ts";
import { findProject, forbidden } from "./find.ts";
import { type Actor, mayReadProject, maySeeProjectsOf, seesAll } from "./permissions.ts";

export const listProjects = (catalog: Catalog, actor: UserCaller, asked: CollectionQuery) =>
  seesAll(actor) ? allProjects(catalog, asked) : projectsOf(catalog, actor, actor.user, asked);

export async function listProjectsOfUser(
  catalog: Catalog,
  actor: UserCaller,
  nameOrId: string,
  asked: CollectionQuery,
) {
  const user = await userInPath(catalog, nameOrId, actor);
  if (!maySeeProjectsOf(actor, user.identifier)) throw forbidden();
  // who sees every project has them all in their list; a manager who looks at that list does not see more by it
  const all = seesAll({ role: user.systemRole }) && (actor.user === user.identifier || actor.role === "ROLE_ADMIN");
  return all ? allProjects(catalog, asked) : projectsOf(catalog, actor, user.identifier, asked);
}

const allProjects = (catalog: Catalog, asked: CollectionQuery) =>
  listedAs(catalog, { index: "all", value: "all" }, asked, projectDocument);

/** Own memberships and those through groups. A caller who lists another user's projects may not be able to open them. */
async function projectsOf(catalog: Catalog, actor: Actor, user: string, asked: CollectionQuery) {
  const groups = await groupsOf(catalog, user, actor);
  const own = actor.user === user ? groups : await groupsOf(catalog, actor.user, actor);
  const known = { ...actor, groups: new Map([...own].map((group) => [group, true])) };
  const shown = (found: Loaded<Project>) => listedProject(known, found);
  return listedAs(catalog, { index: "member", value: memberKeys(user, groups) }, asked, shown);
}

/** Membership and words are looked up in the view of projects itself: nobody is asked about single projects. */
async function listedAs(
  { aggregates }: Catalog,
  whose: Condition,
  asked: CollectionQuery,
  shown: (found: Loaded<Project>) => RecordDocument,
) {
  const { search, modifiedSince } = asked;
  const all: Listing = { ...whose, and: wordConditions(search) };
  const listing = modifiedSince === undefined ? all : { ...all, changed: modifiedSince };
  return recordsOf(await listed(aggregates, project, listing, asked), (batch) => batch.map(shown));
}

export async function readProject(catalog: Catalog, actor: Actor, id: string): Promise<Answer> {
  const found = await findProject(catalog, actor, id, mayReadProject);
  return { version: found.version, document: projectDocument(found) };
}

/** What was stored before the question is in it; of files, what the files service has told by then. */
export async function readProjectHash(catalog: Catalog, actor: Actor, id: string): Promise<Answer> {
  await findProject(catalog, actor, id, mayReadProject);
  const { sum, position } = await readSum(catalog.name, catalog.stores, projectContent, id);
  return { version: position, document: { projectHash: hashOf(sum), refs: { project: id } } };
}
