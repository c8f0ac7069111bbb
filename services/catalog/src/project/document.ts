// A project and its members as they are answered.
import type { Loaded } from "@isotrail/eventsourcing";
import type { User } from "../users.ts";
import type { Member, Project } from "./decider.ts";
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

/** A membership: what its POST and GET answer. */
export const memberDocument = (project: string, user: User, { role, createdDate }: Member) => ({
  identifier: user.identifier,
  createdDate,
  label: user.label,
  role,
  refs: { project, user: user.identifier, username: user.username },
});

/** "user records": a member in the list of a project; a user whom identity does not know is shown by identifier only. */
export const listedMember = (project: string, identifier: string, { role }: Member, user: User | undefined) => ({
  ...(user ?? { identifier }),
  role,
  refs: { project, user: identifier, ...(user && { username: user.username }) },
});
