// Removes a member from a project; its last owner stays.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { findProject } from "../project/find.ts";
import { mayManageProject, mayReadProject } from "../project/permissions.ts";
import { userInPath } from "../users.ts";

export async function removeMember(
  catalog: Catalog,
  actor: UserCaller,
  { project: id, user: nameOrId }: { readonly project: string; readonly user: string },
  context: CommandContext,
): Promise<Answer> {
  const found = await findProject(catalog, actor, id, mayManageProject);
  const user = await userInPath(catalog, nameOrId, actor);
  const command = { type: "removeMember", user: user.identifier } as const;
  const { version, state } = await catalog.aggregates.execute(project, id, command, { ...context, freesSpace: true });
  // members who have removed themselves cannot read the project any more: no link leads them there
  return { version, document: { refs: { project: mayReadProject(found.actor, state) ? id : null } } };
}
