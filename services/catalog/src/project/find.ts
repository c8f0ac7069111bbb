// A project for somebody who wants to do something with it.
import { CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import type { Catalog } from "../context.ts";
import { project } from "./aggregate.ts";
import type { Project } from "./decider.ts";
import type { Actor } from "./permissions.ts";

export const forbidden = () => new CommandRejected("forbidden", "You are not allowed to do this.");

/** @throws CommandRejected "missing" when there is no such project, "forbidden" when the actor may not do this with it */
export async function findProject(
  { aggregates }: Catalog,
  actor: Actor,
  id: string,
  may: (actor: Actor, project: Project) => boolean,
): Promise<Loaded<Project>> {
  const found = (await aggregates.find(project, [id])).get(id);
  if (!found) throw new CommandRejected("missing", "There is no such project.");
  if (!may(actor, found.state)) throw forbidden();
  return found;
}
