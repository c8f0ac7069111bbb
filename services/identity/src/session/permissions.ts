// Whose sessions and application passwords somebody may see and end: their own, and administrators everybody's.
import { CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import type { IdentityContext } from "../context.ts";
import { userInPath } from "../user/find.ts";
import type { Actor } from "../user/permissions.ts";
import type { User } from "../user/state.ts";

/** The user in the path. @throws CommandRejected "missing", "forbidden" */
export async function ownOrAdministered(
  { aggregates }: IdentityContext,
  actor: Actor,
  nameOrId: string,
): Promise<Loaded<User>> {
  const found = await userInPath(aggregates, actor, nameOrId);
  if (actor.user !== found.id && actor.role !== "ROLE_ADMIN")
    throw new CommandRejected("forbidden", "You may see this of yourself only.");
  return found;
}
