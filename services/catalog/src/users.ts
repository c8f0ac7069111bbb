// Users by name or identifier: identity knows them, asked on behalf of the caller.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Caller, Peers, Role } from "@isotrail/http";

export type User = {
  readonly identifier: string;
  readonly username: string;
  readonly label: string;
  readonly systemRole: Role;
};

/** @throws Refused "missing" when nobody has this name or, failing that, this identifier */
export async function userFor(peers: Peers, nameOrId: string, caller: Caller): Promise<User> {
  const ids = /^\d+$/.test(nameOrId) ? [nameOrId] : [];
  const users = await peers.identity?.post<User[]>("/internal/users", { ids, names: [nameOrId] }, caller);
  const found =
    users?.find(({ username }) => username === nameOrId) ?? users?.find(({ identifier }) => identifier === nameOrId);
  if (!found) throw new CommandRejected("missing", "There is no such user.");
  return found;
}
