// Adds a user to a project, by username.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { memberDocument } from "../project/document.ts";
import { newMember } from "../project/fields.ts";
import { findProject } from "../project/find.ts";
import { mayManageProject } from "../project/permissions.ts";
import { memberOf } from "../project/reads.ts";
import { userByName } from "../users.ts";

export async function addMember(
  catalog: Catalog,
  actor: UserCaller,
  id: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  const { aggregates } = catalog;
  await findProject(catalog, actor, id, mayManageProject);
  const { username, role } = newMember(body);
  const user = await userByName(catalog, username, actor);
  const command = { type: "addMember", user: user.identifier, role } as const;
  const { version, state } = await aggregates.execute(project, id, command, context);
  return { version, document: memberDocument(id, user, memberOf(state, user.identifier)) };
}
