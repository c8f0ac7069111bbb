// Samples that exist come into another project, many in one request.
import {
  type AggregateStore,
  ClaimConflict,
  type CommandContext,
  CommandRejected,
  type Outcome,
} from "@isotrail/eventsourcing";
import { findSamples, forbidden } from "./access.ts";
import { type Actor, mayChangeSample } from "./permissions.ts";
import { type Sample, sample } from "./sample.ts";

/** Samples in one request. */
const MOST = 10_000;
/** Samples that are added at once, in one group of appends. */
const GROUP = 50;

type One = { readonly id: string; readonly state: Sample };
/** Those that are in the project now, in the order asked for, and what was not as wished. */
export type Shared = { readonly samples: One[]; readonly warnings: string[] };

/** @throws Refused "invalid" unless it is an array of identifiers, numbers or texts of digits */
export function readIds(body: unknown): string[] {
  const isId = (id: unknown) => (typeof id === "number" || typeof id === "string") && /^\d{1,16}$/.test(String(id));
  if (!Array.isArray(body) || body.length > MOST || !body.every(isId))
    throw new CommandRejected("invalid", `Send an array of at most ${MOST} sample identifiers.`);
  return [...new Set(body.map(String))];
}

/** `?ownership=`: whether the samples may be changed through the project as well. */
export function readOwnership(query: unknown): boolean {
  if (query === undefined || query === "false") return false;
  if (query === "true") return true;
  throw new CommandRejected("invalid", "ownership is true or false.", { ownership: ["This must be true or false."] });
}

/**
 * Needs read permission on every sample, and permission to change it where the project is to own it; else nothing is added.
 * @throws Refused "missing" when one of them does not exist, "forbidden" when one may not be shared
 */
export async function share(
  aggregates: AggregateStore,
  actor: Actor,
  wanted: { readonly project: string; readonly ids: readonly string[]; readonly owner: boolean },
  context: CommandContext,
): Promise<Shared> {
  const { project, ids, owner } = wanted;
  const found = await findSamples(aggregates, actor, ids);
  for (const id of ids) {
    const one = found.get(id);
    if (!one) throw new CommandRejected("missing", `There is no sample ${id}.`);
    if (one.readable.length === 0 || (owner && !mayChangeSample(actor, one.state, one.projects))) throw forbidden();
  }
  // each sample is a stream of its own, and adding it twice is adding it once: a repeat of the request does no harm
  const each: CommandContext = { ...context, idempotencyKey: undefined, ifVersion: undefined };
  const held = (id: string) => found.get(id)?.state.projects.some((one) => one.project === project) ?? false;
  const shared: Shared = { samples: [], warnings: [] };
  const repeated = await isRepeated(aggregates, wanted, held, { ...each, idempotencyKey: context.idempotencyKey });
  for (let from = 0; from < ids.length; from += GROUP) {
    const group = ids.slice(from, from + GROUP);
    for (const id of repeated ? [] : group.filter(held))
      shared.warnings.push(`The sample ${id} is in the project already.`);
    const added = await Promise.all(group.map((id) => add(aggregates, { ...wanted, id }, each)));
    for (const [index, one] of added.entries())
      if (one) shared.samples.push(one);
      else shared.warnings.push(`The project has another sample with the name of sample ${group[index]}.`);
  }
  return shared;
}

/**
 * An Idempotency-Key stays with the first sample that comes in by it: who repeats the request finds it there.
 * @throws Refused "conflict" when the key was used for another request
 */
async function isRepeated(
  aggregates: AggregateStore,
  { project, ids, owner }: { readonly project: string; readonly ids: readonly string[]; readonly owner: boolean },
  held: (id: string) => boolean,
  context: CommandContext,
): Promise<boolean> {
  if (!context.idempotencyKey) return false;
  for (const id of ids) {
    const added = await add(aggregates, { id, project, owner }, context);
    if (added?.replayed) return true;
    if (added && !held(id)) return false;
  }
  return false;
}

async function add(
  aggregates: AggregateStore,
  { id, project, owner }: { readonly id: string; readonly project: string; readonly owner: boolean },
  context: CommandContext,
): Promise<Outcome<Sample> | undefined> {
  try {
    return await aggregates.execute(sample, id, { type: "addToProject", project, owner }, context);
  } catch (error) {
    if (error instanceof ClaimConflict) return undefined;
    throw error;
  }
}
