// Gives a group another role, or another metadata role, in a project.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { findProject } from "../project/find.ts";
import { memberChanges } from "../project/member-fields.ts";
import { mayManageProject, mayReadGroups } from "../project/permissions.ts";

export async function changeGroup(
  catalog: Catalog,
  actor: UserCaller,
  { project: id, group }: { readonly project: string; readonly group: string },
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  const found = await findProject(catalog, actor, id, mayManageProject);
  const command = { type: "changeGroup", group, roles: memberChanges(body) } as const;
  const { version, state } = await catalog.aggregates.execute(project, id, command, context);
  return { version, document: { refs: { project: mayReadGroups(found.actor, state) ? id : null, group } } };
}
