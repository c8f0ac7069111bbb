// A user of BOOTSTRAP_FILE: created, or brought up to date. Their password stays as it is.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { IdentityContext } from "../context.ts";
import { addUser } from "../user/add.ts";
import type { NewUser } from "../user/fields.ts";
import { findByUsername } from "../user/find.ts";
import { sealChanges } from "../user/personal-data.ts";
import { changeAccount } from "../user/withdrawal.ts";

/** @throws CommandRejected "conflict" when the e-mail address is another user's */
export async function declareUser(identity: IdentityContext, wanted: NewUser, context: CommandContext): Promise<void> {
  const { aggregates, stores } = identity;
  const found = await findByUsername(aggregates, wanted.username);
  if (!found) {
    await addUser(identity, wanted, context);
    return;
  }
  const { systemRole, locale } = wanted;
  const personal = await sealChanges(stores.personalDataKeys, found.id, found.state, wanted);
  const command = { type: "change", changes: { systemRole, locale, ...personal } } as const;
  await changeAccount(aggregates, found, command, context);
}
