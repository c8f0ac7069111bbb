// Deletes a project. Its samples leave it afterwards: see event-handlers/project-deletion.ts.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { findProject } from "../project/find.ts";
import { type Actor, mayManageProject } from "../project/permissions.ts";

export async function deleteProject(
  catalog: Catalog,
  actor: Actor,
  id: string,
  context: CommandContext,
): Promise<Answer> {
  await findProject(catalog, actor, id, mayManageProject);
  const freeing = { ...context, freesSpace: true };
  const { version } = await catalog.aggregates.execute(project, id, { type: "delete" }, freeing);
  return { version, document: { refs: { project: id } } };
}
