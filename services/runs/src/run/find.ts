// A sequencing run for somebody who wants to do something with it.
import { type AggregateStore, CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import { run } from "./aggregate.ts";
import type { Run } from "./decider.ts";
import type { Actor } from "./permissions.ts";

export const forbidden = () => new CommandRejected("forbidden", "You are not allowed to do this.");

/** @throws CommandRejected "missing" when there is no such run, "forbidden" when the actor may not do this with it */
export async function findRun(
  aggregates: AggregateStore,
  actor: Actor,
  id: string,
  may: (actor: Actor, run: Run) => boolean,
): Promise<Loaded<Run>> {
  const found = (await aggregates.find(run, [id])).get(id);
  if (!found) throw new CommandRejected("missing", "There is no such sequencing run.");
  if (!may(actor, found.state)) throw forbidden();
  return found;
}
