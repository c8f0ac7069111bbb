// Creates a user. Administrators create users of any role, managers those of role ROLE_USER.
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import type { Answer, IdentityContext } from "../context.ts";
import { addUser } from "../user/add.ts";
import { userDocument } from "../user/document.ts";
import { newUser } from "../user/fields.ts";
import { type Actor, mayCreateUserOf, mayCreateUsers } from "../user/permissions.ts";

export async function createUser(
  identity: IdentityContext,
  actor: Actor,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  if (!mayCreateUsers(actor))
    throw new CommandRejected("forbidden", "Only administrators and managers may create users.");
  const wanted = newUser(body);
  if (!mayCreateUserOf(actor, wanted.systemRole))
    throw new CommandRejected("forbidden", "A manager may only create users with the role ROLE_USER.");
  const made = await addUser(identity, wanted, context);
  return { version: made.version, document: await userDocument(identity.stores.personalDataKeys, made) };
}
