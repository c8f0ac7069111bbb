// Deletes a project. Its samples leave it afterwards: see event-handlers/project-deletion.ts.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { findProject } from "../project/find.ts";
import { type Actor, mayManageProject } from "../project/permissions.ts";

export async function deleteProject(
  { aggregates }: Catalog,
  actor: Actor,
  id: string,
  context: CommandContext,
): Promise<Answer> {
  await findProject(aggregates, actor, id, mayManageProject);
  const { version } = await aggregates.execute(project, id, { type: "delete" }, { ...context, freesSpace: true });
  return { version, document: { refs: { project: id } } };
}
