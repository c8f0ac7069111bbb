// A user of BOOTSTRAP_FILE: created, or brought up to date. Their password stays as it is.
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import type { IdentityContext } from "../context.ts";
import { addUser } from "../user/add.ts";
import type { NewUser } from "../user/fields.ts";
import { findByUsername } from "../user/find.ts";
import { sealChanges } from "../user/personal-data.ts";
import { changeAccount } from "../user/withdrawal.ts";

/**
 * @returns their identifier; undefined when an account of this name was deleted: nobody else has the name then
 * @throws CommandRejected "conflict" when the e-mail address is another user's
 */
export async function declareUser(
  identity: IdentityContext,
  wanted: NewUser,
  context: CommandContext,
): Promise<string | undefined> {
  const { aggregates, stores } = identity;
  const found = await findByUsername(aggregates, wanted.username);
  if (!found) return addDeclared(identity, wanted, context);
  const { systemRole, locale } = wanted;
  const personal = await sealChanges(stores.personalDataKeys, found.id, found.state, wanted);
  // whom the file did not have before is taken in; whom an administrator has disabled since stays so
  const takenIn = found.state.declared ? {} : { declared: true, enabled: true };
  const command = { type: "change", changes: { systemRole, locale, ...personal, ...takenIn } } as const;
  await changeAccount(aggregates, found, command, context);
  return found.id;
}

async function addDeclared(
  identity: IdentityContext,
  wanted: NewUser,
  context: CommandContext,
): Promise<string | undefined> {
  try {
    return (await addUser(identity, wanted, context, true)).id;
  } catch (error) {
    const isNameTaken = error instanceof CommandRejected && error.properties.username !== undefined;
    if (!isNameTaken || (await findByUsername(identity.aggregates, wanted.username))) throw error;
    identity.logger.warn("BOOTSTRAP_FILE declares a user whose account was deleted: nobody gets their name again");
    return undefined;
  }
}
