// Adds a user to a project, by username.
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import type { UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { memberDocument } from "../project/document.ts";
import { findProject } from "../project/find.ts";
import { newMember } from "../project/member-fields.ts";
import { memberIn } from "../project/membership.ts";
import { mayManageProject } from "../project/permissions.ts";
import { userByName, usersByIds } from "../users.ts";

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
  const { identifier } = user;
  const command = { type: "addMember", user: identifier, ...roles } as const;
  const { version, state } = await catalog.aggregates.execute(project, id, command, context);
  // whose account has ended since they were looked up may have come in behind their leaving: membership-end.ts
  if (!(await usersByIds(catalog, [identifier], actor)).has(identifier)) {
    const leaving = { type: "removeMember", user: identifier, accountEnded: true } as const;
    await catalog.aggregates.execute(project, id, leaving, {
      ...context,
      idempotencyKey: undefined,
      ifVersion: undefined,
    });
    throw new CommandRejected("missing", "There is no such user.");
  }
  return { version, document: memberDocument(id, user, memberIn(state.members, identifier, "user")) };
}
