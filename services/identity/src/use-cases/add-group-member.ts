// Brings a user into a group, by username.
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import type { Answer, IdentityContext } from "../context.ts";
import { group } from "../group/aggregate.ts";
import { memberOf } from "../group/decider.ts";
import { memberDocument } from "../group/document.ts";
import { newMember } from "../group/fields.ts";
import { findGroup } from "../group/find.ts";
import { mayManageGroup } from "../group/permissions.ts";
import { userDocument } from "../user/document.ts";
import { findByUsername } from "../user/find.ts";
import type { Actor } from "../user/permissions.ts";

export async function addGroupMember(
  { aggregates, stores }: IdentityContext,
  actor: Actor,
  id: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  await findGroup(aggregates, actor, id, mayManageGroup);
  const { username, role } = newMember(body);
  const user = await findByUsername(aggregates, username);
  if (!user) throw new CommandRejected("missing", "There is no such user.");
  const command = { type: "addMember", user: user.id, role } as const;
  const { version, state } = await aggregates.execute(group, id, command, context);
  const document = await userDocument(stores.personalDataKeys, user);
  return { version, document: memberDocument(id, document, memberOf(state.members, user.id)) };
}
