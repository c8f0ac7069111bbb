// What somebody may do with projects and samples: point reads in one batch, true at once after a grant or a revocation.
import type { Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { withGroups } from "../project/find.ts";
import { type Actor, mayManageProject, mayReadProject } from "../project/permissions.ts";
import { findSamples, type HeldSample } from "../sample/find.ts";
import { mayChangeSample, projectsOf, readableThrough } from "../sample/permissions.ts";
import { remainingOf } from "../sample/remaining.ts";

export type Access = {
  readonly id: string;
  readonly exists: boolean;
  readonly read: boolean;
  readonly write: boolean;
  /** Of a sample all that hold it, lowest number first: what is told of the sample concerns the readers of each. */
  readonly projects: readonly string[];
  /** Of a sample that was merged: the one that remains. Only services that ask for themselves are told. */
  readonly remaining?: string;
  /** Of a sample; only services that ask for themselves are told. */
  readonly name?: string;
  /** Of the lowest-numbered project of a sample that names one, in base pairs; told as the name is. */
  readonly genomeSize?: number;
};

const missing = (id: string): Access => ({ id, exists: false, read: false, write: false, projects: [] });

export async function accessToProjects(catalog: Catalog, actor: Actor, ids: readonly string[]): Promise<Access[]> {
  const found = await catalog.aggregates.find(project, ids);
  const known = await withGroups(catalog, actor, found.values());
  return ids.map((id) => {
    const state = found.get(id)?.state;
    if (!state) return missing(id);
    const read = mayReadProject(known, state);
    return { id, exists: true, read, write: mayManageProject(known, state), projects: read ? [id] : [] };
  });
}

/** @param actor nobody when a service asks for itself: it learns where the samples are, and may do nothing with them */
export async function accessToSamples(
  catalog: Catalog,
  actor: Actor | undefined,
  ids: readonly string[],
): Promise<Access[]> {
  const found = await findSamples(catalog, ids);
  const projects = [...found.values()].flatMap((one) => [...one.projects.values()]);
  const known = actor && (await withGroups(catalog, actor, projects));
  const answers: Access[] = [];
  for (const id of ids) {
    const one = found.get(id);
    const remaining = one || actor ? undefined : await remainingOf(catalog.aggregates, id);
    answers.push(
      one
        ? accessTo(one, known)
        : { ...missing(id), ...(remaining && remaining.id !== id && { remaining: remaining.id }) },
    );
  }
  return answers;
}

function accessTo({ id, state, projects }: HeldSample, actor: Actor | undefined): Access {
  const read = actor !== undefined && readableThrough(actor, state, projects).length > 0;
  const write = read && mayChangeSample(actor, state, projects);
  const holding = projectsOf(state, projects);
  const held = holding.map((one) => one.id);
  if (actor) return { id, exists: true, read, write, projects: held };
  const named = holding.find((one) => one.state.settings.genomeSize !== null)?.state.settings.genomeSize;
  const name = state.fields.sampleName ?? "";
  return { id, exists: true, read, write, projects: held, name, ...(named != null && { genomeSize: named }) };
}
