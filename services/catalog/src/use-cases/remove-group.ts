// Takes a group out of a project: whoever was in the project only through it is no longer.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { findProject } from "../project/find.ts";
import { mayManageProject, mayReadGroups } from "../project/permissions.ts";

export async function removeGroup(
  catalog: Catalog,
  actor: UserCaller,
  { project: id, group }: { readonly project: string; readonly group: string },
  context: CommandContext,
): Promise<Answer> {
  const found = await findProject(catalog, actor, id, mayManageProject);
  const command = { type: "removeGroup", group } as const;
  const { version, state } = await catalog.aggregates.execute(project, id, command, { ...context, freesSpace: true });
  // whoever was an owner only through this group cannot read the project any more: no link leads them there
  return { version, document: { refs: { project: mayReadGroups(found.actor, state) ? id : null } } };
}
