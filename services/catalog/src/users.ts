// Users, as identity knows them: by name or by identifier, which the caller tells apart.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Caller, Role } from "@isotrail/http";
import type { Catalog } from "./context.ts";

/** Identity's document of a user; it has further fields. */
export type User = {
  readonly identifier: string;
  readonly username: string;
  readonly label: string;
  readonly systemRole: Role;
  readonly email?: string;
  readonly phoneNumber?: string;
};

/**
 * What the reader of a project is shown of a user in it: the phone number of others is for administrators and managers,
 * their e-mail address also for those who work with them, but not for a sequencer.
 */
export function shownTo(actor: { readonly user: string; readonly role: Role }, user: User | undefined) {
  if (!user || actor.user === user.identifier || ["ROLE_ADMIN", "ROLE_MANAGER"].includes(actor.role)) return user;
  const { phoneNumber, email, ...shown } = user;
  return { ...shown, ...(email !== undefined && actor.role !== "ROLE_SEQUENCER" && { email }) };
}

type Wanted = { readonly names: readonly [string] } | { readonly ids: readonly string[] };

const ask = ({ identity }: Catalog, wanted: Wanted, caller: Caller) =>
  identity.post<User[]>("/internal/users", wanted, caller);

/** @throws CommandRejected "missing" when nobody has this username; digits are a name, too */
export async function userByName(catalog: Catalog, username: string, caller: Caller): Promise<User> {
  return existing(await ask(catalog, { names: [username] }, caller));
}

/**
 * The user in a path such as /users/:user/projects: digits alone are an identifier, `current` is who asks, anything
 * else is a username.
 * @throws CommandRejected "missing" when there is no such user
 */
export async function userInPath(catalog: Catalog, user: string, caller: Caller): Promise<User> {
  if (user === "current" && caller.user) return existing(await ask(catalog, { ids: [caller.user] }, caller));
  return existing(await ask(catalog, /^\d+$/.test(user) ? { ids: [user] } : { names: [user] }, caller));
}

/** Those of these users that exist, by identifier. */
export async function usersByIds(
  catalog: Catalog,
  ids: readonly string[],
  caller: Caller,
): Promise<ReadonlyMap<string, User>> {
  const users = await ask(catalog, { ids }, caller);
  return new Map(users.map((user) => [user.identifier, user]));
}

function existing([user]: readonly User[]): User {
  if (!user) throw new CommandRejected("missing", "There is no such user.");
  return user;
}
