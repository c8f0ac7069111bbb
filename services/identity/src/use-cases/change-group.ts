// Changes the name or the description of a group of users.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, IdentityContext } from "../context.ts";
import { group, nameTaken } from "../group/aggregate.ts";
import { groupChanges } from "../group/fields.ts";
import { findGroup } from "../group/find.ts";
import { mayManageGroup } from "../group/permissions.ts";
import type { Actor } from "../user/permissions.ts";

export async function changeGroup(
  { aggregates }: IdentityContext,
  actor: Actor,
  id: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  await findGroup(aggregates, actor, id, mayManageGroup);
  const command = { type: "change", fields: groupChanges(body) } as const;
  const { version } = await aggregates.execute(group, id, command, context).catch(nameTaken);
  return { version, document: { refs: { group: id } } };
}
