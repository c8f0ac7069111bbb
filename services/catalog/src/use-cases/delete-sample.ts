// Deletes a sample from all its projects.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, Catalog } from "../context.ts";
import type { Actor } from "../project/permissions.ts";
import { sample } from "../sample/aggregate.ts";
import { findSample } from "../sample/find.ts";
import { mayDeleteSample } from "../sample/permissions.ts";

export async function deleteSample(
  catalog: Catalog,
  actor: Actor,
  id: string,
  context: CommandContext,
): Promise<Answer> {
  const { through } = await findSample(catalog, actor, id, mayDeleteSample);
  const freeing = { ...context, freesSpace: true };
  const { version } = await catalog.aggregates.execute(sample, id, { type: "delete" }, freeing);
  return { version, document: { refs: { sample: id, project: through.id } } };
}
