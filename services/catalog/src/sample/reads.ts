// What is read of samples.
import type { CollectionQuery } from "@isotrail/contracts/collection-query";
import { CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import { listed, recordsOf } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import type { Project } from "../project/decider.ts";
import { holdingProject } from "../project/document.ts";
import { findProject } from "../project/find.ts";
import { type Actor, mayReadProject } from "../project/permissions.ts";
import { sample } from "./aggregate.ts";
import { metadataDocument, sampleDocument, sampleDocuments } from "./document.ts";
import { findSample, findSampleInProject, type ReadableSample } from "./find.ts";
import { samplesAsked } from "./listing.ts";
import { nameKey } from "./name.ts";
import { mayReadMetadata, projectsOf, visibleProjectsOf } from "./permissions.ts";
import type { Sample } from "./state.ts";

export async function listSamples(catalog: Catalog, actor: Actor, projectId: string, asked: CollectionQuery) {
  const project = await findProject(catalog, actor, projectId, mayReadProject);
  const { aggregates, figures, stores } = catalog;
  return recordsOf(await listed(aggregates, sample, samplesAsked(project.id, asked), asked), async (batch) => {
    const known = await figures.ofMany(batch.map(({ id }) => id));
    return sampleDocuments(stores.personalDataKeys, batch, project, known);
  });
}

export const readSample = (catalog: Catalog, actor: Actor, id: string) =>
  answerSample(catalog, id, findSample(catalog, actor, id));

export const readSampleInProject = (
  catalog: Catalog,
  actor: Actor,
  { project, sample: id }: { readonly project: string; readonly sample: string },
) => answerSample(catalog, id, findSampleInProject(catalog, actor, { project, id }, mayReadProject));

/** "collection of such maps, each with self and sample links, ordered by sample id" */
export async function listMetadata(catalog: Catalog, actor: Actor, projectId: string, asked: CollectionQuery) {
  const project = await findProject(catalog, actor, projectId, mayReadProject);
  const shown = mayReadMetadata(project.actor, [project]);
  const found = await listed(catalog.aggregates, sample, samplesAsked(project.id, asked), asked);
  return recordsOf(found, (batch) => batch.map((one) => metadataDocument(one, shown)));
}

/** Its figures are asked for while it is read. */
async function answerSample(
  { figures, stores }: Catalog,
  id: string,
  reading: Promise<ReadableSample>,
): Promise<Answer> {
  const asking = figures.ofOne(id);
  asking.catch(() => {}); // where there is no sample to read, nobody waits for its figures
  const found = await reading;
  const document = await sampleDocument(stores.personalDataKeys, found, found.through, await asking);
  return { version: found.version, document };
}

/** The projects that hold the sample, lowest number first; those that the actor cannot read by name only. */
export async function listProjectsOfSample(catalog: Catalog, actor: Actor, id: string) {
  const { state, projects, actor: known } = await findSample(catalog, actor, id);
  return holdersOf(known, id, state, visibleProjectsOf(known, state, projects));
}

async function* holdersOf(actor: Actor, sample: string, { projects }: Sample, holders: readonly Loaded<Project>[]) {
  for (const holder of holders) {
    const ownership = projects.some(({ project, owner }) => owner && project === holder.id);
    yield holdingProject(actor, holder, { sample, ownership });
  }
}

/** @throws CommandRejected "missing" when the project has no sample of exactly this name */
export async function readSampleByName(
  catalog: Catalog,
  actor: Actor,
  project: string,
  sampleName: unknown,
): Promise<Answer> {
  await findProject(catalog, actor, project, mayReadProject);
  const value = nameKey(project, String(sampleName ?? ""));
  const [found] = await catalog.aggregates.findByIndex(sample, { index: "name", value, limit: 1 });
  if (!found) throw new CommandRejected("missing", "There is no sample with this name in the project.");
  return { version: found.version, document: { identifier: found.id, refs: { sample: found.id, project } } };
}

export async function readMetadataOf(catalog: Catalog, actor: Actor, id: string): Promise<Answer> {
  const found = await findSample(catalog, actor, id);
  return {
    version: found.version,
    document: metadataDocument(found, mayReadMetadata(actor, projectsOf(found.state, found.projects))),
  };
}
