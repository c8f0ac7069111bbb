// Creates a group of users. Whoever does is its first owner.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, IdentityContext } from "../context.ts";
import { group, nameTaken } from "../group/aggregate.ts";
import { groupDocument } from "../group/document.ts";
import { newGroup } from "../group/fields.ts";
import { forbidden } from "../group/find.ts";
import { mayUseGroups } from "../group/permissions.ts";
import type { Actor } from "../user/permissions.ts";

export async function createGroup(
  { aggregates }: IdentityContext,
  actor: Actor,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  if (!mayUseGroups(actor)) throw forbidden();
  const command = { type: "create", fields: newGroup(body), owner: actor.user } as const;
  const newId = () => aggregates.nextId(group.category);
  const made = await aggregates.create(group, newId, () => command, context).catch(nameTaken);
  return { version: made.version, document: groupDocument(made) };
}
