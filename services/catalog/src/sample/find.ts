// Samples with the projects that hold them: one batch of reads, true at once after a grant or a revocation.
import { CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import type { Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import type { Project } from "../project/decider.ts";
import { findProject, forbidden, withGroups } from "../project/find.ts";
import { type Actor, mayReadProject } from "../project/permissions.ts";
import { sample } from "./aggregate.ts";
import { mayShareSample, type Projects, readableThrough } from "./permissions.ts";
import { remainingOf } from "./remaining.ts";
import type { Sample } from "./state.ts";

/** A sample, and those of its projects that exist. */
export type HeldSample = Loaded<Sample> & { readonly projects: Projects };
/** `through` is the project that the actor reads the sample through; `actor` has the groups that they are in. */
export type ReadableSample = HeldSample & { readonly through: Loaded<Project>; readonly actor: Actor };

/** The samples that exist and are in a project that exists, by identifier. */
export async function findSamples(
  { aggregates }: Pick<Catalog, "aggregates">,
  ids: readonly string[],
): Promise<Map<string, HeldSample>> {
  const samples = [...(await aggregates.find(sample, ids)).values()];
  const holding = new Set(samples.flatMap(({ state }) => state.projects.map((held) => held.project)));
  const projects = await aggregates.find(project, [...holding]);
  // the samples of a deleted project leave it one by one; until then they are as good as deleted
  const held = samples.filter(({ state }) => state.projects.some((one) => projects.has(one.project)));
  return new Map(held.map((one) => [one.id, { ...one, projects }]));
}

/**
 * The sample, read through "the lowest-numbered project that the caller may read".
 * @throws CommandRejected "missing" when there is no such sample, "forbidden" when the actor may not read it or do this with it
 */
export async function findSample(
  catalog: Catalog,
  actor: Actor,
  id: string,
  may: (actor: Actor, sample: Sample, projects: Projects) => boolean = () => true,
): Promise<ReadableSample> {
  const found = (await findSamples(catalog, [id])).get(id);
  if (!found) throw await gone(catalog, actor, id);
  const known = await withGroups(catalog, actor, found.projects.values());
  const [through] = readableThrough(known, found.state, found.projects);
  if (!through || !may(known, found.state, found.projects)) throw forbidden();
  return { ...found, through, actor: known };
}

/** Who may read the sample that another one was merged into is told where it is. */
async function gone(catalog: Catalog, actor: Actor, id: string): Promise<CommandRejected> {
  const remaining = await remainingOf(catalog.aggregates, id);
  const found = remaining && (await findSamples(catalog, [remaining.id])).get(remaining.id);
  const known = await withGroups(catalog, actor, found?.projects.values() ?? []);
  if (!found || found.id === id || readableThrough(known, found.state, found.projects).length === 0)
    return new CommandRejected("missing", "There is no such sample.");
  return new CommandRejected("missing", `This sample was merged into sample ${found.id}.`);
}

/**
 * The sample as this project holds it. "an owner may withdraw it from any of them": who may share the sample reaches it in
 * each of its projects, read through one that they may read.
 * @throws CommandRejected "missing" when the sample is not in the project or there is no such project, "forbidden" when
 * the actor may do this neither with the project nor with the sample
 */
export async function findSampleInProject(
  catalog: Catalog,
  actor: Actor,
  { project, id }: { readonly project: string; readonly id: string },
  may: (actor: Actor, project: Project) => boolean,
): Promise<ReadableSample> {
  const holder = await findProject(catalog, actor, project, () => true);
  const sample = (await findSamples(catalog, [id])).get(id);
  const found = sample?.state.projects.some((held) => held.project === project) ? sample : undefined;
  const known = await withGroups(catalog, holder.actor, found?.projects.values() ?? []);
  const owned = found !== undefined && mayShareSample(known, found.state, found.projects);
  if (!owned && !may(known, holder.state)) throw forbidden();
  if (!found) throw new CommandRejected("missing", "The sample is not in this project.");
  const [readable = holder] = readableThrough(known, found.state, found.projects);
  return { ...found, through: mayReadProject(known, holder.state) ? holder : readable, actor: known };
}
