// A project and its members as they are answered.
import type { Loaded } from "@isotrail/eventsourcing";
import type { Group } from "../groups.ts";
import type { User } from "../users.ts";
import type { Project } from "./decider.ts";
import type { Member, Roles } from "./membership.ts";
import { type Actor, mayReadProject } from "./permissions.ts";

export const projectDocument = ({ id, state }: Loaded<Project>) => ({
  identifier: id,
  createdDate: state.createdDate,
  modifiedDate: state.modifiedDate,
  ...state.settings,
  label: state.settings.name,
  refs: { project: id },
});

/** An entry of a list that may have projects which the actor cannot read: these are marked as closed. */
export function listedProject(actor: Actor, found: Loaded<Project>) {
  const document = projectDocument(found);
  return mayReadProject(actor, found.state) ? document : { ...document, refs: { ...document.refs, closed: "yes" } };
}

/** A project that holds a sample, and whether it owns it; of one that the actor cannot read only the name is told. */
export function holdingProject(
  actor: Actor,
  found: Loaded<Project>,
  { sample, ownership }: { readonly sample: string; readonly ownership: boolean },
) {
  const { identifier, createdDate, label, ...document } = listedProject(actor, found);
  const refs = { ...document.refs, sample };
  if (mayReadProject(actor, found.state)) return { identifier, createdDate, ...document, label, ownership, refs };
  return { identifier, createdDate, name: label, label, ownership, refs };
}

/** A membership: what its POST and GET answer. */
export const memberDocument = (project: string, user: User, { role, metadataRole, createdDate }: Member) => ({
  identifier: user.identifier,
  createdDate,
  label: user.label,
  role,
  metadataRole,
  refs: { project, user: user.identifier, username: user.username },
});

/** A user who may see the project. */
export type Participant = {
  readonly user: string;
  /** The highest that they have, as a member and through groups. */
  readonly roles: Roles;
  /** Whether there is a membership of their own. */
  readonly isMember: boolean;
};

/** "user records": a participant in the list of a project; a user whom identity does not know is shown by identifier only. */
export const listedMember = (
  project: string,
  { user: identifier, roles: { role, metadataRole }, isMember }: Participant,
  user: Partial<User> | undefined,
) => ({
  ...(user ?? { identifier }),
  role,
  metadataRole,
  refs: {
    project,
    user: identifier,
    ...(user && { username: user.username }),
    ...(!isMember && { throughGroup: "yes" }),
  },
});

/** The membership of a group; one that identity does not know any more has no name. */
export const groupDocument = (
  project: string,
  identifier: string,
  { role, metadataRole, createdDate }: Member,
  group: Group | undefined,
) => ({
  identifier,
  createdDate,
  ...(group && { name: group.name, label: group.name }),
  role,
  metadataRole,
  refs: { project, group: identifier, ...(!group && { gone: "yes" }) },
});
