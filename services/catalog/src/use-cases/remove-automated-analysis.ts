// Files that come to samples of the project are no longer analysed in this way; what is under way goes on.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { findProject } from "../project/find.ts";
import { mayManageProject } from "../project/permissions.ts";

export async function removeAutomatedAnalysis(
  catalog: Catalog,
  actor: UserCaller,
  { project: id, analysis }: { readonly project: string; readonly analysis: string },
  context: CommandContext,
): Promise<Answer> {
  await findProject(catalog, actor, id, mayManageProject);
  const command = { type: "removeAutomatedAnalysis", id: analysis } as const;
  const { version } = await catalog.aggregates.execute(project, id, command, { ...context, freesSpace: true });
  return { version, document: { refs: { project: id } } };
}
