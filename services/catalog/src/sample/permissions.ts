// Who may do what to samples, through the projects that hold them: pure, one function for each cell of the permission matrix.
import type { Loaded } from "@isotrail/eventsourcing";
import type { Project } from "../project/decider.ts";
import { type Actor, isMember, mayReadProject, owns, seesAll } from "../project/permissions.ts";
import type { Sample } from "./state.ts";

/** The projects that exist, by identifier; a deleted project gives nobody a permission. */
export type Projects = ReadonlyMap<string, Loaded<Project>>;

/** Those of the projects that hold the sample, lowest number first. */
export const projectsOf = (sample: Sample, projects: Projects): Loaded<Project>[] =>
  sample.projects.flatMap(({ project }) => projects.get(project) ?? []).sort((a, b) => Number(a.id) - Number(b.id));

/** The projects through which the actor may read the sample, lowest number first. */
export const readableThrough = (actor: Actor, sample: Sample, projects: Projects): Loaded<Project>[] =>
  projectsOf(sample, projects).filter(({ state }) => mayReadProject(actor, state));

/** A sample is changed only through a project that owns it. */
export const mayChangeSample = (actor: Actor, sample: Sample, projects: Projects) =>
  seesAll(actor) || ownsSample(actor, sample, projects);

/** "Adding an existing sample to another project is for administrators and for owners of a project that owns the sample" */
export const mayShareSample = (actor: Actor, sample: Sample, projects: Projects) =>
  actor.role === "ROLE_ADMIN" || ownsSample(actor, sample, projects);

const ownsSample = (actor: Actor, sample: Sample, projects: Projects) =>
  sample.projects.some(({ project, owner }) => owner && owns(actor, projects.get(project)?.state));

/** "an owner sees all that hold it, others those that they may read" */
export const visibleProjectsOf = (actor: Actor, sample: Sample, projects: Projects): Loaded<Project>[] =>
  mayShareSample(actor, sample, projects) ? projectsOf(sample, projects) : readableThrough(actor, sample, projects);

/** "Metadata entries are hidden from who is neither member nor administrator" */
export const mayReadMetadata = (actor: Actor, holders: readonly Loaded<Project>[]) =>
  actor.role === "ROLE_ADMIN" || holders.some(({ state }) => isMember(actor, state));

/**
 * Administrators, and whoever owns all the projects that own the sample. Whoever manages the last project that holds it
 * also deletes it by taking it out of there: `removeSampleFromProject`.
 */
export function mayDeleteSample(actor: Actor, sample: Sample, projects: Projects): boolean {
  if (actor.role === "ROLE_ADMIN") return true;
  const owning = sample.projects.filter(({ project, owner }) => owner && projects.has(project));
  return owning.length > 0 && owning.every(({ project }) => owns(actor, projects.get(project)?.state));
}
