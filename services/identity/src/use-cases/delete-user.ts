// Deletes a user: the account ends at once, for good. What follows from it is in event-handlers/account-end.ts.
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import type { Answer, IdentityContext } from "../context.ts";
import { userInPath } from "../user/find.ts";
import { type Actor, mayDeleteUser, mayDeleteUsers } from "../user/permissions.ts";
import { changeAccount } from "../user/withdrawal.ts";

export async function deleteUser(
  { aggregates }: IdentityContext,
  actor: Actor,
  nameOrId: string,
  context: CommandContext,
): Promise<Answer> {
  if (!mayDeleteUsers(actor)) throw mayNotDelete();
  const found = await userInPath(aggregates, actor, nameOrId);
  if (!mayDeleteUser(actor, found.state.systemRole)) throw mayNotDelete();
  const { version } = await changeAccount(aggregates, found, { type: "delete" }, { ...context, freesSpace: true });
  return { version, document: { refs: { user: found.id } } };
}

const mayNotDelete = () =>
  new CommandRejected("forbidden", "Administrators delete users, and managers those with the role ROLE_USER.");
