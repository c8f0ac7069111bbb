// What the history of an application password shows, to its user and to administrators: never its hash, nor its name.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { EventDetails, HistoryOf } from "@isotrail/http";
import type { IdentityContext } from "../context.ts";
import { ownOrAdministered } from "../session/permissions.ts";
import { usernamesFor } from "../user/history.ts";
import type { Actor } from "../user/permissions.ts";
import { applicationPassword } from "./aggregate.ts";
import type { ApplicationPasswordEvent } from "./decider.ts";
import type { ApplicationPasswordPath } from "./find.ts";

const details: EventDetails<ApplicationPasswordEvent> = {
  ApplicationPasswordCreated: ({ scopes, expires }) => ({
    set: { scopes, expiresDate: Number(expires) || null },
    sealed: ["name"],
  }),
  ApplicationPasswordEnded: () => ({}),
};

/** @throws CommandRejected "missing", "forbidden" */
export async function historyOfApplicationPassword(
  identity: IdentityContext,
  actor: Actor,
  path: ApplicationPasswordPath,
): Promise<HistoryOf<ApplicationPasswordEvent>> {
  const { aggregates, stores } = identity;
  const user = await ownOrAdministered(identity, actor, path.user);
  const id = path.applicationPassword;
  const { state } = await aggregates.load(applicationPassword, id);
  if (state?.user !== user.id) throw new CommandRejected("missing", "There is no such application password.");
  return {
    eventLog: stores.eventLog,
    aggregate: applicationPassword,
    id,
    details,
    usernames: usernamesFor(identity, actor),
  };
}
