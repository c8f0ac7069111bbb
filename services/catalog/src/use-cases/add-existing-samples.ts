// Adds samples that exist to another project, or moves them there, many in one request.
import {
  type AggregateStore,
  type CommandContext,
  CommandRejected,
  type Loaded,
  type Outcome,
} from "@isotrail/eventsourcing";
import type { Catalog } from "../context.ts";
import { findProject, forbidden, withGroups } from "../project/find.ts";
import { type Actor, mayManageProject } from "../project/permissions.ts";
import { sample } from "../sample/aggregate.ts";
import { sampleDocuments } from "../sample/document.ts";
import { findSamples, type HeldSample } from "../sample/find.ts";
import { readIds, readOwnership, readSource } from "../sample/id-collection.ts";
import { isNameTaken } from "../sample/name.ts";
import { mayShareSample } from "../sample/permissions.ts";
import type { Sample } from "../sample/state.ts";

/** Samples that are added at once, in one group of appends. */
const GROUP = 50;

/** `from`: the project that they leave, when they are moved. */
type Target = { readonly project: string; readonly owner: boolean; readonly from: string | undefined };

/**
 * Answers the samples that are in the project now, in the order asked for, and a warning for each that was there already
 * or could not be added. "Sharing needs the right to change": where one may not be added, none is. A request that was cut
 * short is repeated: what is there already is passed over.
 * With `from` each sample leaves that project in the same moment in which this one comes to hold and own it.
 * @throws CommandRejected "missing" when one of them does not exist, "forbidden" when one may not be added
 */
export async function addExistingSamples(
  catalog: Catalog,
  actor: Actor,
  projectId: string,
  sent: { readonly ids: unknown; readonly ownership: unknown; readonly from: unknown },
  context: CommandContext,
): Promise<{ entries: object[]; warnings: string[] }> {
  const { aggregates, figures, stores } = catalog;
  const project = await findProject(catalog, actor, projectId, mayManageProject);
  const ids = readIds(sent.ids);
  const from = readSource(sent.from, projectId);
  const target = { project: projectId, owner: readOwnership(sent.ownership), from };
  const samples = await findAll(catalog, actor, ids, target);
  const repeated = await isRepeated(aggregates, samples, target, context);
  const { added, warnings } = await addAll(aggregates, samples, target, context);
  // they are added by now: without an answer of the files service, the figures are left out
  const known = await figures.ofMany(added.map(({ id }) => id)).catch(() => undefined);
  const entries = await sampleDocuments(stores.personalDataKeys, added, project, known);
  return { entries, warnings: [...(repeated ? [] : alreadyThere(samples, target)), ...warnings] };
}

async function findAll(catalog: Catalog, actor: Actor, ids: readonly string[], target: Target) {
  const found = await findSamples(catalog, ids);
  const known = await withGroups(
    catalog,
    actor,
    [...found.values()].flatMap((one) => [...one.projects.values()]),
  );
  return ids.map((id) => {
    const one = found.get(id);
    if (!one) throw new CommandRejected("missing", `There is no sample ${id}.`);
    const { state, projects } = one;
    if (!mayShareSample(known, state, projects)) throw forbidden();
    if (target.from && !isIn(one, target) && !isIn(one, { project: target.from }))
      throw new CommandRejected("missing", `Sample ${id} is not in project ${target.from}.`);
    return one;
  });
}

/**
 * An Idempotency-Key stays with the first sample that comes in by it: who repeats the request finds it there.
 * @throws CommandRejected "conflict" when the key was used for another request
 */
async function isRepeated(
  aggregates: AggregateStore,
  samples: readonly HeldSample[],
  target: Target,
  { idempotencyKey, ...context }: CommandContext,
): Promise<boolean> {
  if (!idempotencyKey) return false;
  for (const one of samples) {
    const added = await add(aggregates, one, target, { ...context, idempotencyKey, ifVersion: undefined });
    if (added?.replayed) return true;
    if (added && !isIn(one, target)) return false;
  }
  return false;
}

async function addAll(
  aggregates: AggregateStore,
  samples: readonly HeldSample[],
  target: Target,
  context: CommandContext,
) {
  // each sample is a stream of its own, and adding it twice is adding it once: a repeat of the request does no harm
  const each = { ...context, idempotencyKey: undefined, ifVersion: undefined };
  const added: Loaded<Sample>[] = [];
  const warnings: string[] = [];
  for (let from = 0; from < samples.length; from += GROUP) {
    const group = samples.slice(from, from + GROUP);
    const outcomes = await Promise.all(group.map((one) => add(aggregates, one, target, each)));
    for (const [index, outcome] of outcomes.entries())
      if (outcome) added.push(outcome);
      else warnings.push(`The project already has another sample with the name of sample ${group[index]?.id}.`);
  }
  return { added, warnings };
}

/** @returns undefined when the project has another sample of this name */
async function add(
  aggregates: AggregateStore,
  { id }: HeldSample,
  { project, owner, from }: Target,
  context: CommandContext,
): Promise<Outcome<Sample> | undefined> {
  const command = from
    ? ({ type: "moveToProject", from, project } as const)
    : ({ type: "addToProject", project, owner } as const);
  try {
    return await aggregates.execute(sample, id, command, context);
  } catch (error) {
    if (isNameTaken(error)) return undefined;
    throw error;
  }
}

const isIn = ({ state }: HeldSample, { project }: Pick<Target, "project">) =>
  state.projects.some((held) => held.project === project);

const alreadyThere = (samples: readonly HeldSample[], target: Target) =>
  samples.filter((one) => isIn(one, target)).map(({ id }) => `Sample ${id} is already in the project.`);
