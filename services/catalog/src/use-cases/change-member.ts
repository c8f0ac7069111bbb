// Gives a member of a project another role, or another metadata role; the last owner stays one.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { findProject } from "../project/find.ts";
import { memberChanges } from "../project/member-fields.ts";
import { mayManageProject } from "../project/permissions.ts";
import { userInPath } from "../users.ts";

export async function changeMember(
  catalog: Catalog,
  actor: UserCaller,
  { project: id, user: nameOrId }: { readonly project: string; readonly user: string },
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  await findProject(catalog, actor, id, mayManageProject);
  const user = await userInPath(catalog, nameOrId, actor);
  const command = { type: "changeMember", user: user.identifier, roles: memberChanges(body) } as const;
  const { version } = await catalog.aggregates.execute(project, id, command, context);
  return { version, document: { refs: { project: id, username: user.username } } };
}
