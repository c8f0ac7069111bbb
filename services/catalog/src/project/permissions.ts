// Who may do what to projects: pure, one function for each cell of the permission matrix.
import type { Role } from "@isotrail/http";
import type { Project } from "./decider.ts";

/** The user who acts: identifier and system role. */
export type Actor = { readonly user: string; readonly role: Role };

export const owns = (actor: Actor, project: Project | undefined) =>
  project?.members[actor.user]?.role === "PROJECT_OWNER";

export const isMember = (actor: Actor, project: Project) => project.members[actor.user] !== undefined;

/** Administrators and sequencers see every project. */
export const seesAll = ({ role }: Pick<Actor, "role">) => role === "ROLE_ADMIN" || role === "ROLE_SEQUENCER";

export const mayCreateProject = ({ role }: Actor) => role !== "ROLE_SEQUENCER";
export const mayReadProject = (actor: Actor, project: Project) => seesAll(actor) || isMember(actor, project);
/** Change or delete a project, add and remove its members, remove samples from it. */
export const mayManageProject = (actor: Actor, project: Project) => actor.role === "ROLE_ADMIN" || owns(actor, project);
export const mayAddSamples = (actor: Actor, project: Project) => seesAll(actor) || owns(actor, project);

/** A user's projects are shown to that user, to managers and to administrators. */
export const maySeeProjectsOf = (actor: Actor, user: string) =>
  actor.user === user || actor.role === "ROLE_MANAGER" || actor.role === "ROLE_ADMIN";
