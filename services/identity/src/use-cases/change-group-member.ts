// Gives a user another role in a group; the last owner stays one.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, IdentityContext } from "../context.ts";
import { group } from "../group/aggregate.ts";
import { newRole } from "../group/fields.ts";
import { findGroup } from "../group/find.ts";
import { mayManageGroup } from "../group/permissions.ts";
import { userInPath } from "../user/find.ts";
import type { Actor } from "../user/permissions.ts";

export async function changeGroupMember(
  { aggregates }: IdentityContext,
  actor: Actor,
  { group: id, user: nameOrId }: { readonly group: string; readonly user: string },
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  await findGroup(aggregates, actor, id, mayManageGroup);
  const user = await userInPath(aggregates, actor, nameOrId);
  const command = { type: "changeMember", user: user.id, role: newRole(body) } as const;
  const { version } = await aggregates.execute(group, id, command, context);
  return { version, document: { refs: { group: id, user: user.id } } };
}
