// Users by identifier and by username.
import { type AggregateStore, CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import { user } from "./aggregate.ts";
import type { Actor } from "./permissions.ts";
import type { User } from "./state.ts";
import { usernameHash } from "./uniqueness.ts";

/** Those that there are, in the order of the identifiers. */
export async function findUsers(aggregates: AggregateStore, ids: readonly string[]): Promise<Loaded<User>[]> {
  const found = await aggregates.find(user, ids);
  return ids.flatMap((id) => existing(found.get(id)));
}

export async function findByUsername(aggregates: AggregateStore, username: string): Promise<Loaded<User> | undefined> {
  const value = usernameHash(aggregates.stores.personalDataKeys, username);
  const [found] = await aggregates.findByIndex(user, { index: "username", value, limit: 1 });
  return existing(found)[0];
}

/** Digits are an identifier: no username has digits only. */
export async function findUser(aggregates: AggregateStore, nameOrId: string): Promise<Loaded<User> | undefined> {
  if (/^\d+$/.test(nameOrId)) return (await findUsers(aggregates, [nameOrId]))[0];
  return findByUsername(aggregates, nameOrId);
}

/**
 * The user in a path such as /users/:user/groups: digits alone are an identifier, `current` is who asks, else it is a username.
 * @throws CommandRejected "missing" when there is no such user
 */
export async function userInPath(aggregates: AggregateStore, actor: Actor, nameOrId: string): Promise<Loaded<User>> {
  const found = await findUser(aggregates, nameOrId === "current" ? actor.user : nameOrId);
  if (!found) throw new CommandRejected("missing", "There is no such user.");
  return found;
}

const existing = (found: Loaded<User | null> | undefined): Loaded<User>[] =>
  found?.state ? [{ id: found.id, version: found.version, state: found.state }] : [];
