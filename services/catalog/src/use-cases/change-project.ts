// Changes the settings of a project.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { projectChanges } from "../project/fields.ts";
import { findProject } from "../project/find.ts";
import { type Actor, mayManageProject } from "../project/permissions.ts";

export async function changeProject(
  catalog: Catalog,
  actor: Actor,
  id: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  await findProject(catalog, actor, id, mayManageProject);
  const command = { type: "change", settings: projectChanges(body) } as const;
  const { version } = await catalog.aggregates.execute(project, id, command, context);
  return { version, document: { refs: { project: id } } };
}
