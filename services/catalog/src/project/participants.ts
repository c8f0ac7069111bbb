// "Users who can view the project": its members, and whoever is in one of its groups; "the highest role wins".
import type { Group } from "../groups.ts";
import type { Project } from "./decider.ts";
import type { Participant } from "./document.ts";
import { METADATA_ROLES, PROJECT_ROLES, type Roles } from "./membership.ts";

/** Members first, in the order of the identifiers. */
export function participantsOf({ members, groups }: Project, known: ReadonlyMap<string, Group>): Participant[] {
  const roles = new Map<string, Roles>(Object.entries(members));
  for (const [id, membership] of Object.entries(groups))
    for (const user of known.get(id)?.users ?? []) roles.set(user, highest(roles.get(user) ?? membership, membership));
  const all = [...roles].map(([user, held]) => ({ user, roles: held, isMember: members[user] !== undefined }));
  return all.sort((a, b) => Number(b.isMember) - Number(a.isMember) || Number(a.user) - Number(b.user));
}

const highest = (a: Roles, b: Roles): Roles => ({
  role: higher(PROJECT_ROLES, a.role, b.role),
  metadataRole: higher(METADATA_ROLES, a.metadataRole, b.metadataRole),
});

const higher = <T>(ascending: readonly T[], a: T, b: T): T => (ascending.indexOf(a) < ascending.indexOf(b) ? b : a);
