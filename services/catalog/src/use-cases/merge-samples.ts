// Merges samples into one that remains: it keeps what it has, takes over what it lacks, and gets their files.
import { type CommandContext, CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import type { Answer, Catalog } from "../context.ts";
import { forbidden, withGroups } from "../project/find.ts";
import type { Actor } from "../project/permissions.ts";
import { sampleDocument } from "../sample/document.ts";
import { findSample, findSamples } from "../sample/find.ts";
import { readMerge } from "../sample/id-collection.ts";
import { checkMetadataSize } from "../sample/metadata.ts";
import { mayDeleteSample, mayShareSample } from "../sample/permissions.ts";
import { mergeInto } from "../sample/remaining.ts";
import type { Sample } from "../sample/state.ts";

/**
 * The others are gone from all their projects. Each is one act: stored with it is the intent that what it had is handed
 * over, which an event handler carries out if this request cannot. The files follow by the public event.
 */
export async function mergeSamples(
  catalog: Catalog,
  actor: Actor,
  id: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  const { aggregates, stores } = catalog;
  const remaining = await findSample(catalog, actor, id, mayShareSample);
  const others = await findOthers(catalog, actor, remaining, readMerge(body, id));
  if (context.ifVersion && !context.ifVersion.includes(remaining.version))
    throw new CommandRejected("precondition", "The resource has changed since it was read.");
  checkMetadataSize(Object.fromEntries([...others, remaining].flatMap(({ state }) => Object.entries(state.metadata))));

  const intoProjects = remaining.state.projects.map(({ project }) => project);
  const each = { ...context, idempotencyKey: undefined, ifVersion: undefined };
  let answered: Loaded<Sample> = remaining;
  for (const other of others)
    answered = (await mergeInto(aggregates, other.id, { into: id, intoProjects }, each)) ?? answered;
  // the files are still on their way: the figures are left out
  const document = await sampleDocument(stores.personalDataKeys, answered, remaining.through, undefined);
  return { version: answered.version, document };
}

/** Those that were merged into this sample before are passed over, so that the request can be repeated. */
async function findOthers(catalog: Catalog, actor: Actor, { state }: Loaded<Sample>, ids: readonly string[]) {
  const wanted = ids.filter((id) => !state.merged.includes(id));
  const found = await findSamples(catalog, wanted);
  const known = await withGroups(
    catalog,
    actor,
    [...found.values()].flatMap((one) => [...one.projects.values()]),
  );
  return wanted.map((id) => {
    const one = found.get(id);
    if (!one) throw new CommandRejected("missing", `There is no sample ${id}.`);
    if (!mayDeleteSample(known, one.state, one.projects)) throw forbidden();
    return one;
  });
}
