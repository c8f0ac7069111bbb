// A project for somebody who wants to do something with it.
import { CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import type { Catalog } from "../context.ts";
import { groupsOf } from "../groups.ts";
import { project } from "./aggregate.ts";
import type { Project } from "./decider.ts";
import type { Actor } from "./permissions.ts";

export const forbidden = () => new CommandRejected("forbidden", "You are not allowed to do this.");

/** `actor`: with the groups that they are in, for further questions about this project. */
export type FoundProject = Loaded<Project> & { readonly actor: Actor };

/** @throws CommandRejected "missing" when there is no such project, "forbidden" when the actor may not do this with it */
export async function findProject(
  catalog: Catalog,
  actor: Actor,
  id: string,
  may: (actor: Actor, project: Project) => boolean,
): Promise<FoundProject> {
  const found = (await catalog.aggregates.find(project, [id])).get(id);
  if (!found) throw new CommandRejected("missing", "There is no such project.");
  const known = await withGroups(catalog, actor, [found]);
  if (!may(known, found.state)) throw forbidden();
  return { ...found, actor: known };
}

/**
 * The actor with the groups that they are in, for questions of permission about these projects: one question to identity,
 * and none where no project has a group or the actor may do everything anyway.
 */
export async function withGroups(
  catalog: Catalog,
  actor: Actor,
  projects: Iterable<{ readonly state: Project }>,
): Promise<Actor> {
  if (actor.groups || actor.role === "ROLE_ADMIN") return actor;
  const hasGroups = [...projects].some(({ state }) => Object.keys(state.groups).length > 0);
  return hasGroups ? { ...actor, groups: await groupsOf(catalog, actor.user, actor) } : actor;
}
