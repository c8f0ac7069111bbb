// What the caller may do with projects and samples: point reads in one batch, true at once after a grant or a revocation.
import { type Foldable, type Journal, Refused, streamOf } from "@isotrail/eventsourcing";
import {
  type Actor,
  mayChangeSample,
  mayManageProject,
  mayReadProject,
  type Projects,
  readableThrough,
} from "./permissions.ts";
import { type Project, project } from "./project.ts";
import { type Sample, sample } from "./sample.ts";

export type Found<State> = { readonly id: string; readonly version: number; readonly state: State };
/** A sample with the projects that hold it, and the identifiers of those through which the actor may read it. */
export type FoundSample = Found<Sample> & { readonly projects: Projects; readonly readable: readonly string[] };

export type Access = {
  readonly id: string;
  readonly exists: boolean;
  readonly read: boolean;
  readonly write: boolean;
  readonly projects: readonly string[];
};

export const forbidden = () => new Refused("forbidden", "You are not allowed to do this.");

/** What exists of these, by identifier: the views, and the log for streams whose view is behind. */
async function find<State extends { readonly status: string }>(
  journal: Journal,
  aggregate: Foldable<State>,
  ids: readonly string[],
): Promise<Map<string, Found<State>>> {
  const found = await journal.stores.views.get<State>(aggregate.view.name, ids);
  const behind = ids.filter((id) => journal.behind.has(streamOf(aggregate, id)));
  const folded = await Promise.all(behind.map((id) => journal.load(aggregate, id)));
  return new Map([...found, ...folded].filter(({ state }) => state.status === "live").map((one) => [one.id, one]));
}

export const findProjects = (journal: Journal, ids: readonly string[]) => find(journal, project, ids);

/** The samples that exist and are in a project that exists: a sample only in deleted projects is as good as deleted. */
export async function findSamples(
  journal: Journal,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, FoundSample>> {
  const found = await heldSamples(journal, ids);
  return new Map(
    [...found].map(([id, one]) => [id, { ...one, readable: readableThrough(actor, one.state, one.projects) }]),
  );
}

type HeldSample = Omit<FoundSample, "readable">;

async function heldSamples(journal: Journal, ids: readonly string[]): Promise<Map<string, HeldSample>> {
  const samples = await find(journal, sample, ids);
  const holding = [...samples.values()].flatMap(({ state }) => state.projects.map((held) => held.project));
  const projects = new Map<string, Project>();
  for (const [id, { state }] of await findProjects(journal, [...new Set(holding)])) projects.set(id, state);
  const held = [...samples.values()].filter(({ state }) => state.projects.some((one) => projects.has(one.project)));
  return new Map(held.map((one) => [one.id, { ...one, projects }]));
}

/** @throws Refused "missing" when there is no such project, "forbidden" when the actor may not do this with it */
export async function projectFor(
  journal: Journal,
  actor: Actor,
  id: string,
  may: (actor: Actor, project: Project) => boolean,
): Promise<Found<Project>> {
  const found = (await findProjects(journal, [id])).get(id);
  if (!found) throw new Refused("missing", "There is no such project.");
  if (!may(actor, found.state)) throw forbidden();
  return found;
}

/** @throws Refused "missing" when there is no such sample, "forbidden" when the actor may not read it or do this with it */
export async function sampleFor(
  journal: Journal,
  actor: Actor,
  id: string,
  may: (actor: Actor, sample: Sample, projects: Projects) => boolean = () => true,
): Promise<FoundSample> {
  const found = (await findSamples(journal, actor, [id])).get(id);
  if (!found) throw new Refused("missing", "There is no such sample.");
  if (found.readable.length === 0 || !may(actor, found.state, found.projects)) throw forbidden();
  return found;
}

export async function accessToProjects(journal: Journal, actor: Actor, ids: readonly string[]): Promise<Access[]> {
  const found = await findProjects(journal, ids);
  return ids.map((id) => {
    const state = found.get(id)?.state;
    if (!state) return { id, exists: false, read: false, write: false, projects: [] };
    const read = mayReadProject(actor, state);
    return { id, exists: true, read, write: mayManageProject(actor, state), projects: read ? [id] : [] };
  });
}

const liveProjects = ({ state, projects }: HeldSample): string[] =>
  state.projects
    .map(({ project: id }) => id)
    .filter((id) => projects.has(id))
    .sort((a, b) => Number(a) - Number(b));

/** `projects` are all that hold the sample, lowest number first: what is told of the sample concerns the readers of each. */
export async function accessToSamples(journal: Journal, actor: Actor, ids: readonly string[]): Promise<Access[]> {
  const found = await findSamples(journal, actor, ids);
  return ids.map((id) => {
    const one = found.get(id);
    if (!one) return { id, exists: false, read: false, write: false, projects: [] };
    const read = one.readable.length > 0;
    const write = read && mayChangeSample(actor, one.state, one.projects);
    return { id, exists: true, read, write, projects: liveProjects(one) };
  });
}

/** For a service that asks for itself, not for a user: where the samples are, and no leave to do anything. */
export async function holdersOfSamples(journal: Journal, ids: readonly string[]): Promise<Access[]> {
  const found = await heldSamples(journal, ids);
  return ids.map((id) => {
    const one = found.get(id);
    return { id, exists: one !== undefined, read: false, write: false, projects: one ? liveProjects(one) : [] };
  });
}
