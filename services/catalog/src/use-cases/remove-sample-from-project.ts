// Takes a sample out of a project; one that is in no other project is deleted.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, Catalog } from "../context.ts";
import { type Actor, mayManageProject } from "../project/permissions.ts";
import { sample } from "../sample/aggregate.ts";
import { findSampleInProject } from "../sample/find.ts";

export async function removeSampleFromProject(
  catalog: Catalog,
  actor: Actor,
  { project, sample: id }: { readonly project: string; readonly sample: string },
  context: CommandContext,
): Promise<Answer> {
  const { through } = await findSampleInProject(catalog, actor, { project, id }, mayManageProject);
  const command = { type: "removeFromProject", project } as const;
  const { version } = await catalog.aggregates.execute(sample, id, command, { ...context, freesSpace: true });
  // who withdrew it from a project that they cannot read is not led there
  return { version, document: { refs: { sample: id, project: through.id === project ? project : null } } };
}
