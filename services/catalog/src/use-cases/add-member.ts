// Adds a user to a project, by username.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { memberDocument } from "../project/document.ts";
import { findProject } from "../project/find.ts";
import { newMember } from "../project/member-fields.ts";
import { memberIn } from "../project/membership.ts";
import { mayManageProject } from "../project/permissions.ts";
import { userByName } from "../users.ts";

export async function addMember(
  catalog: Catalog,
  actor: UserCaller,
  id: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  await findProject(catalog, actor, id, mayManageProject);
  const { username, roles } = newMember(body);
  const user = await userByName(catalog, username, actor);
  const command = { type: "addMember", user: user.identifier, ...roles } as const;
  const { version, state } = await catalog.aggregates.execute(project, id, command, context);
  return { version, document: memberDocument(id, user, memberIn(state.members, user.identifier, "user")) };
}
