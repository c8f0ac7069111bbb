// What the history of a user shows, and to whom: the user, and administrators. Which personal fields changed, never to what.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { EventDetails, HistoryOf } from "@isotrail/http";
import type { IdentityContext } from "../context.ts";
import { user } from "./aggregate.ts";
import { userDocuments } from "./document.ts";
import { findUser, findUsers } from "./find.ts";
import { type Actor, mayReadHistory, mayReadUser } from "./permissions.ts";
import type { UserEvent } from "./state.ts";

const PERSONAL = ["username", "email", "firstName", "lastName", "phoneNumber"] as const;

const details: EventDetails<UserEvent> = {
  UserCreated: ({ systemRole, locale, enabled, declared }) => ({
    set: { systemRole, locale, enabled: enabled ?? true, ...(declared && { declared }) },
  }),
  UserChanged: ({ systemRole, locale, enabled, declared, ...personal }) => ({
    set: {
      ...(systemRole != null && { systemRole }),
      ...(locale != null && { locale }),
      ...(enabled != null && { enabled }),
      ...(declared != null && { declared }),
    },
    sealed: PERSONAL.filter((name) => personal[name] != null),
  }),
  PasswordChanged: () => ({}),
  UserDeleted: () => ({}),
  AdministratorWithdrawalBegun: () => ({}),
  AdministratorWithdrawalCancelled: () => ({}),
};

/** @throws CommandRejected "missing", "forbidden" */
export async function historyOfUser(
  identity: IdentityContext,
  actor: Actor,
  nameOrId: string,
): Promise<HistoryOf<UserEvent>> {
  const { aggregates, stores } = identity;
  const found = await findUser(aggregates, nameOrId);
  const id = found?.id ?? nameOrId;
  if (!mayReadHistory(actor, id)) throw new CommandRejected("forbidden", "You are not allowed to do this.");
  if ((await aggregates.load(user, id)).version === 0) throw new CommandRejected("missing", "There is no such user.");
  return { eventLog: stores.eventLog, aggregate: user, id, details, usernames: usernamesFor(identity, actor) };
}

/** The names of those users that the actor may read. */
export const usernamesFor =
  ({ aggregates, stores }: IdentityContext, actor: Actor): HistoryOf<never>["usernames"] =>
  async (ids) => {
    const readable = ids.filter((one) => mayReadUser(actor, one));
    const users = await userDocuments(stores.personalDataKeys, await findUsers(aggregates, readable));
    return new Map(users.map(({ identifier, username }) => [identifier, username]));
  };
