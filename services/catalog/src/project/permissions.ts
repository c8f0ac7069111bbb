// Who may do what to projects: pure, one function for each cell of the permission matrix.
import type { Role } from "@isotrail/http";
import type { Project } from "./decider.ts";
import type { Member } from "./membership.ts";

/** The user who acts: identifier and system role. */
export type Actor = {
  readonly user: string;
  readonly role: Role;
  /** Of the groups of the projects at hand, whether they are in it: `withGroups` asks identity. */
  readonly groups?: ReadonlyMap<string, boolean>;
};

/** "Membership may come from user groups; the highest role wins": all that the actor has in the project. */
export const membershipsOf = ({ user, groups }: Actor, project: Project): Member[] => {
  const own = project.members[user];
  const through = Object.entries(project.groups).filter(([group]) => groups?.get(group));
  return [...(own ? [own] : []), ...through.map(([, member]) => member)];
};

export const owns = (actor: Actor, project: Project | undefined) =>
  project !== undefined && membershipsOf(actor, project).some(({ role }) => role === "PROJECT_OWNER");

export const isMember = (actor: Actor, project: Project) => membershipsOf(actor, project).length > 0;

/** Administrators and sequencers see every project. */
export const seesAll = ({ role }: Pick<Actor, "role">) => role === "ROLE_ADMIN" || role === "ROLE_SEQUENCER";

export const mayCreateProject = ({ role }: Actor) => role !== "ROLE_SEQUENCER";
export const mayReadProject = (actor: Actor, project: Project) => seesAll(actor) || isMember(actor, project);
/** Change or delete a project, add, change and remove its members, remove samples from it. */
export const mayManageProject = (actor: Actor, project: Project) => actor.role === "ROLE_ADMIN" || owns(actor, project);
/** Others wait for a priority of their own: HIGH is an administrator's to give. */
export const mayHurry = ({ role }: Actor) => role === "ROLE_ADMIN";
export const mayAddSamples = (actor: Actor, project: Project) => seesAll(actor) || owns(actor, project);

/** A user's projects are shown to that user, to managers and to administrators. */
export const maySeeProjectsOf = (actor: Actor, user: string) =>
  actor.user === user || actor.role === "ROLE_MANAGER" || actor.role === "ROLE_ADMIN";

/** The groups of a project are shown to its readers, but to sequencers, who may not read groups either. */
export const mayReadGroups = (actor: Actor, project: Project) =>
  actor.role !== "ROLE_SEQUENCER" && mayReadProject(actor, project);
