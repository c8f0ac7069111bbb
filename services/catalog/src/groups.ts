// Groups of users, as identity knows them at this moment: who is in one is asked at every request that depends on it.
import type { Role } from "@isotrail/http";
import type { Catalog } from "./context.ts";

/** Identity's document of a group; it has further fields. */
export type Group = {
  readonly identifier: string;
  readonly name: string;
  /** Identifiers of its users. */
  readonly users: readonly string[];
};

/** For whom identity is asked. */
type Asking = { readonly user: string; readonly role: Role; readonly request?: string; readonly trace?: string };

const callerFor = ({ name }: Catalog, { user, role, request, trace }: Asking) => ({
  service: name,
  user,
  role,
  ...(request && { request }),
  ...(trace && { trace }),
});

/** The identifiers of the groups that a user is in; with `among`, only those of these are looked at. */
export async function groupsOf(
  catalog: Catalog,
  user: string,
  asking: Asking,
  among?: readonly string[],
): Promise<ReadonlySet<string>> {
  const question = { user, ...(among && { among }) };
  return new Set(await catalog.identity.post<string[]>("/internal/groups-of", question, callerFor(catalog, asking)));
}

/** Those of these groups that exist, by identifier. */
export async function groupsByIds(
  catalog: Catalog,
  ids: readonly string[],
  asking: Asking,
): Promise<ReadonlyMap<string, Group>> {
  if (ids.length === 0) return new Map();
  const groups = await catalog.identity.post<Group[]>("/internal/groups", { ids }, callerFor(catalog, asking));
  return new Map(groups.map((group) => [group.identifier, group]));
}
