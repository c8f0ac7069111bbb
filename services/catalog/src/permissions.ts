// Who may do what to projects and samples: pure, one function for each cell of the permission matrix.
import type { Role } from "@isotrail/http";
import type { Project } from "./project.ts";
import type { Sample } from "./sample.ts";

/** The user who acts: identifier and system role. */
export type Actor = { readonly user: string; readonly role: Role };
/** The projects that exist, by identifier; a deleted project is no project. */
export type Projects = ReadonlyMap<string, Project>;

const owns = (actor: Actor, project: Project | undefined) => project?.members[actor.user]?.role === "PROJECT_OWNER";

/** Administrators and sequencers see every project. */
export const seesAll = ({ role }: Pick<Actor, "role">) => role === "ROLE_ADMIN" || role === "ROLE_SEQUENCER";

export const mayCreateProject = ({ role }: Actor) => role !== "ROLE_SEQUENCER";
export const mayReadProject = (actor: Actor, project: Project) =>
  seesAll(actor) || project.members[actor.user] !== undefined;
/** Change or delete a project, add and remove its members, remove samples from it. */
export const mayManageProject = (actor: Actor, project: Project) => actor.role === "ROLE_ADMIN" || owns(actor, project);
export const mayAddSamples = (actor: Actor, project: Project) => seesAll(actor) || owns(actor, project);

/** The identifiers of the projects through which the actor may read the sample, lowest number first. */
export const readableThrough = (actor: Actor, sample: Sample, projects: Projects): string[] =>
  sample.projects
    .map(({ project }) => project)
    .filter((id) => {
      const project = projects.get(id);
      return project !== undefined && mayReadProject(actor, project);
    })
    .sort((a, b) => Number(a) - Number(b));

/** A sample is changed only through a project that owns it. */
export const mayChangeSample = (actor: Actor, sample: Sample, projects: Projects) =>
  seesAll(actor) || sample.projects.some(({ project, owner }) => owner && owns(actor, projects.get(project)));

/** Administrators, and who owns all the projects that own the sample. */
export function mayDeleteSample(actor: Actor, sample: Sample, projects: Projects): boolean {
  if (actor.role === "ROLE_ADMIN") return true;
  const owning = sample.projects.filter(({ project, owner }) => owner && projects.has(project));
  return owning.length > 0 && owning.every(({ project }) => owns(actor, projects.get(project)));
}

/** A user's projects are that user's own, managers' and administrators' to see. */
export const maySeeProjectsOf = (actor: Actor, user: string) =>
  actor.user === user || actor.role === "ROLE_MANAGER" || actor.role === "ROLE_ADMIN";
