// What the history of an OAuth client shows, to administrators.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { EventDetails, HistoryOf } from "@isotrail/http";
import type { IdentityContext } from "../context.ts";
import { usernamesFor } from "../user/history.ts";
import type { Actor } from "../user/permissions.ts";
import { client } from "./aggregate.ts";
import type { ClientEvent } from "./decider.ts";
import { requireAdministrator } from "./permissions.ts";

const details: EventDetails<ClientEvent> = {
  ClientDeclared: ({ grants, scopes, redirectUris, accessTokenSeconds, refreshTokenSeconds, declaredIn }) => ({
    set: { grants, scopes, redirectUris, accessTokenSeconds, refreshTokenSeconds, declaredIn },
  }),
  ClientSecretRotated: ({ previousUntil }) => ({ previousUntil }),
  ClientRetired: () => ({}),
};

/** @throws CommandRejected "missing", "forbidden" */
export async function historyOfClient(
  identity: IdentityContext,
  actor: Actor,
  id: string,
): Promise<HistoryOf<ClientEvent>> {
  requireAdministrator(actor);
  const { aggregates, stores } = identity;
  if ((await aggregates.load(client, id)).version === 0)
    throw new CommandRejected("missing", "There is no such client.");
  return { eventLog: stores.eventLog, aggregate: client, id, details, usernames: usernamesFor(identity, actor) };
}
