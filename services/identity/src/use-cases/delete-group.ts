// Deletes a group of users. From that moment nobody is in a project through it; the catalog takes it out of its projects.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, IdentityContext } from "../context.ts";
import { group } from "../group/aggregate.ts";
import { findGroup } from "../group/find.ts";
import { mayManageGroup } from "../group/permissions.ts";
import type { Actor } from "../user/permissions.ts";

export async function deleteGroup(
  { aggregates }: IdentityContext,
  actor: Actor,
  id: string,
  context: CommandContext,
): Promise<Answer> {
  await findGroup(aggregates, actor, id, mayManageGroup);
  const { version } = await aggregates.execute(group, id, { type: "delete" }, { ...context, freesSpace: true });
  return { version, document: { refs: { group: id } } };
}
