// Changes a user: administrators anybody, others themselves, but neither their role nor their name.
import { type CommandContext, CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import { objectOf } from "@isotrail/http";
import type { Answer, IdentityContext } from "../context.ts";
import type { ChangeCommand } from "../user/decider.ts";
import { type ChangedUser, userChanges } from "../user/fields.ts";
import { userInPath } from "../user/find.ts";
import { checkCurrent, checkNotUsedBefore, checkNotUsername } from "../user/password.ts";
import { type Actor, mayChangeUser } from "../user/permissions.ts";
import { sealChanges } from "../user/personal-data.ts";
import type { User } from "../user/state.ts";
import { changeAccount } from "../user/withdrawal.ts";

const NOT_ALLOWED =
  "Administrators change users. Everybody else but a sequencer changes their own account, but not its role, its username or whether it is enabled.";

export async function changeUser(
  identity: IdentityContext,
  actor: Actor,
  nameOrId: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  const { aggregates, stores } = identity;
  const found = await userInPath(aggregates, actor, nameOrId);
  if (!mayChangeUser(actor, found.id, Object.keys(objectOf(body)))) throw new CommandRejected("forbidden", NOT_ALLOWED);
  const { systemRole, locale, enabled, ...wanted } = userChanges(body);
  const password = await newPassword(identity, actor, found, wanted);
  const personal = await sealChanges(stores.personalDataKeys, found.id, found.state, wanted);
  const account = Object.entries({ systemRole, locale, enabled }).filter(([, value]) => value !== undefined);
  const changes = { ...Object.fromEntries(account), ...personal };
  const command: ChangeCommand = { type: "change", changes, ...(password && { password }) };
  const { version } = await changeAccount(aggregates, found, command, context);
  return { version, document: { refs: { user: found.id } } };
}

/** Who sets a password of their own says the current one: a token that somebody found does not suffice. */
async function newPassword(
  identity: IdentityContext,
  actor: Actor,
  found: Loaded<User>,
  { password, currentPassword, username }: ChangedUser,
): Promise<ChangeCommand["password"]> {
  if (password === undefined) return undefined;
  const { stores, passwords } = identity;
  const { id, state } = found;
  const own = actor.user === id;
  if (own) await checkCurrent(identity, found, currentPassword);
  const [name = ""] = await stores.personalDataKeys.open([state.username]);
  checkNotUsername(password, username ?? name);
  await checkNotUsedBefore(identity, state, password);
  const hash = await stores.personalDataKeys.seal(`user-${id}`, await passwords.hash(password));
  return { hash, ...(own && { replaces: state.passwordHash }) };
}
