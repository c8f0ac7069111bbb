// Creates a sample in a project, which owns it.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, Catalog } from "../context.ts";
import { NO_FILES } from "../figures.ts";
import { findProject } from "../project/find.ts";
import { type Actor, mayAddSamples } from "../project/permissions.ts";
import { sample } from "../sample/aggregate.ts";
import { sampleDocument } from "../sample/document.ts";
import { newSample } from "../sample/fields.ts";
import { nameTaken } from "../sample/name.ts";
import { sealPersonalData } from "../sample/personal-data.ts";

export async function createSample(
  catalog: Catalog,
  actor: Actor,
  projectId: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  const { aggregates, stores } = catalog;
  const { personalDataKeys } = stores;
  const project = await findProject(catalog, actor, projectId, mayAddSamples);
  const fields = newSample(body);
  const newId = () => aggregates.nextId(sample.category);
  const command = async (id: string) =>
    ({ type: "create", project: projectId, fields: await sealPersonalData(personalDataKeys, id, fields) }) as const;
  const made = await aggregates.create(sample, newId, command, context).catch(nameTaken);
  // also when the request is repeated: "its first answer again"
  return { version: made.version, document: await sampleDocument(personalDataKeys, made, project, NO_FILES) };
}
