// What the caller may do with projects and samples: point reads in one batch, true at once after a grant or a revocation.
import { type AggregateStore, CommandRejected, type Foldable, streamOf } from "@isotrail/eventsourcing";
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

export const forbidden = () => new CommandRejected("forbidden", "You are not allowed to do this.");

/** What exists of these, by identifier: the views, and the log for streams whose view is behind. */
async function find<State extends { readonly status: string }>(
  aggregates: AggregateStore,
  aggregate: Foldable<State>,
  ids: readonly string[],
): Promise<Map<string, Found<State>>> {
  const found = await aggregates.stores.views.get<State>(aggregate.view.name, ids);
  const behind = ids.filter((id) => aggregates.staleStreams.has(streamOf(aggregate, id)));
  const folded = await Promise.all(behind.map((id) => aggregates.load(aggregate, id)));
  return new Map([...found, ...folded].filter(({ state }) => state.status === "live").map((one) => [one.id, one]));
}

export const findProjects = (aggregates: AggregateStore, ids: readonly string[]) => find(aggregates, project, ids);

/** The samples that exist and are in a project that exists: a sample only in deleted projects is as good as deleted. */
export async function findSamples(
  aggregates: AggregateStore,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, FoundSample>> {
  const found = await heldSamples(aggregates, ids);
  return new Map(
    [...found].map(([id, one]) => [id, { ...one, readable: readableThrough(actor, one.state, one.projects) }]),
  );
}

type HeldSample = Omit<FoundSample, "readable">;

async function heldSamples(aggregates: AggregateStore, ids: readonly string[]): Promise<Map<string, HeldSample>> {
  const samples = await find(aggregates, sample, ids);
  const holding = [...samples.values()].flatMap(({ state }) => state.projects.map((held) => held.project));
  const projects = new Map<string, Project>();
  for (const [id, { state }] of await findProjects(aggregates, [...new Set(holding)])) projects.set(id, state);
  const held = [...samples.values()].filter(({ state }) => state.projects.some((one) => projects.has(one.project)));
  return new Map(held.map((one) => [one.id, { ...one, projects }]));
}

/** @throws Refused "missing" when there is no such project, "forbidden" when the actor may not do this with it */
export async function projectFor(
  aggregates: AggregateStore,
  actor: Actor,
  id: string,
  may: (actor: Actor, project: Project) => boolean,
): Promise<Found<Project>> {
  const found = (await findProjects(aggregates, [id])).get(id);
  if (!found) throw new CommandRejected("missing", "There is no such project.");
  if (!may(actor, found.state)) throw forbidden();
  return found;
}

/** @throws Refused "missing" when there is no such sample, "forbidden" when the actor may not read it or do this with it */
export async function sampleFor(
  aggregates: AggregateStore,
  actor: Actor,
  id: string,
  may: (actor: Actor, sample: Sample, projects: Projects) => boolean = () => true,
): Promise<FoundSample> {
  const found = (await findSamples(aggregates, actor, [id])).get(id);
  if (!found) throw new CommandRejected("missing", "There is no such sample.");
  if (found.readable.length === 0 || !may(actor, found.state, found.projects)) throw forbidden();
  return found;
}

export async function accessToProjects(
  aggregates: AggregateStore,
  actor: Actor,
  ids: readonly string[],
): Promise<Access[]> {
  const found = await findProjects(aggregates, ids);
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
export async function accessToSamples(
  aggregates: AggregateStore,
  actor: Actor,
  ids: readonly string[],
): Promise<Access[]> {
  const found = await findSamples(aggregates, actor, ids);
  return ids.map((id) => {
    const one = found.get(id);
    if (!one) return { id, exists: false, read: false, write: false, projects: [] };
    const read = one.readable.length > 0;
    const write = read && mayChangeSample(actor, one.state, one.projects);
    return { id, exists: true, read, write, projects: liveProjects(one) };
  });
}

/** For a service that asks for itself, not for a user: where the samples are, and no leave to do anything. */
export async function holdersOfSamples(aggregates: AggregateStore, ids: readonly string[]): Promise<Access[]> {
  const found = await heldSamples(aggregates, ids);
  return ids.map((id) => {
    const one = found.get(id);
    return { id, exists: one !== undefined, read: false, write: false, projects: one ? liveProjects(one) : [] };
  });
}
