// What the history of a session shows, to its user and to administrators, also once it has ended: never a code.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { EventDetails, HistoryOf } from "@isotrail/http";
import type { IdentityContext } from "../context.ts";
import { usernamesFor } from "../user/history.ts";
import type { Actor } from "../user/permissions.ts";
import { session } from "./aggregate.ts";
import type { SessionEvent } from "./decider.ts";
import { ownOrAdministered } from "./permissions.ts";
import type { SessionPath } from "./reads.ts";

const details: EventDetails<SessionEvent> = {
  SessionOpened: ({ method, scopes, expires }) => ({ set: { method, scopes, expiresDate: Number(expires) } }),
  SessionUsed: ({ scopes, expires }) => ({ set: { scopes, expiresDate: Number(expires) } }),
  CodeRedeemed: () => ({}),
  SessionRefreshed: () => ({}),
  SessionEnded: ({ reason }) => ({ reason }),
};

/** @throws CommandRejected "missing", "forbidden" */
export async function historyOfSession(
  identity: IdentityContext,
  actor: Actor,
  path: SessionPath,
): Promise<HistoryOf<SessionEvent>> {
  const { aggregates, stores } = identity;
  const user = await ownOrAdministered(identity, actor, path.user);
  const { state } = await aggregates.load(session, path.session);
  if (state?.user !== user.id) throw new CommandRejected("missing", "There is no such session.");
  const usernames = usernamesFor(identity, actor);
  return { eventLog: stores.eventLog, aggregate: session, id: path.session, details, usernames };
}
