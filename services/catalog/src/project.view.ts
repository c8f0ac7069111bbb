// A project and its members as they are answered.
import type { Found } from "./access.ts";
import type { Member, Project } from "./project.ts";

export const projectDocument = ({ id, state }: Pick<Found<Project>, "id" | "state">) => ({
  identifier: id,
  createdDate: state.createdDate,
  modifiedDate: state.modifiedDate,
  ...state.settings,
  label: state.settings.name,
});

export const memberDocument = (
  project: string,
  user: { readonly identifier: string; readonly username: string; readonly label: string },
  { role, createdDate }: Member,
) => ({
  identifier: user.identifier,
  createdDate,
  label: user.label,
  role,
  refs: { project, user: user.identifier, username: user.username },
});
