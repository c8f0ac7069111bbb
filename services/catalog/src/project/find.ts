// A project for somebody who wants to do something with it.
import { CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import type { Catalog } from "../context.ts";
import { groupsOf } from "../groups.ts";
import { project } from "./aggregate.ts";
import type { Project } from "./decider.ts";
import type { Actor } from "./permissions.ts";

export const forbidden = () => new CommandRejected("forbidden", "You are not allowed to do this.");

/** Groups that are asked for by name. */
const MANY = 1_000;

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
  if (actor.role === "ROLE_ADMIN") return actor;
  const known = new Map(actor.groups);
  const unknown = [...projects].flatMap(({ state }) => Object.keys(state.groups).filter((group) => !known.has(group)));
  if (unknown.length === 0) return actor;
  const among = [...new Set(unknown)];
  // where there are many, all that the user is in are fewer
  const isIn = await groupsOf(catalog, actor.user, actor, among.length > MANY ? undefined : among);
  for (const group of among) known.set(group, isIn.has(group));
  return { ...actor, groups: known };
}
