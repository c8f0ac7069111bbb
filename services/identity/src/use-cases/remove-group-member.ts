// Takes a user out of a group, who loses at once what they had through it; its last owner stays.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, IdentityContext } from "../context.ts";
import { group } from "../group/aggregate.ts";
import { findGroup, forbidden } from "../group/find.ts";
import { mayRemoveFromGroup } from "../group/permissions.ts";
import { userInPath } from "../user/find.ts";
import type { Actor } from "../user/permissions.ts";

export async function removeGroupMember(
  { aggregates }: IdentityContext,
  actor: Actor,
  { group: id, user: nameOrId }: { readonly group: string; readonly user: string },
  context: CommandContext,
): Promise<Answer> {
  const { state } = await findGroup(aggregates, actor, id);
  const user = await userInPath(aggregates, actor, nameOrId);
  if (!mayRemoveFromGroup(actor, state, user.id)) throw forbidden();
  const command = { type: "removeMember", user: user.id } as const;
  const { version } = await aggregates.execute(group, id, command, { ...context, freesSpace: true });
  return { version, document: { refs: { group: id } } };
}
