// Results of an analysis become metadata of a sample: for the user who asked for it, or by an automated analysis of a project.
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import { type Caller, objectOf } from "@isotrail/http";
import type { Catalog } from "../context.ts";
import { forbidden } from "../project/find.ts";
import { sample } from "../sample/aggregate.ts";
import { findSample, findSamples } from "../sample/find.ts";
import type { Metadata } from "../sample/metadata.ts";
import { readMetadata } from "../sample/metadata-fields.ts";
import { mayChangeSample } from "../sample/permissions.ts";

/** `project`: whose automated analysis it was. */
export type Results = { readonly sample: string; readonly entries: Metadata; readonly project?: string };

/** @throws CommandRejected "invalid" */
export function resultsIn(body: unknown): Results {
  const { sample, entries, project } = objectOf(body);
  if (typeof sample !== "string" || (project !== undefined && typeof project !== "string"))
    throw new CommandRejected("invalid", "Name a sample, and for an automated analysis its project.");
  return { sample, entries: readMetadata(entries), ...(project !== undefined && { project }) };
}

/** As a PUT of metadata. @throws CommandRejected "forbidden" where the user, or the project, may no longer change the sample */
export async function keepResults(
  catalog: Catalog,
  { user, role, ...caller }: Caller,
  { sample: id, entries, project }: Results,
  context: CommandContext,
): Promise<void> {
  if (user && role) await findSample(catalog, { ...caller, user, role }, id, mayChangeSample);
  else await requireAutomatedAnalysis(catalog, id, project);
  await catalog.aggregates.execute(sample, id, { type: "mergeMetadata", entries }, context);
}

/** The project owns the sample, and still wants results to be kept. */
async function requireAutomatedAnalysis(catalog: Catalog, id: string, project: string | undefined): Promise<void> {
  const found = (await findSamples(catalog, [id])).get(id);
  if (!found) throw new CommandRejected("missing", "There is no such sample.");
  const owns = found.state.projects.some((held) => held.project === project && held.owner);
  const analyses = project === undefined ? undefined : found.projects.get(project)?.state.automatedAnalyses;
  if (!owns || !analyses?.some(({ updateSamples }) => updateSamples)) throw forbidden();
}
