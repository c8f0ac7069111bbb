// A group for somebody who wants to do something with it.
import { type AggregateStore, CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import type { Actor } from "../user/permissions.ts";
import { group } from "./aggregate.ts";
import type { Group } from "./decider.ts";
import { mayUseGroups } from "./permissions.ts";

export const forbidden = () => new CommandRejected("forbidden", "You are not allowed to do this.");

/** @throws CommandRejected "missing" when there is no such group, "forbidden" when the actor may not do this with it */
export async function findGroup(
  aggregates: AggregateStore,
  actor: Actor,
  id: string,
  may: (actor: Actor, group: Group) => boolean = mayUseGroups,
): Promise<Loaded<Group>> {
  if (!mayUseGroups(actor)) throw forbidden();
  const found = (await aggregates.find(group, [id])).get(id);
  if (!found) throw new CommandRejected("missing", "There is no such group.");
  if (!may(actor, found.state)) throw forbidden();
  return found;
}
